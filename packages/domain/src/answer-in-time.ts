import { AppError } from '@adwright/contract/errors.ts';

/** Nobody holds a request for longer, however busy the machine: ten seconds less what the rest of an answer takes. */
const patienceMs = 8000;
const comeAgainSeconds = 2;
/** For whoever was told to come again. After that nobody will. */
const keptMs = 30_000;

type Question = {
  /** Whoever asks the same under the same key is answered once for all. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
};

type Work = {
  readonly answer: Promise<unknown>;
  readonly stop: AbortController;
  waiting: number;
  expiry?: NodeJS.Timeout;
};

const underWay = new Map<string, Work>();

/**
 * Refuses as `busy` what takes too long, but goes on with it: whoever asks again waits for the same work, not for new.
 * It ends early when everybody who waited has gone away. Each process knows of its own work only.
 */
export async function answerInTime<Answer>(
  { key, signal }: Question,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted();
  const one = underWay.get(key) ?? begin(key, work);
  clearTimeout(one.expiry);
  one.waiting += 1;
  let late = false;
  try {
    const answer = await inTime(one.answer, signal, () => (late = true));
    return answer as Answer;
  } finally {
    one.waiting -= 1;
    if (one.waiting === 0 && late) one.expiry = setTimeout(() => drop(key, one), keptMs).unref();
    else if (one.waiting === 0) drop(key, one);
  }
}

function begin(key: string, work: (signal: AbortSignal) => Promise<unknown>): Work {
  const stop = new AbortController();
  const answer = work(stop.signal);
  // While nobody waits, a failure waits, too, for whoever asks again.
  answer.catch(() => undefined);
  const one = { answer, stop, waiting: 0 };
  underWay.set(key, one);
  return one;
}

function drop(key: string, one: Work): void {
  underWay.delete(key);
  one.stop.abort();
}

function inTime<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined, onLate: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate();
      reject(new AppError('busy', { retry_after: comeAgainSeconds }));
    }, patienceMs);
    const leave = (): void => reject(signal?.reason as Error);
    signal?.addEventListener('abort', leave, { once: true });
    const settled = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    answer.finally(settled).then(resolve, reject);
  });
}
