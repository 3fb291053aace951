type Params = Readonly<Record<string, unknown>>;

/** What a product fills in, with what the row says itself over it, part by part. */
export function withParams(filled: object, params: Params): Params {
  const result: Record<string, unknown> = { ...filled };
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    const before = result[name];
    result[name] = isParams(before) && isParams(value) ? withParams(before, value) : value;
  }
  return result;
}

function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
