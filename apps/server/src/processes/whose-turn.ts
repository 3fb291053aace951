import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { FromRole } from './role-messages.ts';

const webNiceness = -10;
const workerNiceness = 5;
/** A tenth of what another program gets that never rests: a machine that others keep busy still makes films. */
const sessionNiceness = 10;

/**
 * Who answers wants a millisecond now and then, and is waited for. Only who may set priorities (root, mostly) can go
 * before other programs; of those that keep every core busy it is the one that does not wait for the clock's next tick.
 */
export function goFirst(): void {
  attempt(() => setPriority(webNiceness));
  attempt(() => writeFileSync('/proc/self/autogroup', String(webNiceness)));
}

/**
 * A read waits for whoever answers it in the database, too, which has a session of its own and would be one of those it
 * competes with. The number may come from another machine: it has to be a Postgres here.
 */
export function takeAlong(pid: number): void {
  attempt(() => {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return;
    setPriority(pid, webNiceness);
    writeFileSync(`/proc/${pid}/autogroup`, String(webNiceness));
    process.send?.({ goesAlong: pid } satisfies FromRole, () => undefined);
  });
}

/** Who works lets who answers go first, and the database, too; what it starts to draw and to render goes behind itself. */
export function giveWay(): void {
  attempt(() => setPriority(workerNiceness));
  // Linux shares its time out among sessions first, and counts niceness only within each (sched_autogroup). Every role
  // has a session of its own, so that all that is worked on together would weigh as much as who answers.
  attempt(() => writeFileSync('/proc/self/autogroup', String(sessionNiceness)));
}

/** A sandbox may forbid it, and not every system knows it; then both compete as equals. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    return;
  }
}
