import { expect, it } from 'vitest';
import { isSayable } from './is-sayable.ts';

it.each(['Hello', '好', '24', 'Hi [pause 2s] there'])('%s can be said', (script) => {
  expect(isSayable(script)).toBe(true);
});

it.each(['', '  ', '😀😀😀', '[pause 2s]', '<break time="500ms"/> …', '?!'])(
  'nothing of “%s” can be said',
  (script) => {
    expect(isSayable(script)).toBe(false);
  },
);
