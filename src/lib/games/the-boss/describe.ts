/** What the log says of an entry, and the facts behind it. */
export { tell } from './describe/tell';
export { why } from './describe/why';
