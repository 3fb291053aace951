/**
 * `npm run bench:api`: how long people wait for what they read, at 200 requests a second, on a quiet machine and while
 * a video renders beside it; with a server that does nothing but answer as the limit. In interleaved rounds, in one run.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, registered } from '../e2e/person.ts';
import { startProduct } from '../e2e/start-product.ts';
import { root } from '../scripts/run.ts';
import { creativeOf } from './render-composition.ts';
import { readCosts } from './read-cost.ts';
import { renderMedia } from './render-media.ts';
import { openRenderServer } from './render-server.ts';
import { median, report, round } from './report.ts';
import { type Latency, steadyLatency } from './steady-load.ts';

const rounds = 3;
const load = { perSecond: 200, seconds: 8 };
const paths = ['/api/user/info', '/api/product/get-list', '/api/project/get-list', '/api/tool/get-list'];
const folder = join(root, '.cache', 'bench-api');
const at = (name: string): string => join(folder, name);

const costs = await readCosts();
const media = await renderMedia(folder, 15);
const renderer = openRenderServer(at('cache'), media);
const bare = fork(join(import.meta.dirname, 'bare-server.ts'));
const [barePort] = (await once(bare, 'message')) as [number];
const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' } });

/** CPU of one read, and how many times that of a server that only answers the same bytes. */
function cpuFigures(): Record<string, number> {
  const of = (path: string) => costs.find((cost) => cost.path === path) ?? { cpuMs: 0, bareCpuMs: 1 };
  const [info, list] = [of('/api/user/info'), of('/api/project/get-list')];
  return {
    info_cpu_ms: info.cpuMs,
    list_cpu_ms: list.cpuMs,
    info_cpu_ratio: round(info.cpuMs / info.bareCpuMs, 1),
    list_cpu_ratio: round(list.cpuMs / list.bareCpuMs, 1),
  };
}

/** Renders one video after the other until told to stop. */
function keepRendering(): () => Promise<void> {
  const stop = new AbortController();
  const rendering = (async () => {
    while (!stop.signal.aborted) {
      // Another name in every scene: nothing is taken from kept ones.
      writeFileSync(at('now.json'), JSON.stringify(creativeOf(15)).replaceAll('Morrow', `Morrow ${Date.now()}`));
      await renderer.render(at('now.json'), at('video.mp4'));
    }
  })();
  return () => {
    stop.abort();
    return rendering;
  };
}

try {
  const { info } = await registered(product.url);
  for (let number = 1; number <= 30; number += 1)
    await call(product.url, '/api/product/create', { title: `Product ${number}`, price: number }, info.token);
  const ours = (): Promise<Latency> =>
    steadyLatency({ ...load, url: product.url, paths, headers: { authorization: info.token } });
  const limit = (): Promise<Latency> =>
    steadyLatency({ ...load, url: `http://127.0.0.1:${barePort}`, paths, headers: {} });

  const waits = {
    quiet: [] as Latency[],
    bareQuiet: [] as Latency[],
    busy: [] as Latency[],
    bareBusy: [] as Latency[],
  };
  await ours();
  for (let turn = 0; turn < rounds; turn += 1) {
    waits.quiet.push(await ours());
    waits.bareQuiet.push(await limit());
    const stop = keepRendering();
    waits.busy.push(await ours());
    waits.bareBusy.push(await limit());
    await stop();
  }
  const of = (latencies: readonly Latency[], which: keyof Latency): number =>
    round(median(latencies.map((latency) => latency[which])), 1);
  const row = (server: string, latencies: readonly Latency[]): Record<string, string | number> => ({
    server,
    p50_ms: of(latencies, 'p50'),
    p99_ms: of(latencies, 'p99'),
    worst_ms: of(latencies, 'worst'),
  });
  report(
    `Reads at ${load.perSecond} requests a second for ${load.seconds} s, median of ${rounds} rounds`,
    [
      row('Adwright', waits.quiet),
      row('a server that only answers', waits.bareQuiet),
      row('Adwright, while a video renders', waits.busy),
      row('a server that only answers, while a video renders', waits.bareBusy),
    ],
    {
      read_p99_ms: of(waits.busy, 'p99'),
      bare_p99_ms: of(waits.bareBusy, 'p99'),
      quiet_read_p99_ms: of(waits.quiet, 'p99'),
      ...cpuFigures(),
    },
  );
  if (!process.argv.includes('--json')) console.table(costs);
} finally {
  renderer.close();
  bare.kill();
  await product.stop();
}
