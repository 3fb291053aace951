import type { Project } from '@adwright/contract/project/project.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';

/** The part of the person's work that has been fetched so far, in the order it was asked for. */
export type WorkPages = { readonly list: readonly Project[]; readonly total: number };

/** A fresh first page over what was known: what is newer stands in front, what it did not reach stays behind. */
export function withFirstPage(known: WorkPages | null, page: WorkPages): WorkPages {
  return { list: [...page.list, ...missingFrom(page.list, known?.list ?? [])].slice(0, page.total), total: page.total };
}

/** The next page behind what was known. New work pushes old onto it, so some may be known already. */
export function withNextPage(known: WorkPages | null, page: WorkPages): WorkPages {
  const list = known?.list ?? [];
  return { list: [...list, ...missingFrom(list, page.list)], total: page.total };
}

export function withProject(known: WorkPages | null, project: Project): WorkPages | null {
  if (known === null) return null;
  return { ...known, list: known.list.map((old) => (old.id === project.id ? newer(old, project) : old)) };
}

/** In front of the others, where a new one belongs and one that was brought back is found. */
export function withAdded(known: WorkPages | null, project: Project): WorkPages | null {
  if (known === null) return null;
  return { list: [project, ...known.list.filter(({ id }) => id !== project.id)], total: known.total + 1 };
}

export function without(known: WorkPages | null, id: string): WorkPages | null {
  if (known === null) return null;
  return { list: known.list.filter((project) => project.id !== id), total: Math.max(0, known.total - 1) };
}

export function withEvent(known: WorkPages | null, { id, status, progress, stage }: RunEvent): WorkPages | null {
  const old = known?.list.find(({ run_id }) => run_id === id);
  return old === undefined ? known : withProject(known, { ...old, status, progress, stage });
}

export function hasUnfinished(pages: WorkPages | null): boolean {
  return pages !== null && pages.list.some(isUnfinished);
}

export function isUnfinished({ status }: { status: Project['status'] }): boolean {
  return status === 'queued' || status === 'processing';
}

/** Answers may overtake each other: nothing leads back from the end of a run. */
function newer(old: Project, next: Project): Project {
  const back = old.run_id === next.run_id && !isUnfinished(old) && isUnfinished(next);
  return back ? old : next;
}

function missingFrom(list: readonly Project[], others: readonly Project[]): readonly Project[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}
