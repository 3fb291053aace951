import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@adwright/db/open-database.ts';
import type { Database, DatabaseOptions } from '@adwright/db/open-database.ts';
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

/** An empty database on the given server, with a temporary data folder beside it for files. */
export async function placePostgres(serverUrl: string): Promise<DatabasePlace> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-data-'));
  return {
    options: { url: url.href, dataDir },
    async remove() {
      await execute(serverUrl, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
