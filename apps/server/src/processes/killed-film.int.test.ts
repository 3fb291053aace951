import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';
import { familyOf, isAlive, rolesIn } from '../testing/process-family.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { call, createPerson, ended, expectChargedOnce } from '../testing/slow-person.ts';

/** What works does so behind everything else a machine has to do. */
const patience = { timeout: 180_000, interval: 40 };

/** Seconds without a voice or music: what is killed here is the drawing. */
const order = {
  product: { title: 'Clay Everyday Mug', pictures: ['sample:mug:cutout'] },
  script: {
    scenes: [
      { on_screen: 'Coffee gone cold?', seconds: 1.5 },
      { on_screen: 'Get the mug', seconds: 2 },
    ],
  },
  music: null,
  captions: null,
  ratios: ['1:1'],
};

/** What the run says of itself may be of the attempt before; the process that draws is not. */
async function untilDrawing({ pid }: ServerProcess): Promise<void> {
  const draws = async (): Promise<boolean> =>
    (await familyOf(pid)).some(({ command }) => command.includes('video-worker'));
  await vi.waitUntil(draws, patience);
}

/** With what draws for it, or that would still be there when the next one is looked for. */
async function killWorker(server: ServerProcess): Promise<void> {
  const { worker } = await rolesIn(server.pid);
  if (!worker) throw new Error('The product has a process that works');
  const drawing = (await familyOf(worker.pid)).filter(({ command }) => command.includes('video-worker'));
  process.kill(worker.pid, 'SIGKILL');
  await vi.waitUntil(async () => !(await Promise.all([worker, ...drawing].map(isAlive))).some(Boolean), patience);
}

/** Every file under a folder, by its path within it. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}

/** Enough to say that somebody can be killed in the middle of it. */
const lines = Array.from({ length: 10 }, (_, index) => ({
  id: `line-${index}`,
  start: index * 0.2,
  end: index * 0.2 + 0.2,
  said: { de: `Zeile ${index} ist ein ganzer Satz.`, es: `La línea ${index} es una frase entera.` },
}));

/** Crowded into two seconds, they are paid by how long they take to say. */
const creditsOfDub = 2;

/** A film in two languages whose worker is killed while it speaks the first; answers the runs of both. */
async function dubThroughKill(server: ServerProcess, token: string, video: string): Promise<string[]> {
  // Voices that need no model: how well it is said is not looked at.
  const voices = { de: { '1': 'de-clara' }, es: { '1': 'es-lucia' } };
  const order = { mode: 'dub', video, languages: ['de', 'es'], lines, voices, subtitles: 'none' };
  const { runs } = await call(server.url, token, 'videoTranslateCreate', order);
  const isSpoken = async (id: string): Promise<boolean> =>
    (await call(server.url, token, 'toolRunGet', { id })).stage === 'speak';
  await vi.waitUntil(async () => (await Promise.all(runs.map(({ id }) => isSpoken(id)))).some(Boolean), patience);
  await killWorker(server);
  const made = await Promise.all(runs.map(({ id }) => ended(server.url, token, id)));
  expect(made.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  expect(made.map(({ assets }) => assets.filter(({ mime }) => mime === 'video/mp4').length)).toEqual([1, 1]);
  return runs.map(({ id }) => id);
}

it.runIf(process.platform === 'linux')(
  'a film whose worker and then whose server is killed is made once, charged once, and leaves nothing half made, dubbed in two languages or not',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adwright-killed-film-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const before = await openOwnDatabase(dataDir);
    const { userId, token } = await createPerson(before, 10);
    await before.close();
    const place = { url: null, dataDir };

    const first = await startServerProcess(place, { LOG_LEVEL: 'silent' });
    const { id } = await call(first.url, token, 'toolRun', { tool: 'video-ad', input: order });
    await untilDrawing(first);
    await killWorker(first);
    await vi.waitUntil(async () => (await rolesIn(first.pid)).worker !== undefined, patience);
    await untilDrawing(first);
    await first.kill();

    const second = await startServerProcess(place, { LOG_LEVEL: 'silent' });
    const run = await ended(second.url, token, id);
    expect(run).toMatchObject({ status: 'succeeded', progress: 100 });
    const films = run.assets.filter(({ mime }) => mime === 'video/mp4');
    expect(films).toHaveLength(1);
    const dubs = await dubThroughKill(second, token, films[0]?.asset_id ?? '');
    expect(await second.stop()).toBe(0);

    const after = await openOwnDatabase(dataDir);
    expect((await after.work.stores.runs.byId(id))?.attempts).toBeGreaterThan(2);
    const attempts = await Promise.all(
      dubs.map(async (dub) => (await after.work.stores.runs.byId(dub))?.attempts ?? 0),
    );
    expect(attempts.reduce((sum, one) => sum + one)).toBeGreaterThan(2);
    await expectChargedOnce(after, { userId, runs: [id], credits: 10 - dubs.length * creditsOfDub, each: 2 });
    await expectChargedOnce(after, { userId, runs: dubs, credits: 10 - 2, each: creditsOfDub });
    await after.close();
    expect(await filesIn(join(dataDir, 'work'))).toEqual([]);
  },
  600_000,
);
