/**
 * `npm run bench:start`: how long the product takes to answer on an empty folder and on one that it knows, how long to
 * stop, and what all its processes together have in memory when nothing is asked of them: each with its share of what
 * several hold (PSS), since Postgres's share its buffers, and Node's the program.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../e2e/start-product.ts';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { type Held, treeMemory } from './process-cost.ts';
import { median, report, round } from './report.ts';

const rounds = 3;
/** Idle connections are closed and memory is given back a while after the last request. */
const restMs = 30_000;

await ensureWebBuilt();
const times = { first: [] as number[], second: [] as number[], stop: [] as number[] };
const atRest: Record<string, number> = {};

async function timed<Result>(into: number[], work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  into.push(performance.now() - began);
  return result;
}

for (let turn = 0; turn < rounds; turn += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-bench-start-'));
  const options = { dataDir, keep: true, env: { LOG_LEVEL: 'error', NODE_ENV: 'production' } };
  const first = await timed(times.first, () => startProduct(options));
  // Stopping waits until all of it is there, which is no part of how long it takes.
  while (!first.output().includes('is running')) await sleep(20);
  await timed(times.stop, () => first.stop());
  const second = await timed(times.second, () => startProduct(options));
  // One of them tells: it is the same each time.
  if (turn === 0) {
    await sleep(restMs);
    for (const held of treeMemory(second.pid)) {
      const kind = kindOf(held);
      atRest[kind] = (atRest[kind] ?? 0) + held.megabytes;
    }
  }
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Postgres is many processes, most of them one connection each. */
function kindOf({ pid, command }: Held): string {
  if (command.includes('postgres')) return 'database';
  if (!command.includes('role-entry')) return command.includes('start.ts') ? 'supervisor' : command;
  return readFileSync(`/proc/${pid}/environ`, 'utf8').match(/\bROLE=(\w+)/)?.[1] ?? 'role';
}

const [firstMs, secondMs, stopMs] = [times.first, times.second, times.stop].map((list) => round(median(list), 0));
const atRestMb = round(
  Object.values(atRest).reduce((sum, megabytes) => sum + megabytes, 0),
  0,
);
report(
  `From nothing to an answer, median of ${rounds} rounds`,
  [
    { what: 'first start, on an empty folder', ms: firstMs ?? 0 },
    { what: 'second start', ms: secondMs ?? 0 },
    { what: 'stop', ms: stopMs ?? 0 },
    ...Object.entries(atRest).map(([kind, megabytes]) => ({ what: `at rest: ${kind}`, mb: round(megabytes, 0) })),
  ],
  { first_start_ms: firstMs ?? 0, second_start_ms: secondMs ?? 0, at_rest_mb: atRestMb },
);
