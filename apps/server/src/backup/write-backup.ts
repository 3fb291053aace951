import { type Ask, inTransaction } from '@adwright/db/copy/ask.ts';
import { readSource } from '@adwright/db/copy/read-source.ts';
import { readRows } from '@adwright/db/copy/rows.ts';
import { appliedMigrations } from '@adwright/db/copy/schema-version.ts';
import type { Table } from '@adwright/db/copy/tables.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import manifest from '../../package.json' with { type: 'json' };
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { filePrefix, type Manifest, manifestName, secretName, tableName } from './manifest.ts';
import type { Installation } from './open-installation.ts';

export type BackedUp = { readonly rows: number; readonly files: number };

/**
 * Everything of an installation in one file, while it runs: the database as it is at one moment, then every file. One
 * that is deleted while others are read is left out; one that comes meanwhile belongs to nobody and is swept.
 */
export async function writeBackup(
  { database, storage }: Pick<Installation, 'database' | 'storage'>,
  { file, secret }: { file: string; secret: string },
): Promise<BackedUp> {
  let rows = 0;
  let files = 0;
  await writeArchive(file, async (archive) => {
    await inTransaction(database, 'snapshot', async (ask) => {
      const { tables } = await readSource(ask);
      const opening: Manifest = {
        format: 2,
        version: manifest.version,
        created: new Date().toISOString(),
        migrations: await appliedMigrations(ask),
        tables: [...tables].map(({ columns, ...table }) => ({ ...table, columns: [...columns] })),
      };
      await addText(archive, manifestName, JSON.stringify(opening));
      for (const table of tables) await addTable(archive, ask, table, `${file}.table`);
      rows = tables.reduce((sum, table) => sum + Number(table.rows), 0);
    });
    await addText(archive, secretName, secret);
    for await (const key of storage.keys()) {
      const found = await storage.read(key);
      if (found === null) continue;
      await archive.add(filePrefix + key, found.bytes, Readable.from(found.stream));
      files += 1;
    }
  });
  return { rows, files };
}

async function addText(archive: ArchiveWriter, name: string, text: string): Promise<void> {
  const body = Buffer.from(text);
  await archive.add(name, body.length, Readable.from([body]));
}

/** Through a temporary file: an archive wants to know the size first. */
async function addTable(archive: ArchiveWriter, ask: Ask, table: Table, temporary: string): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of readRows(ask, table)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(temporary, { mode: 0o600 }));
    await archive.add(tableName(table.name), (await stat(temporary)).size, createReadStream(temporary));
  } finally {
    await rm(temporary, { force: true });
  }
}
