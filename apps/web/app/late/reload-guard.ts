const key = 'reloaded';
const guardMs = 10_000;

type Reload = { readonly path: string; readonly at: number };

/** A broken deploy must not make a page reload for ever: once per path within ten seconds. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = read(storage);
  if (last?.path === path && now - last.at < guardMs) return false;
  try {
    storage.setItem(key, JSON.stringify({ path, at: now } satisfies Reload));
  } catch {
    // Without a memory there is no guard, and a loop is worse than a stale page.
    return false;
  }
  return true;
}

function read(storage: Pick<Storage, 'getItem'>): Reload | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Reload | null;
  } catch {
    return null;
  }
}
