import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@adwright/db/open-database.ts';
import type { Database, DatabaseOptions } from '@adwright/db/open-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { embeddedTemplate } from './embedded-template.ts';

/** A place for a database of its own. `options` open it, here or in another process, as often as a test likes. */
export type DatabasePlace = { readonly options: DatabaseOptions; remove(): Promise<void> };

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

/** Runs the same tests on the embedded database and, when TEST_DATABASE_URL names a server, on Postgres. */
export function describeOnPlaces(name: string, tests: (place: () => DatabasePlace) => void): void {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  describePlace(name, 'embedded', placeEmbedded, tests);
  if (serverUrl) describePlace(name, 'postgres', () => placePostgres(serverUrl), tests);
}

/** Like `describeOnPlaces`, with the database already open for all tests of the block. */
export function describeOnDatabases(name: string, tests: (database: () => Database) => void): void {
  describeOnPlaces(name, (place) => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await openDatabase(place().options);
    });
    afterAll(() => database?.close());
    tests(() => opened(database));
  });
}

function describePlace(
  name: string,
  kind: Database['kind'],
  make: () => Promise<DatabasePlace>,
  tests: (place: () => DatabasePlace) => void,
): void {
  describe(`${name} (${kind})`, () => {
    let place: DatabasePlace | undefined;
    beforeAll(async () => {
      place = await make();
    });
    afterAll(() => place?.remove());
    tests(() => opened(place));
  });
}

function opened<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Only tests and hooks may ask for the database');
  return value;
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
