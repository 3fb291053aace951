import { everything, fill } from '@adwright/db/testing/filled-database.ts';
import { openDiskStorage } from '@adwright/storage/open-disk-storage.ts';
import { startS3Server } from '@adwright/storage/testing/s3-server.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { localSecret } from '../adapters/secret-keys.ts';
import { openOwnDatabase } from '../testing/own-database.ts';

const scripts = fileURLToPath(new URL('../../../../scripts/', import.meta.url));

/** As an operator runs them, in a folder without a .env file. */
function run(script: string, dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return runWith({}, script, dataDir, ...args);
}

function runWith(
  settings: Readonly<Record<string, string>>,
  script: string,
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(scripts, script), ...args], { env, cwd: tmpdir() }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), output: stdout + stderr }),
    );
  });
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'adwright-backup-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const root = join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path.slice(root.length), (await readFile(path)).toString('base64')])),
  );
}

it(
  'a backup of a running installation, restored into an empty one, has every row and every file',
  {
    timeout: 180_000,
  },
  async () => {
    const [here, there, out] = [await folder(), await folder(), await folder()];
    const file = join(out, 'all.tar');
    const running = await openOwnDatabase(here);
    await fill(running);
    const storage = await openDiskStorage({ dataDir: here });
    for (const [name, bytes] of [
      ['empty', 0],
      ['small.txt', 11],
      ['large.mp4', 3_000_000],
    ] as const) {
      await storage.put(`people/${'long-'.repeat(20)}${name}`, randomBytes(bytes), { mime: 'text/plain' });
    }
    const secret = localSecret(here);

    const before = await everything(running);
    const backup = await run('backup.ts', here, file);
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('3 files') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(out)).toEqual(['all.tar']);
    // What is written afterwards is not in it, and a running installation takes nothing in.
    await createAccount(running.work.stores);
    expect(await run('restore.ts', here, file)).toMatchObject({ code: 1, output: expect.stringContaining('in use') });
    await running.close();

    // Half of it leaves no trace.
    const half = join(out, 'half.tar');
    await copyFile(file, half);
    truncateSync(half, (await stat(file)).size - 2_000_000);
    expect(await run('restore.ts', there, half)).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+half\.tar cannot be read as a backup: .*\n$/),
    });
    // Nor does one of which a byte fell over.
    const fallen = await readFile(file);
    const at = fallen.length - 1_000_000;
    fallen[at] = 255 - (fallen[at] ?? 0);
    await writeFile(half, fallen);
    expect(await run('restore.ts', there, half)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged'),
    });

    const restored = await run('restore.ts', there, file);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('and 3 files') });
    const again = await openOwnDatabase(there);
    expect(await everything(again)).toEqual(before);
    await again.close();
    expect(await filesIn(there)).toEqual(await filesIn(here));
    expect(readFileSync(join(there, 'secret'), 'utf8')).toBe(secret);
    expect(await run('restore.ts', there, file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('accounts'),
    });

    // Into a bucket and out of it: the way from one machine to many, and back.
    const [beside, back] = [await folder(), await folder()];
    const server = await startS3Server({ prefix: 'studio', pageSize: 2 });
    onTestFinished(() => server.close());
    const fromBucket = join(out, 'from-bucket.tar');
    expect(await runWith(server.env, 'restore.ts', beside, file)).toMatchObject({ code: 0 });
    expect(server.bucket.objects.size).toBe(3);
    expect(await runWith(server.env, 'backup.ts', beside, fromBucket)).toMatchObject({ code: 0 });
    expect(await run('restore.ts', back, fromBucket)).toMatchObject({ code: 0 });
    expect(await filesIn(back)).toEqual(await filesIn(here));
  },
);

it('what is no backup, and where none can be written, is said in a sentence', { timeout: 120_000 }, async () => {
  const [here, out] = [await folder(), await folder()];
  await writeFile(join(out, 'notes.txt'), 'milk, bread');
  for (const name of ['nothing.tar', 'notes.txt', '.']) {
    const { code, output } = await run('restore.ts', here, join(out, name));
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/cannot be read as a backup: .*\n$/) });
    expect(output).not.toContain(' at ');
  }
  const nowhere = await run('backup.ts', here, join(out, 'no', 'folder', 'all.tar'));
  expect(nowhere).toEqual({ code: 1, output: expect.stringMatching(/^ENOENT: .*all\.tar.*\n$/) });
  expect(await run('backup.ts', here, out)).toMatchObject({ code: 0 });
  expect((await readdir(out)).filter((name) => name.endsWith('.tar'))).toEqual([
    expect.stringMatching(/^adwright-backup-/),
  ]);
});
