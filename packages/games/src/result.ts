/** Errors are values: a code that programs rely on, and the values its sentence speaks of. */
export interface Fault {
  readonly code: string;
  readonly values: Values;
}

export type Values = Readonly<Record<string, string | number>>;

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fault(code: string, values: Values = {}): Fault {
  return { code, values };
}

export function fail(code: string, values: Values = {}): { ok: false; fault: Fault } {
  return { ok: false, fault: fault(code, values) };
}
