/** Keeps a name of any script from turning the sentence round it (Unicode isolates). */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
