import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether Linux runs a process before all usual ones. */
export function goesFirst(pid: number): boolean {
  const policy = /^policy\s*:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/sched`, 'utf8'))?.[1];
  return policy !== undefined && policy !== '0';
}

/** Numbers of `sched_setscheduler`: not the call that the product makes, so that a fault in that one is not taken for a machine's no. */
const calls: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 144, arm64: 119 };

/** For itself, and it ends at once. */
const attempt = '$set = pack("i", 1); exit(syscall($ARGV[0] + 0, 0, 2, $set) != 0)';

/** Tried, since a container may allow niceness and not this; without Perl nobody can ask for it. */
export function mayGoFirst(): boolean {
  const call = process.platform === 'linux' ? calls[process.arch] : undefined;
  return call !== undefined && spawnSync('perl', ['-e', attempt, String(call)]).status === 0;
}
