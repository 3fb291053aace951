/**
 * `npm run bench:api`: how long people wait for what they read, at 200 requests a second, on a quiet machine, while the
 * product renders a video, while it makes image ads, and while other programs keep every core busy; with a server that
 * does nothing but answer the same bytes as the limit. Both are asked in turns of a second or two, so that whatever else goes on meets
 * both alike; of each round the slowest hundredth is taken, and of the rounds their median, since a single one is
 * decided by sixteen requests. `npm run bench:api -- busy video` measures these conditions alone, and no CPU.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { call, registered } from '../e2e/person.ts';
import { startProduct } from '../e2e/start-product.ts';
import { busyMachine, type Condition, filmCondition, imageAdsCondition, quiet } from './api-conditions.ts';
import { readCosts } from './read-cost.ts';
import { median, report, round } from './report.ts';
import { type Latency, latencyOf, openAgent, steadyTimes } from './steady-load.ts';

const rounds = 3;
const turns = 5;
const load = { perSecond: 200, seconds: 1.6 };
/** Before anything counts: V8 compiles what is asked often, in threads that take a core from whoever asks. */
const warming = { perSecond: 2000, seconds: 5 };
const paths = ['/api/user/info', '/api/product/get-list', '/api/project/get-list', '/api/tool/get-list'];
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const costs = asked.length === 0 ? await readCosts() : [];
// In a session of its own, as the product's processes are: Linux shares its time out among sessions.
const bare = fork(join(import.meta.dirname, 'bare-server.ts'), { detached: true });
const [barePort] = (await once(bare, 'message')) as [number];
const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' } });

const agents = { ours: openAgent(), bare: openAgent() };

const words: Record<string, string> = {
  quiet: '',
  video: ', while a video renders',
  ads: ', while the product makes image ads',
  busy: ', while other programs keep every core busy',
};

/** CPU of one read, and how many times that of a server that only answers the same bytes. */
function cpuFigures(): Record<string, number> {
  if (costs.length === 0) return {};
  const of = (path: string) => costs.find((cost) => cost.path === path) ?? { cpuMs: 0, bareCpuMs: 1 };
  const [info, list] = [of('/api/user/info'), of('/api/project/get-list')];
  return {
    info_cpu_ms: info.cpuMs,
    list_cpu_ms: list.cpuMs,
    info_cpu_ratio: round(info.cpuMs / info.bareCpuMs, 1),
    list_cpu_ratio: round(list.cpuMs / list.bareCpuMs, 1),
  };
}

/** Whoever asks has as much to read from either server. */
async function answersTo(headers: Record<string, string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of paths) answers[path] = await (await fetch(product.url + path, { headers })).text();
  return answers;
}

try {
  const conditions: Record<string, Condition> = {
    quiet,
    video: await filmCondition(product.url),
    ads: await imageAdsCondition(product.url),
    busy: busyMachine,
  };
  for (const name of Object.keys(conditions)) if (asked.length > 0 && !asked.includes(name)) delete conditions[name];
  const { info } = await registered(product.url);
  for (let number = 1; number <= 30; number += 1)
    await call(product.url, '/api/product/create', { title: `Product ${number}`, price: number }, info.token);
  const headers = { authorization: info.token };
  bare.send(await answersTo(headers));
  const asking = { ...load, paths };
  const oursAsking = { ...asking, url: product.url, headers, agent: agents.ours };
  const ours = () => steadyTimes(oursAsking);
  const bareAsking = { ...asking, url: `http://127.0.0.1:${barePort}`, headers: {}, agent: agents.bare };
  const limit = () => steadyTimes(bareAsking);
  const inTurns = async (): Promise<{ ours: Latency; bare: Latency }> => {
    const [own, other]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      own.push(...(await ours()));
      other.push(...(await limit()));
    }
    return { ours: latencyOf(own), bare: latencyOf(other) };
  };

  const waits = new Map(
    Object.keys(conditions).map((name) => [name, { ours: [] as Latency[], bare: [] as Latency[] }]),
  );
  await steadyTimes({ ...oursAsking, ...warming });
  await steadyTimes({ ...bareAsking, ...warming });
  for (let number = 0; number < rounds; number += 1) {
    for (const [name, begin] of Object.entries(conditions)) {
      const stop = await begin();
      const measured = await inTurns();
      waits.get(name)?.ours.push(measured.ours);
      waits.get(name)?.bare.push(measured.bare);
      await stop();
    }
  }
  const of = (latencies: readonly Latency[] = [], which: keyof Latency = 'p99'): number =>
    round(median(latencies.map((latency) => latency[which])), 1);
  const row = (server: string, latencies: readonly Latency[]): Record<string, string | number> => ({
    server,
    p50_ms: of(latencies, 'p50'),
    p99_ms: of(latencies),
    worst_ms: of(latencies, 'worst'),
  });
  const ratio = (name: string): number => round(of(waits.get(name)?.ours) / of(waits.get(name)?.bare));
  const figures = {
    read_p99_ms: of(waits.get('video')?.ours),
    bare_p99_ms: of(waits.get('video')?.bare),
    quiet_read_p99_ms: of(waits.get('quiet')?.ours),
    video_ratio: ratio('video'),
    image_ads_ratio: ratio('ads'),
    busy_ratio: ratio('busy'),
    ...cpuFigures(),
  };
  report(
    `Reads at ${load.perSecond} requests a second for ${turns * load.seconds} s, median of ${rounds} rounds`,
    [...waits].flatMap(([name, { ours: own, bare: other }]) => [
      row(`Adwright${words[name]}`, own),
      row(`a server that only answers${words[name]}`, other),
    ]),
    Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure > 0)),
  );
  if (!process.argv.includes('--json') && costs.length > 0) console.table(costs);
} finally {
  for (const agent of Object.values(agents)) agent.destroy();
  bare.kill();
  await product.stop();
}
