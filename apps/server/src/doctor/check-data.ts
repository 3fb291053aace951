import { FolderInUseError, lockFolder } from '@adwright/db/folder-lock.ts';
import { pingPostgres } from '@adwright/db/ping-postgres.ts';
import { postgresFolder } from '@adwright/postgres/open-own-postgres.ts';
import { whyNoPostgres } from '@adwright/postgres/why-no-postgres.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type OpenStorage, openStorage } from '../adapters/open-storage.ts';
import type { Env } from '../env.ts';
import type { Finding } from './finding.ts';

/** Changes nothing: no migration is run and no database is made. */
export async function checkData(env: Env): Promise<Finding[]> {
  return [await checkDatabase(env), await checkStorage(env), checkMail(env)];
}

async function checkDatabase({ DATABASE_URL, DATA_DIR }: Env): Promise<Finding> {
  const name = 'Database';
  if (DATABASE_URL === undefined) return checkOwn(DATA_DIR);
  const { host } = new URL(DATABASE_URL);
  try {
    return { level: 'ok', name, text: `Postgres ${await pingPostgres(DATABASE_URL)} at ${host}` };
  } catch (error) {
    // The driver's own words may hold the address with its password; the code never does.
    const { code = 'no answer' } = error as { code?: string };
    return { level: 'problem', name, text: `Postgres at ${host} cannot be used: ${code}` };
  }
}

/** A server of our own, which is left alone whether it runs or not; the embedded database where there can be none. */
function checkOwn(dataDir: string): Finding {
  const name = 'Database';
  const folder = postgresFolder(dataDir);
  const because = whyNoPostgres();
  if (because !== null && existsSync(join(folder, 'data'))) {
    return { level: 'problem', name, text: `${folder} needs Postgres, which cannot run here: ${because}` };
  }
  const [what, place] = because === null ? ['Postgres of its own', folder] : ['embedded', join(dataDir, 'database')];
  const reason = because === null ? '' : `; everything in one process, because ${because}`;
  if (!existsSync(place)) return { level: 'ok', name, text: `${what}, made at the first start${reason}` };
  try {
    lockFolder(place).release();
    return { level: 'ok', name, text: `${what} in ${place}${reason}` };
  } catch (error) {
    if (error instanceof FolderInUseError)
      return { level: 'ok', name, text: `${what} in ${place}, in use by the running product${reason}` };
    return { level: 'problem', name, text: `${what} in ${place}: ${String(error)}` };
  }
}

/** Writes, reads and deletes a file, as the product will. */
async function checkStorage(env: Env): Promise<Finding> {
  const name = 'Files';
  try {
    const files = await openStorage(env);
    try {
      await tryStorage(files.storage);
      return { level: 'ok', name, text: `kept in ${files.place}` };
    } finally {
      files.close();
    }
  } catch (error) {
    const place = env.S3_BUCKET === undefined ? env.DATA_DIR : `The bucket ${env.S3_BUCKET}`;
    return { level: 'problem', name, text: `${place} cannot be used: ${reasonOf(error)}` };
  }
}

async function tryStorage(storage: OpenStorage['storage']): Promise<void> {
  const key = `doctor/${randomUUID()}`;
  await storage.put(key, Buffer.from('ok'), { mime: 'text/plain' });
  const found = await storage.read(key);
  const read = found === null ? '' : await text(found.stream);
  await storage.remove(key);
  if (read !== 'ok') throw new Error('what was written is not what is read');
}

/** Of a server that cannot be reached there is often nothing but a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.name === 'Error' ? '' : error.name, error.message || (error as NodeJS.ErrnoException).code]
    .filter(Boolean)
    .join(': ');
}

function checkMail({ SMTP_URL }: Env): Finding {
  const name = 'Email';
  if (SMTP_URL === undefined) return { level: 'note', name, text: 'kept in the local outbox; SMTP_URL sends them' };
  return { level: 'ok', name, text: `sent through ${new URL(SMTP_URL).host}` };
}
