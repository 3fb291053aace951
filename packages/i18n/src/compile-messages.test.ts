import { expect, it } from 'vitest';
import { compileMessages } from './compile-messages.ts';

it('keeps plain text plain and groups grouped', () => {
  expect(compileMessages({ a: { b: 'Hello' } })).toEqual({ a: { b: 'Hello' } });
});

it('compiles arguments into a tree that survives JSON', () => {
  const compiled = compileMessages({ a: 'Hi {name}, {n, plural, one {# ad} other {# ads}}' });
  expect(JSON.parse(JSON.stringify(compiled))).toEqual({
    a: ['Hi ', ['name'], ', ', ['n', 2, { one: [0, ' ad'], other: [0, ' ads'] }]],
  });
});

it('refuses anything that is neither a text nor a group', () => {
  expect(() => compileMessages({ a: 1 })).toThrow(TypeError);
});
