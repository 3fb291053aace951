import { attempt } from '../browser/attempt.ts';

const key = 'reloaded';
const guardMs = 10_000;

/** When each path was last reloaded, as far as it still matters. */
type Reloads = Readonly<Record<string, number>>;

/** A broken deploy must not make a page reload for ever: once per path within ten seconds. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const recent = read(storage, now);
  if (Object.hasOwn(recent, path)) return false;
  try {
    storage.setItem(key, JSON.stringify({ ...recent, [path]: now } satisfies Reloads));
  } catch {
    // Without a memory there is no guard, and a loop is worse than a stale page.
    return false;
  }
  return true;
}

function read(storage: Pick<Storage, 'getItem'>, now: number): Reloads {
  const kept = attempt(() => JSON.parse(storage.getItem(key) ?? '{}') as Reloads | null) ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, at]) => now - at < guardMs));
}
