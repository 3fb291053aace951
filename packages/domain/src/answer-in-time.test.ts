import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes as long as it is told to, and says how often it was begun. */
function slowly(ms: number) {
  const signals: AbortSignal[] = [];
  const work = async (signal: AbortSignal): Promise<string> => {
    signals.push(signal);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return `seen ${signals.length}`;
  };
  return { signals, work };
}

it('answers what is quick, each time anew', async () => {
  const { work } = slowly(100);
  for (const answer of ['seen 1', 'seen 2']) {
    const asked = answerInTime({ key: 'quick' }, work);
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toBe(answer);
  }
});

it('holds nobody for ten seconds, and gives what became of it to whoever comes again', async () => {
  const { work, signals } = slowly(25_000);
  const ask = () => answerInTime({ key: 'slow' }, work).catch((error: unknown) => error);
  const first = ask();
  await vi.advanceTimersByTimeAsync(9999);
  expect(await Promise.race([first, Promise.resolve('still waiting')])).toMatchObject({
    code: 'busy',
    details: { retry_after: 2 },
  });
  const second = ask();
  await vi.advanceTimersByTimeAsync(9999);
  expect(await second).toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask()).toBe('seen 1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps a failure for them, too', async () => {
  const fails = async (): Promise<never> => {
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    throw new Error('no face');
  };
  const first = answerInTime({ key: 'fails' }, fails).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await first).toMatchObject({ code: 'busy' });
  await expect(answerInTime({ key: 'fails' }, fails)).rejects.toThrow('no face');
});

it('ends when nobody comes again, and when those who waited have left', async () => {
  const { work, signals } = slowly(120_000);
  const late = answerInTime({ key: 'left' }, work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await late).toMatchObject({ code: 'busy' });
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(signals[0]?.aborted).toBe(true);

  const [one, other] = [new AbortController(), new AbortController()];
  const waiting = [one, other].map(({ signal }) =>
    answerInTime({ key: 'left', signal }, work).catch((error: unknown) => error),
  );
  one.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(signals[1]?.aborted).toBe(false);
  other.abort();
  await Promise.all(waiting);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
