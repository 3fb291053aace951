import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inRenderProcess } from './render-process.ts';
import { restProcess, takeProcess } from './resting-processes.ts';

let folder = '';
let program: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-test-'));
  const serve = new URL('serve-render.ts', import.meta.url).href;
  const file = join(folder, 'worker.mjs');
  program = pathToFileURL(file);
  // Says who it is, unless told to say what it inherited, to fail, to fall silent or to die.
  await writeFile(
    file,
    `import { serveRender } from '${serve}';
     serveRender(async ({ wish }) => {
       if (wish === 'fail') throw new Error('as you wish');
       if (wish === 'die') process.exit(7);
       if (wish === 'wait') await new Promise(() => setInterval(() => {}, 1000));
       if (wish === 'inherit') return Object.keys(process.env);
       return process.pid;
     });`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = <Result = number>(wish: string, signal?: AbortSignal): Promise<Result> =>
  inRenderProcess<Result>(program, { wish }, signal ? { signal } : {});

it('serves one order after the other by the same process, and others at the same time by others', async () => {
  const first = await ask('render');
  expect(await ask('render')).toBe(first);
  const both = await Promise.all([ask('render'), ask('render')]);
  expect(both).toContain(first);
  expect(new Set(both).size).toBe(2);
});

it('gives nobody a process that failed, died or was cancelled', async () => {
  for (const [wish, problem] of [
    ['fail', 'as you wish'],
    ['die', 'the renderer ended with 7'],
  ] as const) {
    const before = await ask('render');
    await expect(ask(wish)).rejects.toThrow(problem);
    expect(await ask('render')).not.toBe(before);
  }
  const before = await ask('render');
  const stop = new AbortController();
  const waiting = ask('wait', stop.signal);
  stop.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
  expect(await ask('render')).not.toBe(before);
});

it('gives nobody a process that was killed while it rested', async () => {
  const before = await ask('render');
  const resting = takeProcess(fileURLToPath(program));
  restProcess(resting);
  process.kill(before, 'SIGKILL');
  await once(resting.child, 'exit');
  expect(await ask('render')).not.toBe(before);
});

it('tells a rendering process no keys', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'secret');
  const stop = new AbortController();
  // One that was started before knows nothing of the key; it must not be the one that is asked.
  const held = ask('wait', stop.signal).catch(() => undefined);
  const inherited = await ask<string[]>('inherit');
  expect(inherited).toContain('PATH');
  expect(inherited).not.toContain('OPENAI_API_KEY');
  stop.abort();
  await held;
  vi.unstubAllEnvs();
});
