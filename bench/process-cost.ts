import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program there is. */
const ticksPerSecond = 100;

export type Cost = { readonly wall: number; readonly cpu: number; readonly peakMb: number };

type Usage = { readonly id: string; readonly parent: number; readonly own: number; readonly children: number };

function usageOf(pid: number | 'self'): Usage | undefined {
  try {
    // The name in brackets may hold anything; the numbers start after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const at = (index: number): number => fields[index] ?? 0;
    return {
      // A process id may be given again; with the time of its start it is one process.
      id: `${pid} ${at(19)}`,
      parent: at(1),
      own: (at(11) + at(12)) / ticksPerSecond,
      children: (at(13) + at(14)) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

/** Shared pages count once: browsers share most of theirs. */
function megabytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function descendants(root: number): Map<number, Usage> {
  const all = new Map<number, Usage>();
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? usageOf(Number(name)) : undefined;
    if (usage) all.set(Number(name), usage);
  }
  const isOurs = (pid: number): boolean => {
    if (pid === root) return true;
    const usage = all.get(pid);
    return usage !== undefined && usage.parent > 1 && isOurs(usage.parent);
  };
  return new Map([...all].filter(([pid]) => isOurs(pid)));
}

type Watched = {
  readonly seen: ReadonlyMap<string, number>;
  /** What looking has cost this process, in seconds: of a gigabyte it is tens of milliseconds each time. */
  spent(): number;
  stop(): number;
};

/** Counting a gigabyte of memory takes tens of milliseconds of a core that what is measured needs: of the time, so much. */
const shareForMemory = 0.02;

/** Looks at a process and all it started every now and then, until told to stop. */
function watchTree(root: number): Watched {
  const seen = new Map<string, number>();
  let peakMb = 0;
  let spent = 0;
  let nextCount = 0;
  const timer = setInterval(() => {
    const before = process.cpuUsage();
    let megabytes = 0;
    const counts = performance.now() >= nextCount;
    for (const [pid, usage] of descendants(root)) {
      seen.set(usage.id, usage.own);
      if (counts) megabytes += megabytesOf(pid);
    }
    peakMb = Math.max(peakMb, megabytes);
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1e6;
    if (counts) nextCount = performance.now() + (user + system) / 1000 / shareForMemory;
  }, 150);
  return {
    seen,
    spent: () => spent,
    stop() {
      clearInterval(timer);
      return peakMb;
    },
  };
}

/**
 * Runs a command to its end and says what it and everything it started cost. CPU is what the system counted for
 * ended children, or what was last seen of each process where a parent did not wait for its own, whichever is more.
 */
export async function costOf(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Cost> {
  const before = usageOf('self')?.children ?? 0;
  const started = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const watched = watchTree(child.pid ?? -1);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-3000)));
  let peakMb = 0;
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${complaint}`);
  } finally {
    peakMb = watched.stop();
  }
  const wall = (performance.now() - started) / 1000;
  const counted = (usageOf('self')?.children ?? 0) - before;
  const sampled = [...watched.seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  return { wall, cpu: Math.max(counted, sampled), peakMb };
}

export type Held = { readonly pid: number; readonly command: string; readonly megabytes: number };

/** What a process and all that it started have in memory now, each with its share of what several hold. */
export function treeMemory(pid: number): Held[] {
  return [...descendants(pid).keys()].map((one) => ({
    pid: one,
    command: commandOf(one),
    megabytes: megabytesOf(one),
  }));
}

/** What a process and all that it ever started have computed so far. Those that ended count with whoever waited for them. */
export function treeCpuSeconds(pid: number): number {
  return [...descendants(pid).values()].reduce((sum, { own, children }) => sum + own + children, 0);
}

/** All of it in one number. */
export function treeMegabytes(pid: number): number {
  return treeMemory(pid).reduce((sum, { megabytes }) => sum + megabytes, 0);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** CPU-seconds of a process, of those it started that still run, and of those it has waited for. */
function treeSeconds(pid: number): number {
  return [...descendants(pid).values()].reduce((sum, usage) => sum + usage.own + usage.children, 0);
}

/** What work costs in a process that was there before and stays, with all that it starts or has started, but not watching it. */
export async function costWithin(pid: number, work: () => Promise<void>): Promise<Cost> {
  const [started, before] = [performance.now(), treeSeconds(pid)];
  const watched = watchTree(pid);
  try {
    await work();
  } finally {
    watched.stop();
  }
  // Who looks at itself counts its looking, too.
  const own = pid === process.pid ? watched.spent() : 0;
  return { wall: (performance.now() - started) / 1000, cpu: treeSeconds(pid) - before - own, peakMb: watched.stop() };
}
