import { expect, it } from 'vitest';
import { createEventStreamParser } from './event-stream-parser.ts';

it.each(['\n', '\r\n', '\r'])('reads messages whatever the line break (%j) and wherever the pieces are cut', (br) => {
  const text = [
    ': hello',
    '',
    'event: run',
    'data: {"a":',
    'data: 1}',
    'id: 7',
    '',
    'data:bare',
    '',
    'event: nothing',
    '',
    'data: last',
    '',
    '',
  ].join(br);
  for (let size = 1; size < text.length; size += 1) {
    const parse = createEventStreamParser();
    const messages = [];
    for (let at = 0; at < text.length; at += size) messages.push(...parse(text.slice(at, at + size)));
    // A lone carriage return can only be told from half a pair once something follows it.
    messages.push(...parse(': end'));
    expect(messages).toEqual([
      { event: 'run', data: '{"a":\n1}', id: '7' },
      { event: 'message', data: 'bare', id: '7' },
      { event: 'message', data: 'last', id: '7' },
    ]);
  }
});

it('keeps an unfinished message back', () => {
  const parse = createEventStreamParser();
  expect(parse('event: run\ndata: 1\n')).toEqual([]);
  expect(parse('\n')).toEqual([{ event: 'run', data: '1', id: null }]);
});
