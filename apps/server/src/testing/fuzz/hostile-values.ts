function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u2066x',
  '👨‍👩‍👧‍👦'.repeat(40),
  'e\u0301'.repeat(200),
  'x'.repeat(100_000),
  '\r\n\r\nSet-Cookie: a=b',
  "'; drop table users; --",
  '%00%E0%A4%A%',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '٣',
  '00000000-0000-0000-0000-000000000000',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'sample:nothing:scene',
  '9999-99-99T99:99:99Z',
];

/** Of every type, each wrong nearly everywhere. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  [[[]]],
  Array.from({ length: 5_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, index])),
  // As text becomes it: written in the source it would set the prototype instead.
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  { toString: 1, valueOf: null, length: -1 },
  nested(70),
  nested(1_000),
];
