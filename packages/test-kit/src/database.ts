import { afterAll, beforeAll, describe } from 'vitest';
import { openAt, placeEmbedded, placePostgres } from './database-place.ts';
import type { DatabasePlace, TestDatabase } from './database-place.ts';

/** Runs the same tests on the embedded database and, when TEST_DATABASE_URL names a server, on Postgres. */
export function describeOnPlaces(name: string, tests: (place: () => DatabasePlace) => void): void {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  describePlace(name, 'embedded', placeEmbedded, tests);
  if (serverUrl) describePlace(name, 'postgres', () => placePostgres(serverUrl), tests);
}

/** Like `describeOnPlaces`, with the database already open for all tests of the block. */
export function describeOnDatabases(name: string, tests: (database: () => TestDatabase) => void): void {
  describeOnPlaces(name, (place) => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await openAt(place().options);
    });
    afterAll(() => database?.close());
    tests(() => opened(database));
  });
}

function describePlace(
  name: string,
  kind: TestDatabase['kind'],
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
