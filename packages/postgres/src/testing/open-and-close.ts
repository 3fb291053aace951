/** Run by tests as another user, or in another view of the machine: opens the Postgres of a folder, asks it and closes it. */
import { Client } from 'pg';
import { openOwnPostgres } from '../open-own-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const postgres = await openOwnPostgres({ dataDir });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  // Workers of a query in parallel need shared memory of their own.
  await client.query('set debug_parallel_query = on');
  const { rows } = await client.query<{ sum: string }>('select sum(n) from generate_series(1, 1000) n');
  await client.end();
  await postgres.stop();
  process.stdout.write(`sum ${rows[0]?.sum}\n`);
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}
