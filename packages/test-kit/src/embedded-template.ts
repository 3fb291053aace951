/**
 * Initialising an embedded database takes seconds, copying one takes a moment. The first test to need one makes it
 * under `.cache`, named after what it was made from; the others copy it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '@adwright/db/migrations-folder.ts';
import { openDatabase } from '@adwright/db/open-database.ts';
import { openJobs } from '@adwright/jobs/open-jobs.ts';

const cache = fileURLToPath(new URL('../../../.cache/embedded-databases', import.meta.url));

export async function embeddedTemplate(): Promise<string> {
  const template = join(cache, fingerprint());
  if (existsSync(template)) return template;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const database = await openDatabase({ url: null, dataDir: unfinished });
  const { stop } = await openJobs({ database });
  await stop({ drainSeconds: 0 });
  await database.close();
  try {
    await rename(unfinished, template);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another test process was faster.
    if (!existsSync(template)) throw error;
  }
  return template;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(manifestOf('@electric-sql/pglite', join(migrationsFolder, '..', 'package.json')));
  hash.update(manifestOf('pg-boss', createRequire(import.meta.url).resolve('@adwright/jobs/open-jobs.ts')));
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function manifestOf(dependency: string, dependent: string): Buffer {
  return readFileSync(join(createRequire(dependent).resolve(dependency), '..', '..', 'package.json'));
}
