/** Light tracking: what was won is entered; the app does Chicago, sanctions, terms, power and the end. */
export { candidatesLight } from './light/candidates';
export { correctionsLight } from './light/corrections';
export { decideLight } from './light/decide';
export { evolveLight } from './light/evolve';
