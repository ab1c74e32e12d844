/** What a file says: fields within fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** What stands at a path such as "limits.moveSeconds"; undefined if nothing does. */
export function valueAt(fields: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields);
}

/** The same with another value at a path; undefined takes it out. Fields that are not spoken of stay as they are. */
export function withValue(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...deeper] = path.split('.');
  const { [name]: before, ...others } = fields;
  const inner = isFields(before) ? before : {};
  const next = deeper.length === 0 ? value : withValue(inner, deeper.join('.'), value);
  if (next === undefined) return others;
  return { ...fields, [name]: next };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textsAt(fields: Fields, path: string): string[] {
  const value = valueAt(fields, path);
  return Array.isArray(value) ? value.map(String) : [];
}
