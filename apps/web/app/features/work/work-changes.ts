import type { ListedProject } from '@adwright/contract/project/project.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';

/** A newer word about one project, for each in a list. Words may overtake each other: nothing leads back from an end. */
export function replacedBy(next: ListedProject): (old: ListedProject) => ListedProject {
  return (old) => {
    if (old.id !== next.id) return old;
    const back = old.run_id === next.run_id && !isUnfinished(old) && isUnfinished(next);
    return back ? old : next;
  };
}

/** The same for the progress of its run. */
export function movedBy({ id, status, progress, stage }: RunEvent): (old: ListedProject) => ListedProject {
  return (old) => (old.run_id === id ? replacedBy({ ...old, status, progress, stage })(old) : old);
}
