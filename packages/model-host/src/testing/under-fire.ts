/** Many people ask at once while processes are killed and others fall over by themselves: what came of each request. */
import type { ModelHost } from '../create-model-host.ts';
import type { FakeTasks } from './fake-models.ts';

export type Fire = {
  readonly requests: number;
  readonly people: number;
  /** The chance of a request that kills the process it runs in. */
  readonly crashes: number;
  /** Kills one process after so many requests. */
  readonly killEvery: number;
  /** How long the longest request works. */
  readonly workMs: number;
  readonly seed?: number;
  readonly onProgress?: (done: number) => void;
};

export type Outcomes = Record<'right' | 'refused' | 'crashed' | 'wrong' | 'kills', number>;

export async function underFire(host: ModelHost<FakeTasks>, fire: Fire): Promise<Outcomes> {
  const outcomes: Outcomes = { right: 0, refused: 0, crashed: 0, wrong: 0, kills: 0 };
  const random = randomFrom(fire.seed ?? 1);
  let next = 0;
  let done = 0;
  const person = async (): Promise<void> => {
    for (let index = (next += 1); index <= fire.requests; index = next += 1) {
      if (index % fire.killEvery === 0 && killOne(host)) outcomes.kills += 1;
      outcomes[await ask(host, index, fire, random())] += 1;
      done += 1;
      fire.onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: fire.people }, person));
  return outcomes;
}

type Outcome = Exclude<keyof Outcomes, 'kills'>;

/** A crash is an answer only where it says so; a request that was meant to be answered may meet somebody's kill twice. */
async function ask(host: ModelHost<FakeTasks>, index: number, fire: Fire, chance: number): Promise<Outcome> {
  const crashing = chance < fire.crashes;
  const refusing = !crashing && index % 10 === 0;
  try {
    if (crashing || refusing) {
      await host.call(crashing ? 'die' : 'refuse', undefined);
      return 'wrong';
    }
    if (index % 3 === 0)
      return (await host.call('sum', new Float32Array([index, 1]))) === index + 1 ? 'right' : 'wrong';
    if (index % 3 === 1) return (await host.call('wait', { ms: index % fire.workMs })) > 0 ? 'right' : 'wrong';
    const answer = await host.call('invert', new Uint8Array(1_000_000).fill(index % 256));
    return answer.length === 1_000_000 && answer[999_999] === 255 - (index % 256) ? 'right' : 'wrong';
  } catch (error) {
    const { kind } = error as { kind?: string };
    if (kind === 'crashed') return 'crashed';
    return kind === 'failed' && refusing ? 'refused' : 'wrong';
  }
}

function killOne(host: ModelHost<FakeTasks>): boolean {
  const [victim] = host.pids();
  try {
    return victim !== undefined && process.kill(victim, 'SIGKILL');
  } catch {
    // It had ended by itself.
    return false;
  }
}

/** The same fire for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
