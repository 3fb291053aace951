/**
 * `npm run bench:search`: how long a search of the ads library takes, by words, with filters, with counts, with typing
 * errors and by an image, on Postgres and on the embedded database, and how that grows with the number of ads.
 * `-- --postgres=10000,1000000 --embedded=100000 --queries=60` are its numbers; smaller ones give a quick look, and
 * `--keep=FOLDER` keeps what was filled in for the next time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLibrary } from '@adwright/db/library/open-library.ts';
import { type Database, openDatabase } from '@adwright/db/open-database.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { openOwnPostgres } from '@adwright/postgres/open-own-postgres.ts';
import { report, round } from './report.ts';
import { fillAds } from './search-ads.ts';
import { type Kind, kinds, timeQueries } from './search-queries.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '10000,1000000' },
    embedded: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '60' },
    keep: { type: 'string' },
    'only-fill': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

type Times = Readonly<Record<Kind, { readonly p50: number; readonly p95: number }>>;
type Measured = { readonly ads: number; readonly times: Times; readonly reads: number };

const numbersOf = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const queries = Number(values.queries);
const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'adwright-search-')));
try {
  const postgres = await measurePostgres(numbersOf(values.postgres));
  const embedded = await measureEach(numbersOf(values.embedded), (ads) => ({
    url: null,
    dataDir: join(folder, `embedded-${ads}`),
  }));
  const p95 = (measured: Measured | undefined): number => measured?.times.filtered.p95 ?? 0;
  report(
    'Searching the ads library, milliseconds',
    [...rowsOf('Postgres', postgres), ...rowsOf('embedded', embedded)],
    {
      postgres_p95_ms: p95(postgres.at(-1)),
      embedded_p95_ms: p95(embedded.at(-1)),
      growth_10k_to_1m: round(p95(postgres.at(-1)) / Math.max(0.1, p95(postgres[0]))),
    },
  );
} finally {
  if (values.keep === undefined) await rm(folder, { recursive: true, force: true });
}

/** As `npm start` runs it, with a database for each number. */
async function measurePostgres(numbers: readonly number[]): Promise<Measured[]> {
  if (numbers.length === 0) return [];
  const server = await openOwnPostgres({ dataDir: folder });
  try {
    await makeDatabases(
      server.url,
      numbers.map((ads) => `ads_${ads}`),
    );
    return await measureEach(numbers, (ads) => {
      const url = new URL(server.url);
      url.pathname = `/ads_${ads}`;
      return { url: url.href, dataDir: folder };
    });
  } finally {
    await server.stop();
  }
}

async function makeDatabases(url: string, names: readonly string[]): Promise<void> {
  const server = await openDatabase({ url, dataDir: folder });
  if (server.kind === 'embedded') throw new Error('Not a server');
  for (const name of names) {
    const { rowCount } = await server.pool.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await server.pool.query(`create database ${name}`);
  }
  await server.close();
}

async function measureEach(
  numbers: readonly number[],
  placeOf: (ads: number) => { url: string | null; dataDir: string },
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const ads of numbers) {
    const database = await openDatabase(placeOf(ads));
    const { library, ready, close } = await openLibrary(database, () => undefined);
    const start = performance.now();
    await fillAds(database, library, ads);
    if (values['only-fill']) console.log(`${ads} ads in ${round((performance.now() - start) / 1000, 0)} s`);
    else {
      await ready();
      measured.push({
        ads,
        times: await timeQueries(library, queries),
        reads: await readsMeanwhile(database, library),
      });
    }
    await close();
    await database.close();
  }
  return measured;
}

/** How long a read of another call takes while searches run one after the other: the 99th of a hundred. */
async function readsMeanwhile(database: Database, library: Library): Promise<number> {
  const state = { searching: true };
  const searches = timeQueries(library, queries).finally(() => (state.searching = false));
  const times: number[] = [];
  while (state.searching) {
    const start = performance.now();
    await database.work.stores.accounts.byId('00000000-0000-4000-8000-000000000000');
    times.push(performance.now() - start);
    await wait(5);
  }
  await searches;
  return round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, 1);
}

function rowsOf(name: string, measured: readonly Measured[]): Record<string, string | number>[] {
  return measured.flatMap(({ ads, times, reads }) => [
    ...kinds.map((kind) => ({ database: name, ads, query: kind, p50: times[kind].p50, p95: times[kind].p95 })),
    { database: name, ads, query: 'another read meanwhile (p99)', p50: '', p95: reads },
  ]);
}
