import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type SteadyLoad = {
  readonly url: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number;
  readonly seconds: number;
  /** Its connections stay open from one load to the next. */
  readonly agent: Agent;
};

/** In turn, so that none lies idle until the server closes it. */
export const openAgent = (): Agent => new Agent({ keepAlive: true, scheduling: 'fifo' });

export type Latency = { readonly p50: number; readonly p99: number; readonly worst: number };

/**
 * Asks at a fixed rate, whether or not earlier answers have come, and measures from the moment each request was due: a
 * server that stalls cannot slow down those who ask it. Answers how many milliseconds each took.
 */
export async function steadyTimes(load: SteadyLoad): Promise<number[]> {
  const { url, paths, headers, perSecond, seconds, agent } = load;
  const began = performance.now();
  const due = (index: number): number => began + (index * 1000) / perSecond;
  const ask = (index: number): Promise<number> =>
    new Promise((resolve, reject) => {
      get(new URL(paths[index % paths.length] ?? '/', url), { agent, headers, timeout: 10_000 }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - due(index));
          else reject(new Error(`${paths[index % paths.length]} answered ${response.statusCode}`));
        });
      }).on('error', reject);
    });
  const asked: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const early = due(index) - performance.now();
    if (early > 1) await wait(early);
    asked.push(ask(index));
  }
  return Promise.all(asked);
}

export function latencyOf(unsorted: readonly number[]): Latency {
  const times = unsorted.toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}
