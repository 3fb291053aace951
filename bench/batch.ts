/**
 * `npm run bench:batch`: image ads as rows of a batch beside as many single runs, on the product as it starts: seconds
 * per ad, and how much memory the whole takes in the first and in the second half of the rows.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectBatch } from '@adwright/contract/project/batch.ts';
import type { ListedRun } from '@adwright/contract/run/run.ts';
import { call, registered } from '../e2e/person.ts';
import { startProduct } from '../e2e/start-product.ts';
import { treeMegabytes } from './process-cost.ts';
import { median, report, round } from './report.ts';

const rounds = 3;
/** What a new account's credits pay for, in all rounds together. */
const adsPerRound = 16;

const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' } });
const ad = (index: number) => ({
  mode: 'wall',
  count: 1,
  seed: index,
  product: { title: `Kestrel lamp ${index}`, pictures: ['sample:mug:cutout'], benefits: ['Dims to 2 percent'] },
});

async function get<Data>(path: string, token: string): Promise<Data> {
  const answer = await fetch(product.url + path, { headers: { authorization: token } });
  return ((await answer.json()) as { data: Data }).data;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(100);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function batch(token: string, from: number): Promise<void> {
  const rows = Array.from({ length: adsPerRound }, (_, index) => ({ type: 8, params: ad(from + index) }));
  const { id } = (await call(product.url, '/api/project/batch-create', { rows }, token)) as { id: string };
  await until(async () => (await get<ProjectBatch>(`/api/project/batch-get?id=${id}`, token)).status === 'succeeded');
}

async function singles(token: string, from: number): Promise<void> {
  for (let index = 0; index < adsPerRound; index += 1)
    await call(product.url, '/api/ai-ads-image/create', ad(from + index), token);
  await until(async () => {
    const { total } = await get<{ list: ListedRun[]; total: number }>('/api/tool/get-list?status=succeeded', token);
    return total === from + adsPerRound;
  });
}

try {
  const [many, single] = [await registered(product.url), await registered(product.url)];
  const seconds = { batch: [] as number[], single: [] as number[] };
  const memory: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const from = number * adsPerRound;
    const sampling = setInterval(() => memory.push(treeMegabytes(product.pid)), 500);
    seconds.batch.push((await timed(() => batch(many.info.token, from))) / adsPerRound);
    clearInterval(sampling);
    seconds.single.push((await timed(() => singles(single.info.token, from))) / adsPerRound);
  }
  const half = Math.floor(memory.length / 2);
  const [first, second] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))];
  const [ofBatch, ofSingle] = [median(seconds.batch), median(seconds.single)];
  report(
    `${adsPerRound} image ads, ${rounds} rounds`,
    [
      { what: 'rows of a batch', 'seconds per ad': round(ofBatch, 3), 'peak MB': round(second, 0) },
      { what: 'single runs', 'seconds per ad': round(ofSingle, 3), 'peak MB': '' },
    ],
    { single_ratio: round(ofSingle / ofBatch), memory_growth: round(second / first) },
  );
} finally {
  await product.stop();
}
