/** Light tracking: the same phases and rules; what is not known is asked when it matters. */
export { candidatesLight } from './light/candidates';
export { correctionsLight } from './light/corrections';
export { decideLight } from './light/decide';
export { evolveLight, initialLight } from './light/evolve';
