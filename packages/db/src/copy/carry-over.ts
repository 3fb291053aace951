/**
 * Earlier versions kept everything in the embedded database. Its contents move into Postgres once, in one transaction,
 * before anything else may write there; the old folder stays, under another name. Cut off anywhere, it begins again:
 * what tells a finished move whose folder was not yet renamed from two databases that both hold something is a mark
 * that is written beside the old folder first and committed with the contents.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../open-database.ts';
import { type Ask, inTransaction } from './ask.ts';
import { readSource } from './read-source.ts';
import { endLeases, replaceContents } from './replace-contents.ts';

/** `refused`: Postgres already holds accounts that did not come from this folder, so neither is touched. */
export type CarriedOver = 'nothing' | 'carried' | 'refused';

export function hasOldDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database'));
}

export async function carryOver({ dataDir, url }: { dataDir: string; url: string }): Promise<CarriedOver> {
  if (!hasOldDatabase(dataDir)) return 'nothing';
  const mark = keptMark(dataDir);
  const to = await openDatabase({ url, dataDir });
  try {
    const found = await inTransaction(to, 'snapshot', async (ask) => ({
      mark: await markOf(ask),
      accounts: (await ask('select count(*)::text from users'))[0]?.[0] ?? '0',
    }));
    if (found.mark !== mark) {
      if (found.accounts !== '0') return 'refused';
      await move(to, dataDir, mark);
    }
    setAside(dataDir);
    return 'carried';
  } finally {
    await to.close();
  }
}

async function move(to: Database, dataDir: string, mark: string): Promise<void> {
  const from = await openDatabase({ url: null, dataDir });
  try {
    await inTransaction(from, 'snapshot', async (ask) => {
      const source = await readSource(ask);
      await inTransaction(to, 'write', async (write) => {
        await replaceContents(write, source);
        await endLeases(write);
        await write(`comment on schema public is '${markText(mark)}'`);
      });
    });
  } finally {
    await from.close();
  }
}

const markFile = (dataDir: string): string => join(dataDir, 'database.carrying');
const markText = (mark: string): string => `carried over: ${mark}`;

function keptMark(dataDir: string): string {
  const file = markFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { flush: true });
  const mark = readFileSync(file, 'utf8');
  if (/^[\da-f-]{36}$/.test(mark)) return mark;
  // Cut off while it was written, which is before anything was moved.
  rmSync(file);
  return keptMark(dataDir);
}

async function markOf(ask: Ask): Promise<string | null> {
  const [found] = await ask(`select obj_description('public'::regnamespace, 'pg_namespace')`);
  return found?.[0]?.startsWith(markText('')) ? found[0].slice(markText('').length) : null;
}

/** Kept, for whoever wants to go back. An earlier one of that name is kept as well. */
function setAside(dataDir: string): void {
  const kept = join(dataDir, 'database.before-postgres');
  renameSync(join(dataDir, 'database'), existsSync(kept) ? `${kept}-${Date.now()}` : kept);
  for (const suffix of ['lock', 'pid', 'carrying']) rmSync(join(dataDir, `database.${suffix}`), { force: true });
}
