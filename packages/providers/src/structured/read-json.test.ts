import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it('finds the object, also among words and fences', () => {
  for (const text of [
    '{"a":1}',
    ' \n{"a":1}\n',
    '```json\n{"a":1}\n```',
    'Here you are:\n```\n{"a":1}\n```\nEnjoy!',
    'Sure! {"a":1} Bye.',
  ]) {
    expect(readJson(text)).toEqual({ a: 1 });
  }
});

it('finds none where there is none', () => {
  for (const text of ['', 'Sorry.', '"text"', '42', '{"a":', 'null']) expect(readJson(text)).toBeUndefined();
});
