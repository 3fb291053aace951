import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@adwright/db/open-database.ts';
import type { Database, DatabaseOptions } from '@adwright/db/open-database.ts';
import { openJobs } from '@adwright/jobs/open-jobs.ts';
import { Client } from 'pg';
import { embeddedTemplate } from './embedded-template.ts';

/** A place for a database of its own. `openAt` its options, here or in another process, as often as a test likes. */
export type DatabasePlace = { readonly options: DatabaseOptions; remove(): Promise<void> };

export type TestDatabase = Database;

export const openAt: (options: DatabaseOptions) => Promise<TestDatabase> = openDatabase;

/** A temporary data folder with a migrated embedded database, which nobody has open. */
export async function placeEmbedded(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-data-'));
  await cp(join(await embeddedTemplate(), 'database'), join(dataDir, 'database'), { recursive: true });
  return { options: { url: null, dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

const template = 'adwright_template';

/** Migrating takes longer than copying: done once a run, for all that begin with a migrated database. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await execute(serverUrl, `drop database if exists ${template}`);
  await execute(serverUrl, `create database ${template}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, template), dataDir: tmpdir() });
  const { stop } = await openJobs({ database });
  await stop({ drainSeconds: 0 });
  await database.close();
}

/** A migrated database on the given server (or one without any tables), with a temporary data folder beside it for files. */
export async function placePostgres(
  serverUrl: string,
  contents: 'migrated' | 'empty' = 'migrated',
): Promise<DatabasePlace> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name}${contents === 'empty' ? '' : ` template ${template}`}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-data-'));
  return {
    options: { url: databaseUrl(serverUrl, name), dataDir },
    async remove() {
      await execute(serverUrl, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
