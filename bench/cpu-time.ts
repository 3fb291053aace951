import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program there is. */
const ticksPerSecond = 100;

type Usage = { readonly parent: number; readonly seconds: number };

function usageOf(pid: string): Usage | undefined {
  try {
    // The name in brackets may hold anything; the numbers start after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, seconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** CPU-seconds of this process and everything it started that still runs. Only itself where there is no /proc. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  let total = (user + system) / 1e6;
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return total;
  }
  const usages = new Map(pids.map((pid) => [Number(pid), usageOf(pid)]));
  const isOurs = (pid: number): boolean => {
    const usage = usages.get(pid);
    return usage !== undefined && (usage.parent === process.pid || isOurs(usage.parent));
  };
  for (const [pid, usage] of usages) if (usage && isOurs(pid)) total += usage.seconds;
  return total;
}
