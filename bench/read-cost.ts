/**
 * What a read costs the web process in CPU: the whole app in this process, on a real Postgres, asked without a network;
 * beside an app of the same framework that answers the same bytes and does nothing else.
 */
import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import type { Stores } from '@adwright/domain/unit-of-work.ts';
import { openAt, placePostgres } from '@adwright/test-kit/database-place.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { startPostgres } from '@adwright/test-kit/postgres-server.ts';
import { bareApp } from '../apps/server/src/testing/bare-app.ts';
import { openRunApp } from '../apps/server/src/testing/run-app.ts';
import { median, round } from './report.ts';

export type ReadCost = { readonly path: string; readonly cpuMs: number; readonly bareCpuMs: number };

type App = ReturnType<typeof bareApp>;

const paths = ['/api/user/info', '/api/project/get-list', '/api/tool/get-list'];
const requests = 500;
const rounds = 3;
const work = { projects: 40, filesOfEach: 4 };

export async function readCosts(): Promise<ReadCost[]> {
  const postgres = await startPostgres();
  const place = await placePostgres(postgres.url, 'empty');
  const database = await openAt(place.options);
  const { app, close } = await openRunApp(database, { worker: false, options: { limitFactor: 1_000_000 } });
  try {
    const headers = { authorization: await personWithWork(database.work.stores) };
    const costs: ReadCost[] = [];
    for (const path of paths) costs.push(await costOf(app, path, headers));
    return costs;
  } finally {
    await close();
    await database.close();
    await place.remove();
    await postgres.stop();
  }
}

async function costOf(app: App, path: string, headers: Record<string, string>): Promise<ReadCost> {
  const answer = (await app.inject({ url: path, headers })).json() as object;
  const bare = bareApp(path, answer);
  const [ours, theirs] = [[] as number[], [] as number[]];
  // The first of each only warms it up.
  for (let turn = 0; turn <= rounds; turn += 1) {
    ours.push(await cpuOf(app, path, headers));
    theirs.push(await cpuOf(bare, path, headers));
  }
  await bare.close();
  return { path, cpuMs: round(median(ours.slice(1))), bareCpuMs: round(median(theirs.slice(1))) };
}

async function cpuOf(app: App, path: string, headers: Record<string, string>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < requests; count += 1) {
    const { statusCode } = await app.inject({ url: path, headers });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

/** Answers their token. */
async function personWithWork(stores: Stores): Promise<string> {
  const { id: userId } = await createAccount(stores);
  const token = newToken();
  await stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
  const input = { product: { title: 'Lamp', description: 'A lamp for the night. '.repeat(100) } };
  for (let number = 1; number <= work.projects; number += 1) {
    const run = await createRun(stores, userId, { input, creditsCost: 0 });
    const project = { id: run.id, userId, tool: run.tool, title: `Project ${number}`, params: input };
    await stores.projects.insert(project);
    await stores.projects.addVersion(run.id, run);
    for (let file = 1; file <= work.filesOfEach; file += 1) {
      const shape = { mime: 'image/png', bytes: 1000, width: 1080, height: 1080, storageKey: randomUUID() };
      await stores.assets.put({ id: randomUUID(), userId, runId: run.id, name: `${file}.png`, ...shape });
    }
    await stores.runs.finish(run.id, { status: 'succeeded', output: input });
  }
  return token;
}
