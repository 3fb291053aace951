import { readFileSync } from 'node:fs';
import { setSchedule } from '@adwright/postgres/set-schedule.ts';
import { takeShortSlices } from '@adwright/postgres/short-slices.ts';

/**
 * Whoever answers goes before everything else on the machine, in Linux's real-time class, as long as it wants little:
 * a read passes through web and database, and each wait for the clock's next tick is one that somebody sees. Only who
 * may (root, mostly) gets there; for others nothing changes.
 *
 * Who goes first and never rests would leave a core to nobody else. So this watches, in a process that does not go
 * first itself: when all of them together wanted three quarters of a core since the last look, they are among equals
 * again until they have been modest for a while. Each alone would not do: of a machine with one core, two that want
 * half of it leave nothing. Of a last core Linux keeps a share for the others, so that the watch comes to its turn.
 */
export type Precedence = {
  /** From now until it ends. */
  give(pid: number): void;
  close(): void;
};

const usuallyLookEachMs = 1000;
const greedyShare = 0.75;
const modestShare = 0.5;
/** So many looks in a row. */
const modestFor = 2;
/** Of `utime` and `stime`, on every Linux that Node runs on. */
const ticksPerSecond = 100;

type Sighting = {
  /** A number is given out again; this tells whose it is. */
  readonly begunAt: string;
  readonly ticks: number;
  readonly atMs: number;
  readonly first: boolean;
};
type Followed = { readonly seen: Sighting; readonly modestLooks: number; readonly asking: boolean };

export function openPrecedence({ lookEachMs = usuallyLookEachMs } = {}): Precedence {
  const followed = new Map<number, Followed>();
  const ask = async (pid: number): Promise<void> => {
    const given = await setSchedule(pid, { policy: 2, priority: 1, sliceNs: 0, children: 'not' });
    const asked = followed.get(pid);
    // Asking again and again would not change a no. Until there is an answer it is followed: a late one may be a yes.
    if (given && asked) followed.set(pid, { ...asked, asking: false });
    else followed.delete(pid);
  };
  const look = (): void => {
    const sightings = lookAtAll(followed);
    const together = sightings.reduce((sum, { before, now }) => sum + shareBetween(before.seen, now), 0);
    for (const { pid, before, now } of sightings) {
      const modestLooks = now.first || together >= modestShare ? 0 : before.modestLooks + 1;
      const asks = modestLooks >= modestFor && !before.asking;
      followed.set(pid, { seen: now, modestLooks, asking: before.asking || asks });
      if (now.first && together > greedyShare) takeShortSlices(pid, { children: 'not' });
      if (asks) void ask(pid);
    }
  };
  const timer = setInterval(look, lookEachMs).unref();
  return {
    give(pid) {
      const seen = lookAt(pid);
      // At the next look: until then it may still be setting itself up.
      if (seen) followed.set(pid, { seen, modestLooks: modestFor - 1, asking: false });
    },
    close: () => clearInterval(timer),
  };
}

type Sighted = { readonly pid: number; readonly before: Followed; readonly now: Sighting };

/** Forgets those that are gone. */
function lookAtAll(followed: Map<number, Followed>): Sighted[] {
  return [...followed].flatMap(([pid, before]) => {
    const now = lookAt(pid);
    if (now?.begunAt === before.seen.begunAt) return [{ pid, before, now }];
    followed.delete(pid);
    return [];
  });
}

/** Of one core. */
function shareBetween(before: Sighting, now: Sighting): number {
  return (now.ticks - before.ticks) / ticksPerSecond / ((now.atMs - before.atMs) / 1000);
}

/** Its main thread, which alone goes first. */
function lookAt(pid: number): Sighting | null {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything. What follows begins with the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number): string => fields[number - 3] ?? '';
    const ticks = Number(field(14)) + Number(field(15));
    return { begunAt: field(22), ticks, atMs: performance.now(), first: Number(field(41)) !== 0 };
  } catch {
    return null;
  }
}
