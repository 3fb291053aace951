import { execFile } from 'node:child_process';

/** The shortest that Linux takes; the usual ones are a tick of its clock, up to 4 ms. */
const sliceNs = 100_000;

/** Numbers of `sched_setattr`; on other machines nothing is done. */
const calls: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 314, arm64: 274 };

const resetOnFork = 1;

/** Size, policy (the usual one), flags, niceness, priority, slice, and two times that are for other policies. */
const script =
  '($call, $pid, $flags, $slice) = map { $_ + 0 } @ARGV; $set = pack("LLQlLQQQ", 48, 0, $flags, getpriority(0, $pid), 0, $slice, 0, 0); exit(syscall($call, $pid, $set, 0) != 0)';

/**
 * Has Linux (since 6.12) give a process its time in short slices. It gets no more of it than before, but a process that
 * wants little at a time need not wait until one that never rests has had a long slice. Node cannot make the call, nor
 * can `chrt` before 2.41, and it needs no privilege. Where it is not known, or there is no Perl, everything stays as it is.
 */
export function takeShortSlices(pid: number, { children }: { children: 'too' | 'not' }): void {
  const call = process.platform === 'linux' ? calls[process.arch] : undefined;
  if (call === undefined) return;
  const flags = children === 'too' ? 0 : resetOnFork;
  const settings = [call, pid, flags, sliceNs].map(String);
  execFile('perl', ['-e', script, ...settings], { timeout: 5000 }, () => undefined).on('error', () => undefined);
}
