/** What else goes on while people read: nothing, a film or image ads that the product itself makes, other programs. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { followEvents } from '@adwright/contract/client/events-client.ts';
import { call, registered } from '../e2e/person.ts';

/** Begins, and answers how to end it. */
export type Condition = () => Promise<() => Promise<void>>;

type Order = { readonly path: string; input(number: number): unknown };

/** Fifteen seconds of drawing and nothing else: without a voice or music no model has to be there. */
const film: Order = {
  path: '/api/tool/run',
  input: (number) => ({
    tool: 'video-ad',
    input: {
      // Another name in every film: nothing is taken from kept scenes.
      product: { title: `Lamp ${number}`, pictures: ['sample:thermos:cutout'] },
      script: {
        scenes: ['Cold by noon?', 'Not this one', 'Steel, twice', 'A lid that holds', 'Take it along', 'Get yours'].map(
          (words) => ({ on_screen: `${words} ${number}`, seconds: 2.5 }),
        ),
      },
      music: null,
      captions: null,
      ratios: ['9:16'],
    },
  }),
};

const imageAds: Order = {
  path: '/api/ai-ads-image/create',
  input: (number) => ({ product: { title: `Lamp ${number}`, pictures: ['sample:thermos:cutout'] }, count: 4 }),
};

export const filmCondition = (url: string): Promise<Condition> => making(url, film);
export const imageAdsCondition = (url: string): Promise<Condition> => making(url, imageAds);

/** Everybody who pays is there before anything is measured: hashing passwords is work of another kind. */
const payers = 12;

/** One run after the other by the product's own worker, the next one in line before the last is done. */
async function making(url: string, { path, input }: Order): Promise<Condition> {
  const tokens: string[] = [];
  while (tokens.length < payers) tokens.push((await registered(url)).info.token);
  let number = 0;
  const make = async (signal: AbortSignal, ends: RunEnds): Promise<void> => {
    number += 1;
    const token = tokens[number % payers] ?? '';
    const { id } = (await call(url, path, input(number), token)) as { id: string };
    await ends.of(id);
    if (signal.aborted) await call(url, '/api/tool/cancel', { id }, token).catch(() => undefined);
    else await look(url, id, token);
  };
  return async () => {
    const stop = new AbortController();
    const ends = followEnds(url, tokens, stop.signal);
    const line = async (): Promise<void> => {
      while (!stop.signal.aborted) await make(stop.signal, ends);
    };
    const lines = [line(), line()];
    return async () => {
      stop.abort();
      await Promise.all(lines);
    };
  };
}

type RunEnds = {
  /** Resolves when it has ended, or when nobody waits any more. */
  of(id: string): Promise<void>;
};

/** As the product's own pages do: they are told, and ask once what came of it. */
function followEnds(url: string, tokens: readonly string[], signal: AbortSignal): RunEnds {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const endOf = (id: string): PromiseWithResolvers<void> => {
    const known = ends.get(id) ?? Promise.withResolvers<void>();
    ends.set(id, known);
    return known;
  };
  const stops = tokens.map((token) =>
    followEvents({
      baseUrl: url,
      token: () => token,
      onEvent: ({ id, status }) => {
        if (status !== 'queued' && status !== 'processing') endOf(id).resolve();
      },
      poll: async () => undefined,
      logOut: () => undefined,
    }),
  );
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    for (const { resolve } of ends.values()) resolve();
  });
  return { of: async (id) => (signal.aborted ? undefined : endOf(id).promise) };
}

async function look(url: string, id: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/tool/get?id=${id}`, { headers: { authorization: token } });
  const { data } = (await response.json()) as { data: { status: string } };
  if (data.status !== 'succeeded') throw new Error('What should go on meanwhile has failed');
}

/** Nobody ends them when whoever measures is killed. */
const restless = 'const until = Date.now() + 120_000; while (Date.now() < until);';

/** As many programs as there are cores that never rest, in sessions of their own, as other people's programs are. */
export const busyMachine: Condition = async () => {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', restless], { stdio: 'ignore', detached: true }),
  );
  return async () => {
    for (const other of others) other.kill('SIGKILL');
  };
};

export const quiet: Condition = async () => async () => undefined;
