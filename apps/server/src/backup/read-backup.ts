import { type Ask, inTransaction, type Row } from '@adwright/db/copy/ask.ts';
import { endLeases, replaceContents } from '@adwright/db/copy/replace-contents.ts';
import { rewindSchema } from '@adwright/db/copy/schema-version.ts';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BackupError, filePrefix, Manifest, manifestName, secretName, tableName } from './manifest.ts';
import type { Installation } from './open-installation.ts';

export type Restored = { readonly rows: number; readonly files: number };

const batch = 100;
const damaged = 'This backup is damaged: it does not hold what was saved. Take another one.';

/**
 * Takes a backup in, where nobody has an account yet. The rows are committed last, after every file has arrived: cut off
 * anywhere, the installation is as empty as before, and the same command begins again.
 */
export async function readBackup(
  { database, storage }: Pick<Installation, 'database' | 'storage'>,
  { file, keepSecret }: { file: string; keepSecret: (secret: string) => void },
): Promise<Restored> {
  return inTransaction(database, 'write', async (ask) => {
    const [accounts] = await ask('select count(*)::text from users');
    if (accounts?.[0] !== '0') {
      throw new BackupError('This installation has accounts. A backup is restored into an empty one: set DATA_DIR.');
    }
    const { entries, isWhole } = readArchive(file);
    const { format, migrations, tables } = await readManifest(entries);
    const toToday = await rewindSchema(ask, migrations);
    await replaceContents(ask, { tables, rowsOf: (table) => rowsIn(entries, tableName(table.name)) });
    await toToday();
    await endLeases(ask);
    const secret = await text((await next(entries, secretName)).body);
    const files = await restoreFiles(ask, entries, storage);
    if (format > 1 && isWhole() !== true) throw new BackupError(damaged);
    keepSecret(secret);
    return { rows: tables.reduce((sum, table) => sum + Number(table.rows), 0), files };
  });
}

type Entries = AsyncGenerator<ArchiveEntry>;

async function next(entries: Entries, name: string): Promise<ArchiveEntry> {
  const { value, done } = await entries.next();
  if (done || value.name !== name) throw new BackupError(`This is no backup of this product: ${name} is missing.`);
  return value;
}

async function readManifest(entries: Entries): Promise<Manifest> {
  const parsed = Manifest.safeParse(parse(await text((await next(entries, manifestName)).body)));
  if (!parsed.success) throw new BackupError('This backup is of a kind that this version does not know.');
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BackupError(damaged, { cause: error });
  }
}

async function* rowsIn(entries: Entries, name: string): AsyncGenerator<Row[]> {
  const { body } = await next(entries, name);
  let rows: Row[] = [];
  for await (const line of createInterface({ input: Readable.from(body), crlfDelay: Infinity })) {
    rows.push(parse(line) as Row);
    if (rows.length === batch) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

async function restoreFiles(ask: Ask, entries: Entries, storage: Installation['storage']): Promise<number> {
  let files = 0;
  for await (const { name, body } of entries) {
    if (!name.startsWith(filePrefix)) throw new BackupError(`${name} has no place in a backup.`);
    const key = name.slice(filePrefix.length);
    const [asset] = await ask('select mime from assets where storage_key = $1 limit 1', [key]);
    await storage.putStream(key, body, { mime: asset?.[0] ?? 'application/octet-stream' });
    files += 1;
  }
  return files;
}
