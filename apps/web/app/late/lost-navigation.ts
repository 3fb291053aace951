import { attempt } from '../browser/attempt.ts';

const key = 'going-to';
const freshMs = 10_000;

/**
 * When a page's script is missing, React Router reloads the page the reader is on, not the one they asked for.
 * So the wish is written down while it is under way, and kept after such a reload.
 */
export function rememberNavigation(target: string): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ target, at: Date.now() })));
}

export function forgetNavigation(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Where the reader wanted to go when the page was reloaded under them; once. */
export function lostNavigation(now: number): string | null {
  return (
    attempt(() => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { target: string; at: number } | null;
      sessionStorage.removeItem(key);
      return kept && now - kept.at < freshMs && kept.target.startsWith('/') ? kept.target : null;
    }) ?? null
  );
}
