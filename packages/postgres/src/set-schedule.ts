import { execFile } from 'node:child_process';

/** Numbers of `sched_setattr`; on other machines nothing is done. */
const calls: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 314, arm64: 274 };

/** How Linux gives a process its time, in the terms of its own call. */
export type Schedule = {
  /** 0 is the usual one, 2 the real-time one that takes turns. */
  readonly policy: 0 | 2;
  /** Among real-time ones. */
  readonly priority: number;
  /** At a time, for the usual one; 0 leaves it to Linux. */
  readonly sliceNs: number;
  /** Whether what the process starts gets the same. */
  readonly children: 'too' | 'not';
};

const resetOnFork = 1;

/** Size, policy, flags, niceness, priority, slice, and two times that are for other policies. */
const script =
  '($call, $pid, $policy, $flags, $priority, $slice) = map { $_ + 0 } @ARGV; $set = pack("LLQlLQQQ", 48, $policy, $flags, $policy ? 0 : getpriority(0, $pid), $priority, $slice, 0, 0); exit(syscall($call, $pid, $set, 0) != 0)';

/**
 * Of a process's main thread; answers whether it was done. Node cannot make the call, nor can `chrt` before 2.41 make
 * all of it. Where it is not known or not allowed, or there is no Perl, everything stays as it is.
 */
export async function setSchedule(pid: number, { policy, priority, sliceNs, children }: Schedule): Promise<boolean> {
  const call = process.platform === 'linux' ? calls[process.arch] : undefined;
  if (call === undefined) return false;
  const flags = children === 'too' ? 0 : resetOnFork;
  const settings = [call, pid, policy, flags, priority, sliceNs].map(String);
  return new Promise((resolve) => {
    // One that is late is killed for good: nothing may be changed any more once it counts as not done.
    const limits = { timeout: 5000, killSignal: 'SIGKILL' } as const;
    execFile('perl', ['-e', script, ...settings], limits, (error) => resolve(error === null));
  });
}
