import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import type { Clock } from '../../clock.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { type MediaKeeper, withMedia } from '../import/keep-media.ts';
import { putSeen } from '../import/put-seen.ts';
import type { ImportedRow } from '../import/read-row.ts';
import type { Library, LibraryEntry } from '../ports.ts';
import { type AdSource, type LiveSource, SourceClosed } from './ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly library: Library;
  readonly sources: readonly AdSource[];
  readonly keepMedia: MediaKeeper;
};
type Options = { readonly signal: AbortSignal; readonly onTrouble: (error: unknown, source: LiveSource) => void };

/** How old what is known of a search may become. */
const everyMs = 6 * 3_600_000;
/** Of one search at one source: more than that nobody reads, and sources count every question. */
const mostPages = 6;
const searchesAtOnce = 20;
/** New ads of one search whose detail is asked for; the others follow the next time. */
const mostDetails = 40;
const mostFailures = 3;
/** Of one page: a source that hands out more than was asked for is not believed. */
const mostRows = 200;

/**
 * What the sources have of the searches that people follow, the longest unasked first; answers how many ads came. A
 * search is marked before it is asked, so one that always fails does not hold up the others; a source that lets nobody
 * in is left alone until the next round, and its search comes first then.
 */
export async function refreshFollowed(deps: Deps, { signal, onTrouble }: Options): Promise<number> {
  const { follows } = deps.work.stores;
  const now = deps.clock();
  const open = new Map(deps.sources.map((source) => [source, 0]));
  const changed = new Map<LiveSource, number>();
  for (const { sameAs, query } of await follows.stale(new Date(now.getTime() - everyMs), searchesAtOnce)) {
    if (open.size === 0 || signal.aborted) break;
    await follows.refreshed(sameAs, now);
    for (const [source, failures] of open)
      try {
        const count = await refresh(deps, source, { query, signal });
        changed.set(source.source, (changed.get(source.source) ?? 0) + count);
        open.set(source, 0);
      } catch (error) {
        onTrouble(error, source.source);
        const isClosed = error instanceof SourceClosed;
        if (isClosed) await follows.refreshed(sameAs, null);
        if (isClosed || failures + 1 >= mostFailures) open.delete(source);
        else open.set(source, failures + 1);
      }
  }
  // Counting goes through all ads of a source: once for the round.
  for (const [source, count] of changed)
    if (count > 0) await deps.library.rememberSource(source, { version: now.toISOString(), removed: false });
  return [...changed.values()].reduce((sum, count) => sum + count, 0);
}

async function refresh(
  { library, keepMedia, clock }: Deps,
  source: AdSource,
  { query, signal }: { query: FollowQuery; signal: AbortSignal },
): Promise<number> {
  const today = clock().toISOString().slice(0, 10);
  const seen = new Set<string>();
  let details = mostDetails;
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    signal.throwIfAborted();
    const { rows, next } = await source.search(query, { cursor, today, signal });
    const fresh = rows.slice(0, mostRows).filter(({ entry }) => !seen.has(entry.key) && seen.add(entry.key));
    const { known, unknown } = await partOf(library, source, fresh);
    const entries: LibraryEntry[] = [...known];
    for (const row of unknown) {
      const whole = details > 0 ? await source.complete?.(row, { today, signal }) : undefined;
      details -= 1;
      entries.push(await withMedia(whole ?? row, keepMedia, () => undefined));
    }
    await putSeen(library, { source: source.source, entries, today });
    // One that hands out the same page for ever is at its end.
    if (next === null || next === cursor || fresh.length === 0) break;
    cursor = next;
  }
  return seen.size;
}

/** What was seen before keeps its texts where only a detail has them, and its pictures: their addresses run out. */
async function partOf(library: Library, { source, complete }: AdSource, rows: readonly ImportedRow[]) {
  const before = await library.findByKeys(
    source,
    rows.map(({ entry }) => entry.key),
  );
  // Without its detail an ad goes by its brand's name.
  const isBare = ({ headline, brand }: { headline: string; brand: string }): boolean =>
    complete !== undefined && headline === brand;
  const isKnown = ({ entry }: ImportedRow): boolean => {
    const old = before.get(entry.key);
    return old !== undefined && !(isBare(entry) && isBare(old));
  };
  const known = rows.filter(isKnown).flatMap(({ entry }) => {
    const old = before.get(entry.key);
    if (old === undefined) return [];
    const { media, palette, headline, cta, landing_page, language } = old;
    const kept = isBare(entry) ? { headline, cta, landing_page, language } : {};
    return [{ ...entry, ...kept, media, palette }];
  });
  return { known, unknown: rows.filter((row) => !isKnown(row)) };
}
