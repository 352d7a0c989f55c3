/** A text of several fields, as JSON. */
export type JsonObject = Record<string, unknown>;

/** A field's path in a document: names and numbers separated by dots, as in the API's errors. */
export const joinPath = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

export function readAt(value: unknown, path: string): unknown {
  let part = value;
  for (const name of path === '' ? [] : path.split('.')) part = Object(part)[name];
  return part;
}

/**
 * The value with another one at a path; anything not on the path remains the same object.
 * @param next undefined removes the field
 */
export function writeAt<Value>(value: Value, path: string, next: unknown): Value;
export function writeAt(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next;
  const [name = '', ...rest] = path.split('.');
  const written = writeAt(Object(value)[name] as unknown, rest.join('.'), next);
  if (Array.isArray(value)) return value.with(Number(name), written);
  const { [name]: _, ...others } = Object(value) as Record<string, unknown>;
  if (written === undefined) return others;
  return { ...Object(value), [name]: written };
}

/** Whether two values are equal, regardless of the order of their fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameJson(Object(one)[name], Object(other)[name]));
}
