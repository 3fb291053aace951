/**
 * `npm run bench:web`: our landing page beside a Next.js page with the same content, and beside a server that only
 * answers our page's bytes, built and served in the same run on the same machine, in interleaved rounds; and what a
 * first visit loads.
 */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@adwright/postgres/free-port.ts';
import { startProduct } from '../e2e/start-product.ts';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { root } from '../scripts/run.ts';
import { buildNextRival, startNextRival } from './next-rival.ts';
import { median, report, round } from './report.ts';

const rivalFolder = join(root, '.cache', 'bench-next');
const rounds = 3;
const secondsPerRound = 5;
const connections = 32;

type Load = { script_kb: number; html_kb: number; html_gzip_kb: number };

async function firstLoad(url: string): Promise<Load> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text();
  const addresses = new Set<string>();
  for (const [, src = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) addresses.add(src);
  for (const [link] of html.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)) {
    const href = /href="([^"]+)"/.exec(link)?.[1];
    if (href) addresses.add(href);
  }
  // Modules that an inline script imports count as well: React Router starts itself that way.
  for (const [, src = ''] of html.matchAll(/import\s*(?:\*\s*as\s+\w+\s*from\s*)?"(\/assets\/[^"]+\.js)"/g))
    addresses.add(src);
  let script = 0;
  for (const address of addresses) {
    const body = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
    script += gzipSync(body, { level: 9 }).length;
  }
  return {
    script_kb: round(script / 1024, 1),
    html_kb: round(html.length / 1024, 1),
    html_gzip_kb: round(gzipSync(html).length / 1024, 1),
  };
}

async function requestsPerSecond(url: string): Promise<number> {
  const autocannon = join(rivalFolder, 'node_modules/.bin/autocannon');
  const args = [
    '--json',
    '-c',
    String(connections),
    '-d',
    String(secondsPerRound),
    '-H',
    'accept-encoding=gzip',
    '-H',
    'accept-language=en',
    url,
  ];
  const { stdout } = await promisify(execFile)(autocannon, args, { maxBuffer: 1e8 });
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} bad statuses and ${result.errors} errors`);
  return result.requests.average;
}

async function contentOf(url: string): Promise<{ title: string; html: string }> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text();
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link[^>]*>/g, ''),
  };
}

async function startBarePage(url: string): Promise<{ url: string; child: ChildProcess }> {
  const file = join(rivalFolder, 'our-page.html');
  writeFileSync(file, await (await fetch(url, { headers: { 'accept-language': 'en' } })).text());
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [file]);
  const [bound] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${bound}/`, child };
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

await ensureWebBuilt();
const product = await startProduct({ env: { LOG_LEVEL: 'error', NODE_ENV: 'production' } });
const ours = `${product.url}/`;
buildNextRival(rivalFolder, await contentOf(ours));
const port = await freePort();
const next = startNextRival(rivalFolder, port);
const theirs = `http://127.0.0.1:${port}/`;
const bare = await startBarePage(ours);
try {
  await untilAnswering(theirs);
  const [ourLoad, theirLoad] = [await firstLoad(ours), await firstLoad(theirs)];
  const speeds = { ours: [] as number[], theirs: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    speeds.ours.push(await requestsPerSecond(ours));
    speeds.theirs.push(await requestsPerSecond(theirs));
    speeds.bare.push(await requestsPerSecond(bare.url));
  }
  const [ourSpeed, theirSpeed, bareSpeed] = [median(speeds.ours), median(speeds.theirs), median(speeds.bare)];
  report(
    'Landing page, prerendered',
    [
      { page: 'Adwright', requests_per_s: round(ourSpeed, 0), ...ourLoad },
      { page: 'Next.js 16.4.6, the same content', requests_per_s: round(theirSpeed, 0), ...theirLoad },
      { page: 'a server that only answers our page', requests_per_s: round(bareSpeed, 0), ...ourLoad },
    ],
    {
      next_rps_ratio: round(ourSpeed / theirSpeed),
      bare_share: round(ourSpeed / bareSpeed),
      script_gzip_kb: ourLoad.script_kb,
    },
  );
} finally {
  next.kill('SIGTERM');
  bare.child.kill('SIGTERM');
  await product.stop();
}
