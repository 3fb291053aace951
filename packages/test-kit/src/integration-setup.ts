import type { TestProject } from 'vitest/node';
import { makeTemplate } from './database-place.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of this run, in which every block of tests has a database of its own. */
    databaseServer: string;
  }
}

/** One Postgres for all integration tests of a run; another one than ours where TEST_DATABASE_URL names it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL'];
  const server = named ? { url: named, stop: async () => undefined } : await startPostgres();
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  return () => server.stop();
}
