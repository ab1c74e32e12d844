import { type Fault, fault, type Values } from '@daeguk/games';

/** A fault on its way to whoever asked, from where a request can only be broken off. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(code: string, values: Values = {}) {
    super(code);
    this.fault = fault(code, values);
  }
}
