import { ApiError } from '@adwright/contract/client/error.ts';
import { expect, it } from 'vitest';
import { whileBusy } from './while-busy.ts';

const atOnce = {
  now: () => 0,
  after: (_ms: number, action: () => void) => {
    queueMicrotask(action);
    return () => undefined;
  },
};
const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: 'no' });

function answering(...answers: (string | number)[]) {
  let asked = 0;
  const ask = async (): Promise<string> => {
    const answer = answers[asked] ?? '';
    asked += 1;
    if (typeof answer === 'number') throw refusal(answer);
    return answer;
  };
  return { ask, asked: () => asked };
}

it('asks again while the server is busy', async () => {
  const { ask, asked } = answering(503, 503, 'seen');
  expect(await whileBusy(ask, atOnce)).toBe('seen');
  expect(asked()).toBe(3);
});

it('gives up after three rounds, and at once when it is refused', async () => {
  for (const [answers, times] of [
    [[503, 503, 503, 'late'], 3],
    [[422, 'late'], 1],
  ] as const) {
    const { ask, asked } = answering(...answers);
    await expect(whileBusy(ask, atOnce)).rejects.toMatchObject({ status: answers[0] });
    expect(asked()).toBe(times);
  }
});
