import type { ListedProject } from '@adwright/contract/project/project.ts';
import { useState } from 'react';

/** Rows that were picked, for what is done to several at once. */
export type Selection = {
  readonly has: (project: ListedProject) => boolean;
  readonly set: (project: ListedProject, selected: boolean) => void;
  /** Those of a list that are picked: what has left the list since is not. */
  readonly among: (projects: readonly ListedProject[]) => readonly ListedProject[];
  readonly clear: () => void;
};

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: ({ id }) => ids.has(id),
    set: ({ id }, selected) =>
      setIds((before) => {
        const next = new Set(before);
        if (selected) next.add(id);
        else next.delete(id);
        return next;
      }),
    among: (projects) => projects.filter(({ id }) => ids.has(id)),
    clear: () => setIds(new Set()),
  };
}
