/**
 * `npm run bench:search`: how long a search of the ads library takes, by words, with filters, with counts and with
 * typing errors, on Postgres and on the embedded database, and how that grows with the number of ads.
 * `-- --postgres=1000000 --embedded=100000 --queries=60` are its numbers; smaller ones give a quick look.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openLibrary } from '@adwright/db/library/open-library.ts';
import { type Database, openDatabase } from '@adwright/db/open-database.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import { startPostgres } from '@adwright/test-kit/postgres-server.ts';
import { report, round } from './report.ts';
import { fillAds } from './search-ads.ts';
import { type Kind, kinds, timeQueries } from './search-queries.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
});

type Times = Readonly<Record<Kind, { readonly p50: number; readonly p95: number }>>;
type Measured = { readonly ads: number; readonly times: Times; readonly reads: number };

const growthFrom = 10_000;
const queries = Number(values.queries);
const folder = await mkdtemp(join(tmpdir(), 'adwright-search-'));
const server = await startPostgres();
try {
  const most = Number(values.postgres);
  const postgres = await measure(server.url, [Math.min(growthFrom, most), most]);
  const embedded = await measure(null, [Number(values.embedded)]);
  const rows = [...rowsOf('Postgres', postgres), ...rowsOf('embedded', embedded)];
  const p95 = (measured: Measured | undefined): number => measured?.times.filtered.p95 ?? 0;
  const [few, all] = [postgres[0], postgres.at(-1)];
  report('Searching the ads library, milliseconds', rows, {
    postgres_p95_ms: p95(all),
    embedded_p95_ms: p95(embedded.at(-1)),
    growth_10k_to_1m: round(p95(all) / Math.max(0.1, p95(few))),
  });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The same database, filled up to each number in turn. */
async function measure(url: string | null, numbers: readonly number[]): Promise<Measured[]> {
  const database = await openDatabase({ url, dataDir: folder });
  const { library, close } = await openLibrary(database, () => undefined);
  const measured: Measured[] = [];
  let filled = 0;
  for (const ads of new Set(numbers)) {
    await fillAds(database, library, { from: filled, to: ads });
    filled = ads;
    measured.push({ ads, times: await timeQueries(library, queries), reads: await readsMeanwhile(database, library) });
  }
  await close();
  await database.close();
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
