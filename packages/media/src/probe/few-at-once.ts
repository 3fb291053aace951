import { AppError } from '@adwright/contract/errors.ts';

/** Looks into files at the same time; each is a process or two of its own. */
const atOnce = 2;
/** Whoever comes when so many wait already is better told so than kept. */
const mostWaiting = 40;

/** Lets a few through at a time, the others in the order they came. */
export function fewAtOnce(limit = atOnce, longest = mostWaiting) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) {
      if (waiting.length >= longest) throw new AppError('unavailable');
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so nobody who comes in between takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
