/** Reading values of unknown shape, as a stranger's JSON has them. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** The text of a value that may be a text, a number, or an object that holds one. */
export function asText(value: unknown): string {
  const [first] = asList(value);
  if (typeof first === 'string') return first.trim();
  if (typeof first === 'number') return String(first);
  if (!isObject(first)) return '';
  for (const key of ['@value', 'name', 'value', 'text', 'title', '@id', 'label']) {
    const inner = first[key];
    if (typeof inner === 'string') return inner.trim();
  }
  return '';
}

export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The first of several spellings that is there. */
export function pick(object: Json, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = object[key];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Every object inside, in order, without recursion and within bounds. */
export function* objectsIn(root: unknown, most = 60_000): Generator<Json> {
  const open: unknown[] = [root];
  for (let seen = 0; open.length > 0 && seen < most; seen += 1) {
    const value = open.pop();
    if (Array.isArray(value)) {
      for (let at = Math.min(value.length, 5_000) - 1; at >= 0; at -= 1) open.push(value[at]);
    } else if (isObject(value)) {
      yield value;
      const inner = Object.values(value);
      for (let at = Math.min(inner.length, 5_000) - 1; at >= 0; at -= 1) {
        if (typeof inner[at] === 'object' && inner[at] !== null) open.push(inner[at]);
      }
    }
  }
}
