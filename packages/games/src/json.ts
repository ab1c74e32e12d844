import { fail, type Result } from './result.js';

/** The members of a JSON object, or an empty one: what is missing is found where it is used. */
export function members(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  return json as Readonly<Record<string, unknown>>;
}

/** The fault of a JSON value that is not a state: `field` is missing or wrong. */
export function wrongField(field: string): Result<never> {
  return fail('json-shape', { field });
}
