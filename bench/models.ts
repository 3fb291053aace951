/**
 * `npm run bench:models [-- --requests 500 --people 8 --real]`: requests to processes of models, some of which kill the
 * process they run in, while others are killed from outside. Every request must be answered or fail with a clear
 * error, and memory must stay flat. The models are cheap ones, so that their host is measured; with `--real` they are
 * the real ones of seeing, and one of their processes is killed every ten seconds.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createModelHost } from '@adwright/model-host/create-model-host.ts';
import type { FakeTasks } from '@adwright/model-host/testing/fake-models.ts';
import { underFire } from '@adwright/model-host/testing/under-fire.ts';
import { realModelsUnderFire } from './real-models.ts';
import { report, round } from './report.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    people: { type: 'string', default: '8' },
    real: { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});
const [requests, people] = [Number(values.requests), Number(values.people)];
const megabytes = (pid: number | 'self'): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

if (values.real) {
  await measureReal();
  process.exit();
}

const host = createModelHost<FakeTasks>({
  entry: new URL('../packages/model-host/src/testing/fake-models.ts', import.meta.url),
  processes: 2,
  maxRssMb: 4000,
  queueLimit: people * 2,
  idleMs: 60_000,
  callTimeoutMs: 120_000,
  lingerMs: 0,
});
try {
  await host.call('who', undefined);
  const [before, begun] = [megabytes('self'), performance.now()];
  const memory: number[] = [];
  const outcomes = await underFire(host, {
    requests,
    people,
    crashes: 0.04,
    killEvery: 50,
    workMs: 100,
    onProgress(done) {
      if (done % 50 !== 0) return;
      memory.push(megabytes('self'));
      process.stderr.write(`${done} of ${requests}: ${Math.round(memory.at(-1) ?? 0)} MB\n`);
    },
  });
  const { right, refused, crashed, wrong } = outcomes;
  const half = memory.slice(Math.floor(memory.length / 2));
  const growth = Math.max(...half) / Math.max(...memory.slice(0, Math.max(1, memory.length - half.length)));
  const each = host.pids().map(megabytes);
  report(
    `${requests} requests of ${people} people at once to 2 processes`,
    [
      {
        ...outcomes,
        seconds: round((performance.now() - begun) / 1000),
        before_mb: round(before),
        processes_mb: round(Math.max(...each)),
      },
    ],
    { answered: right + refused, clear_errors: crashed, wrong, memory_growth: round(growth) },
  );
  if (wrong > 0 || right + refused + crashed !== requests) process.exitCode = 1;
} finally {
  await host.close();
}

async function measureReal(): Promise<void> {
  const memory: number[] = [];
  const begun = performance.now();
  const outcomes = await realModelsUnderFire(
    {
      requests,
      people,
      onProgress(done) {
        if (done % 25 !== 0) return;
        memory.push(megabytes('self'));
        process.stderr.write(`${done} of ${requests}: ${Math.round(memory.at(-1) ?? 0)} MB\n`);
      },
    },
    (pid) => {
      try {
        return megabytes(pid);
      } catch {
        return 0;
      }
    },
  );
  const half = Math.max(1, Math.ceil(memory.length / 2));
  const growth = Math.max(...memory.slice(half), 0) / Math.max(...memory.slice(0, half), 1);
  const { right, clear_errors, wrong } = outcomes;
  report(
    `${requests} mixed requests of ${people} people at once to real models, a process killed every 10 s`,
    [{ ...outcomes, largest_mb: round(outcomes.largest_mb), seconds: round((performance.now() - begun) / 1000) }],
    { answered: right, clear_errors, wrong, largest_mb: round(outcomes.largest_mb), memory_growth: round(growth) },
  );
  if (wrong > 0 || right + clear_errors !== requests) process.exitCode = 1;
}
