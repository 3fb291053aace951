import { startFakeRegistry } from '@adwright/weights/testing/fake-registry.ts';
import { describeCapability } from '@adwright/weights/capabilities.ts';
import { refuse } from '@adwright/weights/choices.ts';
import { readLock } from '@adwright/weights/lock.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

const models = fileURLToPath(import.meta.resolve('@adwright/weights/command.ts'));
const doctor = fileURLToPath(new URL('doctor.ts', import.meta.url));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-no-models-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function run(script: string, args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env }, cwd: tmpdir(), timeout: 100_000 };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), output: stdout + stderr }),
    );
  });
}

it('starts though every model has vanished, and names what each would have served', { timeout: 200_000 }, async () => {
  const registry = await startFakeRegistry();
  onTestFinished(() => registry.close());
  const [folder, dataDir] = [await temporaryFolder(), await temporaryFolder()];
  const env = {
    HOME: dataDir,
    DATA_DIR: dataDir,
    MODELS_DIR: folder,
    MODELS_MIRROR: registry.address,
    npm_config_cache: join(folder, '.npm'),
    npm_config_fetch_retries: '0',
  };
  const all = readLock().filter((entry) => entry.default);
  // One of each: asking for fourteen more alphabets would only take longer.
  const standard = all.filter((entry, index) => all.findIndex(({ serves }) => serves === entry.serves) === index);
  for (const { id } of all.filter((entry) => !standard.includes(entry))) refuse(folder, id);
  const fetched = await run(models, ['fetch', '--start'], env);
  expect(fetched.code).toBe(0);
  for (const { id, serves, package: name } of standard) {
    expect(fetched.output).toContain(`without ${id} (${describeCapability(serves)}): ${name}@`);
  }
  // The next start asks nobody.
  const asked = registry.asked.length;
  expect((await run(models, ['fetch', '--start'], env)).code).toBe(0);
  expect(registry.asked).toHaveLength(asked);

  const server = await startServerProcess({ url: null, dataDir }, { MODELS_DIR: folder });
  expect(server.output()).toMatch(new RegExp(`Models +${standard[0]?.id}, `));
  const { data } = (await (await fetch(`${server.url}/api/config`)).json()) as {
    data: { missing_models: { model: string; serves: string }[] };
  };
  expect(new Set(data.missing_models.map(({ serves }) => serves))).toEqual(
    new Set(readLock().map(({ serves }) => serves)),
  );
  await server.stop();

  const examined = await run(doctor, [], { DATA_DIR: dataDir, MODELS_DIR: folder });
  for (const { id, serves } of standard) {
    expect(examined.output).toMatch(new RegExp(`✗ ${id} +missing for ${describeCapability(serves)} \\(.+no longer`));
  }
  expect(examined.code).toBe(1);
});
