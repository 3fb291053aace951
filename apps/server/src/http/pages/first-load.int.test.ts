import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
beforeAll(async () => {
  served = await serveBuild();
});
afterAll(() => served.stop());

const budget = 125 * 1024;

/** Everything the page fetches by itself before anybody does anything: preloaded modules and what they import. */
async function scriptsOf(path: string): Promise<Map<string, Buffer>> {
  const html = await (await served.get(path)).text();
  const scripts = new Map<string, Buffer>();
  const waiting = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (scripts.has(address)) continue;
    const code = Buffer.from(await (await served.get(address)).arrayBuffer());
    scripts.set(address, code);
    for (const [, file] of code.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      waiting.push(`/assets/${file}`);
  }
  return scripts;
}

it.each(['/', '/pricing', '/terms', '/ad-copy-generator', '/ai-hook-generator', '/facebook-ads'])(
  'the first load of %s stays within its budget of script',
  async (path) => {
    const scripts = await scriptsOf(path);
    expect(scripts.size).toBeGreaterThan(3);
    const size = [...scripts.values()].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(size).toBeLessThanOrEqual(budget);
  },
);
