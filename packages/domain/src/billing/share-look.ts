import type { UnitOfWork } from '../unit-of-work.ts';

type Look = { begun: boolean; readonly done: Promise<void> };

/** The last look at each customer, by the books it is written to. */
const looks = new WeakMap<UnitOfWork, Map<string, Look>>();

/**
 * Tabs, notices and the clock often want to look at a customer at the same moment. In one process looks follow each
 * other, and all who come during one share the next: what that sees is true after every one of them asked.
 */
export function shareLook(work: UnitOfWork, customer: string, run: () => Promise<void>): Promise<void> {
  const all = looks.get(work) ?? new Map<string, Look>();
  looks.set(work, all);
  const last = all.get(customer);
  if (last && !last.begun) return last.done;
  const look: Look = { begun: last === undefined, done: last ? last.done.then(begin, begin) : run() };
  function begin(): Promise<void> {
    look.begun = true;
    return run();
  }
  all.set(customer, look);
  const forget = (): void => void (all.get(customer) === look && all.delete(customer));
  look.done.then(forget, forget);
  return look.done;
}
