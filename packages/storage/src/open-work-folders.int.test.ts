import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWorkFolders } from './open-work-folders.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adwright-work-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('are gone when their work is done, and with the process that made them', async () => {
  const folders = await openWorkFolders({ dataDir });
  const [one, two] = [await folders.open(), await folders.open()];
  await writeFile(join(one.path, 'film.mp4'), 'x');
  await one.remove();
  expect([existsSync(one.path), existsSync(two.path)]).toEqual([false, true]);
  await folders.close();
  expect(await readdir(join(dataDir, 'work'))).toEqual([]);
});

it('that a killed process left are cleared away by the next, those of a living one are not', async () => {
  const living = await openWorkFolders({ dataDir });
  const kept = await living.open();
  const module = JSON.stringify(fileURLToPath(new URL('./open-work-folders.ts', import.meta.url)));
  const script = `const { openWorkFolders } = await import(${module});
    const folders = await openWorkFolders({ dataDir: process.argv[1] });
    console.log((await folders.open()).path);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir]);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const left = printed.toString().trim();
  expect([existsSync(left), existsSync(kept.path)]).toEqual([true, true]);
  child.kill('SIGKILL');
  await once(child, 'close');
  const next = await openWorkFolders({ dataDir });
  expect([existsSync(left), existsSync(kept.path)]).toEqual([false, true]);
  await next.close();
  await living.close();
});
