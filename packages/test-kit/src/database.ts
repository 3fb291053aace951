import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openAt, placeEmbedded, placePostgres } from './database-place.ts';
import type { DatabasePlace, TestDatabase } from './database-place.ts';

type PlaceTests = (place: () => DatabasePlace) => void;
type DatabaseTests = (database: () => TestDatabase) => void;

/** Runs the tests on a database of their own in the Postgres of this run. */
export function describeOnPlaces(name: string, tests: PlaceTests): void {
  describePlace(name, 'postgres', () => placePostgres(inject('databaseServer')), tests);
}

/** Like `describeOnPlaces`, with the database already open for all tests of the block. */
export function describeOnDatabases(name: string, tests: DatabaseTests): void {
  describeOnPlaces(name, opening(tests));
}

/** On the embedded database as well: for the few that show that it holds what the product needs of it. */
export function describeOnBothPlaces(name: string, tests: PlaceTests): void {
  describeOnPlaces(name, tests);
  describePlace(name, 'embedded', placeEmbedded, tests);
}

/** For what only the embedded database has. */
export function describeOnEmbedded(name: string, tests: DatabaseTests): void {
  describePlace(name, 'embedded', placeEmbedded, opening(tests));
}

export function describeOnBothDatabases(name: string, tests: DatabaseTests): void {
  describeOnBothPlaces(name, opening(tests));
}

function opening(tests: DatabaseTests): PlaceTests {
  return (place) => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await openAt(place().options);
    });
    afterAll(() => database?.close());
    tests(() => opened(database));
  };
}

function describePlace(
  name: string,
  kind: TestDatabase['kind'],
  make: () => Promise<DatabasePlace>,
  tests: PlaceTests,
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
