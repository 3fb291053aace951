import { useEffect, useState } from 'react';

const tickMs = 200;
const waitingLimit = 90;
const largestStep = 12;
/** Long enough to be read as done, short enough not to be waited for. */
const readyMs = 300;

export const openingMessages = ['initializing', 'components', 'content', 'almost', 'ready'] as const;

type OpeningMessage = (typeof openingMessages)[number];

/** A random step on, never beyond 90 %: the rest belongs to what is waited for. */
export function nextProgress(progress: number, random: () => number): number {
  return Math.min(waitingLimit, progress + random() * largestStep);
}

/** The five messages, in turn. */
export function messageAt(progress: number): OpeningMessage {
  if (progress >= 100) return 'ready';
  return openingMessages[Math.min(3, Math.floor((progress / waitingLimit) * 4))] ?? 'almost';
}

/** How far the opening has come; null once it is over. What was ready at once is not announced. */
export function useOpening(opening: boolean, ready: boolean): number | null {
  const [progress, setProgress] = useState(0);
  const [over, setOver] = useState(true);
  const [was, setWas] = useState(false);
  if (opening !== was) {
    setWas(opening);
    setProgress(0);
    setOver(!opening);
  }
  useEffect(() => {
    if (over || ready) return undefined;
    const timer = setInterval(() => setProgress((now) => nextProgress(now, Math.random)), tickMs);
    return () => clearInterval(timer);
  }, [over, ready]);
  const shownYet = progress > 0;
  useEffect(() => {
    if (over || !ready) return undefined;
    const timer = setTimeout(() => setOver(true), shownYet ? readyMs : 0);
    return () => clearTimeout(timer);
  }, [over, ready, shownYet]);
  if (over) return null;
  return ready && shownYet ? 100 : progress;
}
