import { expect, it } from 'vitest';
import { messageAt, nextProgress, openingMessages } from './opening.ts';

it('goes on by random steps and waits at 90 %', () => {
  expect(nextProgress(10, () => 0.5)).toBe(16);
  expect(nextProgress(10, () => 0)).toBe(10);
  let progress = 0;
  for (let step = 0; step < 100; step += 1) progress = nextProgress(progress, () => 0.99);
  expect(progress).toBe(90);
});

it('says the five messages in turn', () => {
  const said: string[] = [];
  for (let progress = 0; progress <= 90; progress += 1) {
    const message = messageAt(progress);
    if (said.at(-1) !== message) said.push(message);
  }
  expect([...said, messageAt(100)]).toEqual(openingMessages);
});
