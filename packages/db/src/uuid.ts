const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Postgres rejects a malformed uuid with an error; to a caller such an id is just one that nothing has. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
