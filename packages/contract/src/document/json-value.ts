export type JsonObject = { readonly [name: string]: unknown };

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same as JSON, whatever the order of an object's members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((value, index) => sameJson(value, other[index]))
    );
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = namesOf(one);
  return names.length === namesOf(other).length && names.every((name) => sameJson(one[name], other[name]));
}

/** Members that JSON writes: one that is undefined is not there. */
export function namesOf(value: JsonObject): string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}
