import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import type { EmbeddedDatabase } from './open-database.ts';
import { PreparedPglite } from './prepared-pglite.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { vacuumRegularly } from './vacuum-embedded.ts';

export async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'database');
  const lock = lockFolder(folder);
  try {
    if (!existsSync(folder)) await initialise(folder);
    const pglite = new PreparedPglite(folder);
    await pglite.waitReady;
    const db = drizzle(pglite);
    await migrate(db, { migrationsFolder });
    const stopVacuuming = vacuumRegularly(pglite, onError);
    return {
      kind: 'embedded',
      db,
      pglite,
      work: createUnitOfWork(db),
      async ping() {
        await pglite.query('select 1');
      },
      async close() {
        stopVacuuming();
        if (!pglite.closed) await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Made under another name and renamed when complete: a first start that is cut off leaves nothing half-made behind. */
async function initialise(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  await rename(unfinished, folder);
}
