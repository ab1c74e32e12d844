/** Whoever watches, and what they are told. */
export class Hub {}
