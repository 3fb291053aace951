/**
 * One batch beside single runs of the same, in turns on one running product: so many rows, then the batch stands
 * still while another person makes single runs, then on. In two of the turns the worker is killed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectBatch, ProjectBatchOutput } from '@adwright/contract/project/batch.ts';
import type { ListedRun } from '@adwright/contract/run/run.ts';
import { rolesIn } from '../apps/server/src/testing/process-family.ts';
import { call } from '../e2e/person.ts';
import type { Product } from '../e2e/start-product.ts';
import type { BenchPerson } from './batch-person.ts';
import { treeCpuSeconds, treeMegabytes } from './process-cost.ts';

export type Kind = {
  readonly name: string;
  /** Of its projects. */
  readonly type: number;
  params(index: number): object;
  readonly rows: number;
  /** Rows in a turn, and single runs between two turns. */
  readonly turn: number;
  readonly singles: number;
};

export type Turn = {
  readonly seconds: number;
  /** What the product computed: other programs on the machine make it wait, and change little of this. */
  readonly cpu: number;
  readonly made: number;
  readonly peakMb: number;
  readonly killed: boolean;
};

export type Rounds = {
  readonly batch: readonly Turn[];
  readonly single: readonly Turn[];
  readonly end: ProjectBatch;
  readonly quoted: number;
};

const pollMs = 500;
/** The worker dies in these turns, counted from 0. */
const deadly = new Set([1, 3]);

async function get<Data>(product: Product, path: string, { token }: BenchPerson): Promise<Data> {
  const answer = await fetch(product.url + path, { headers: { authorization: token } });
  return ((await answer.json()) as { data: Data }).data;
}

async function killWorker({ pid }: Product): Promise<void> {
  const { worker } = await rolesIn(pid);
  if (!worker) throw new Error('The product has a process that works');
  process.kill(worker.pid, 'SIGKILL');
}

async function turn(product: Product, killed: boolean, work: () => Promise<number>): Promise<Turn> {
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(treeMegabytes(product.pid)), 1000);
  const computed = treeCpuSeconds(product.pid);
  const started = performance.now();
  try {
    const made = await work();
    const seconds = (performance.now() - started) / 1000;
    return { seconds, cpu: treeCpuSeconds(product.pid) - computed, made, peakMb: Math.max(0, ...memory), killed };
  } finally {
    clearInterval(sampling);
  }
}

export async function runRounds(product: Product, kind: Kind, [many, one]: readonly [BenchPerson, BenchPerson]) {
  const rows = Array.from({ length: kind.rows }, (_, index) => ({ type: kind.type, params: kind.params(index) }));
  const ask = async (path: string, body: object) => call(product.url, path, body, many.token);
  let singlesMade = 0;

  async function makeSingles(): Promise<number> {
    for (let index = 0; index < kind.singles; index += 1)
      await call(
        product.url,
        '/api/project/create',
        { type: kind.type, params: kind.params(kind.rows + singlesMade + index) },
        one.token,
      );
    singlesMade += kind.singles;
    const over = () => get<{ total: number; list: ListedRun[] }>(product, '/api/tool/get-list?status=succeeded', one);
    while ((await over()).total < singlesMade) await sleep(pollMs);
    return kind.singles;
  }

  // Programs, models and pictures are loaded by whoever comes first.
  await makeSingles();
  const { id, credits_cost: quoted } = (await ask('/api/project/batch-create', { rows })) as ProjectBatchOutput;
  const look = () => get<ProjectBatch>(product, `/api/project/batch-get?id=${id}`, many);
  const count = (batch: ProjectBatch, ...states: string[]) =>
    batch.rows.filter(({ status }) => states.includes(status)).length;

  async function makeRows(number: number): Promise<number> {
    const before = count(await look(), 'succeeded', 'failed');
    const target = Math.min(kind.rows, (number + 1) * kind.turn);
    let alive = deadly.has(number);
    if (number > 0) await ask('/api/project/batch-pause', { id, paused: false });
    for (;;) {
      await sleep(pollMs);
      const done = count(await look(), 'succeeded', 'failed');
      if (alive && done >= target - kind.turn / 2) {
        await killWorker(product);
        alive = false;
      }
      if (done >= target) break;
    }
    if (target < kind.rows) await ask('/api/project/batch-pause', { id, paused: true });
    for (;;) {
      const batch = await look();
      if (count(batch, 'processing') === 0) return count(batch, 'succeeded', 'failed') - before;
      await sleep(pollMs);
    }
  }

  const batch: Turn[] = [];
  const single: Turn[] = [];
  for (let number = 0; number * kind.turn < kind.rows; number += 1) {
    batch.push(await turn(product, deadly.has(number), () => makeRows(number)));
    single.push(await turn(product, false, makeSingles));
    const [ofBatch, ofSingle] = [batch.at(-1), single.at(-1)].map((one) => one && told(one));
    console.error(`${kind.name} ${number + 1}: ${ofBatch} a row, ${ofSingle} a single run`);
  }
  return { batch, single, end: await look(), quoted } satisfies Rounds;
}

function told({ seconds, cpu, made, peakMb, killed }: Turn): string {
  // What a worker had computed is gone with it.
  const computed = killed ? 'worker killed' : `${(cpu / made).toFixed(2)} s of CPU`;
  return `${(seconds / made).toFixed(2)} s (${computed}, ${peakMb.toFixed(0)} MB)`;
}
