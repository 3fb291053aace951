import type { Run, RunEvent } from '@adwright/contract/run.ts';

/** The part of the person's runs that has been fetched so far, newest first. */
export type RunPages = { readonly list: readonly Run[]; readonly total: number };

/** A fresh first page over what was known: what is newer stands in front, what it did not reach stays behind. */
export function withFirstPage(known: RunPages | null, page: RunPages): RunPages {
  return { list: [...page.list, ...missingFrom(page.list, known?.list ?? [])], total: page.total };
}

/** The next page behind what was known. New runs push old ones onto it, so some may be known already. */
export function withNextPage(known: RunPages | null, page: RunPages): RunPages {
  const list = known?.list ?? [];
  return { list: [...list, ...missingFrom(list, page.list)], total: page.total };
}

export function withRun(known: RunPages | null, run: Run): RunPages | null {
  if (known === null) return null;
  return { ...known, list: known.list.map((old) => (old.id === run.id && !isOver(old, run) ? run : old)) };
}

export function withEvent(known: RunPages | null, event: RunEvent): RunPages | null {
  const old = known?.list.find(({ id }) => id === event.id);
  return old === undefined ? known : withRun(known, { ...old, ...event });
}

export function hasUnfinished(pages: RunPages | null): boolean {
  return pages !== null && pages.list.some(isUnfinished);
}

export function isUnfinished({ status }: Pick<Run, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

/** Answers may overtake each other: nothing leads back from an end. */
function isOver(old: Run, next: Run): boolean {
  return !isUnfinished(old) && isUnfinished(next);
}

function missingFrom(list: readonly Run[], others: readonly Run[]): readonly Run[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}
