import { attempt } from '../browser/attempt.ts';

const dayMs = 24 * 60 * 60 * 1000;
const closedKey = 'promotion-closed';
const closedAtKey = 'promotion-closed-at';
const endKey = 'promotion-ends-at';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A closed flag and its time; after 24 hours the flag is cleared and the offer may show itself again. */
export function mayShowItself(now: number, storage: Store): boolean {
  if (attempt(() => storage.getItem(closedKey)) !== 'true') return true;
  const at = Number(attempt(() => storage.getItem(closedAtKey)) ?? 0);
  if (now - at < dayMs && at <= now) return false;
  attempt(() => storage.removeItem(closedKey));
  attempt(() => storage.removeItem(closedAtKey));
  return true;
}

export function rememberClosed(now: number, storage: Store): void {
  attempt(() => storage.setItem(closedKey, 'true'));
  attempt(() => storage.setItem(closedAtKey, String(now)));
}

/** The kept end while it lies ahead; otherwise a new one, 24 hours away. */
export function offerEnd(now: number, storage: Store): number {
  const kept = Number(attempt(() => storage.getItem(endKey)) ?? 0);
  if (kept > now && kept <= now + dayMs) return kept;
  const end = now + dayMs;
  attempt(() => storage.setItem(endKey, String(end)));
  return end;
}

export type Countdown = { readonly hours: string; readonly minutes: string; readonly seconds: string };

export function countdown(end: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    hours: two(Math.floor(left / 3600)),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}
