import { isJsonObject, type JsonObject } from '@adwright/contract/document/json-value.ts';

/** The names of fields that belong to one product, or of parts of them: `words.headline`. */
export type OfEach<Fields> = readonly (keyof Fields | `${string & keyof Fields}.${string}`)[];

/** What of a form can serve another product: everything but what belongs to this one. */
export function settingsOf<Fields extends object>(fields: Fields, ofEach: OfEach<Fields>): JsonObject {
  return without(fields as JsonObject, names(ofEach));
}

function without(fields: JsonObject, left: ReadonlySet<string>, within = ''): JsonObject {
  const kept = Object.entries(fields).filter(([name]) => !left.has(within + name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isJsonObject(value) ? without(value, left, `${within}${name}.`) : value]),
  );
}

/**
 * The fields with saved settings in them. Settings may be years old, and a form that is handed a text where it has a
 * list falls over: what does not look like what stands there now is left out.
 */
export function withSettings<Fields extends object>(fields: Fields, ofEach: OfEach<Fields>, saved: JsonObject): Fields {
  const settings = without(saved, names(ofEach));
  const known = Object.entries(fields).filter(([name]) => !names(ofEach).has(name));
  const taken = known.map(([name, now]) => [name, fitted(now, settings[name])]);
  return { ...fields, ...Object.fromEntries(taken) };
}

function names(ofEach: readonly PropertyKey[]): ReadonlySet<string> {
  return new Set(ofEach.map(String));
}

function fitted(now: unknown, saved: unknown): unknown {
  if (saved === undefined) return now;
  // Nothing is chosen yet, or nothing was: what it could be cannot be told from it.
  if (now === null || now === undefined || saved === null) return saved;
  if (Array.isArray(now)) return fitsList(now, saved) ? saved : now;
  if (isJsonObject(now)) return isJsonObject(saved) ? fittedParts(now, saved) : now;
  return typeof now === typeof saved ? saved : now;
}

function fitsList(now: readonly unknown[], saved: unknown): boolean {
  return Array.isArray(saved) && saved.every((one) => now.length === 0 || typeof one === typeof now[0]);
}

/** Parts that only one of them has belong to a table that grows and shrinks. */
function fittedParts(now: JsonObject, saved: JsonObject): JsonObject {
  return Object.fromEntries(
    [...new Set([...Object.keys(now), ...Object.keys(saved)])].map((name) => [name, fitted(now[name], saved[name])]),
  );
}
