export type Fields = Readonly<Record<string, unknown>>;

/** A contest with some of its fields changed: objects field by field, everything else as a whole. */
export function withOverrides(json: unknown, changes: Fields): unknown {
  if (!isFields(json)) return json;
  const changed: Record<string, unknown> = { ...json };
  for (const [name, value] of Object.entries(changes)) {
    // A name like "__proto__" is a field like any other, and then one that no contest has.
    const own = Object.hasOwn(json, name) ? json[name] : undefined;
    const merged = isFields(value) && isFields(own) ? withOverrides(own, value) : value;
    Object.defineProperty(changed, name, {
      value: merged,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return changed;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
