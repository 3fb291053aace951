/** Which migrations a database has seen, and how one is brought to an earlier state to take in what comes from there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../migrations-folder.ts';
import type { Ask } from './ask.ts';
import { CopyError } from './replace-contents.ts';

/** By name, the oldest first. */
export function knownMigrations(): string[] {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
}

export async function appliedMigrations(ask: Ask): Promise<string[]> {
  const [found] = await ask('select count(*)::text from drizzle.__drizzle_migrations');
  return knownMigrations().slice(0, Number(found?.[0] ?? 0));
}

/** Makes all tables anew, empty, as they were after these migrations. Answers how they become what they are today. */
export async function rewindSchema(ask: Ask, migrations: readonly string[]): Promise<() => Promise<void>> {
  const known = knownMigrations();
  if (migrations.some((name, at) => known[at] !== name)) {
    throw new CopyError('It comes from a newer version of the product, or from another one');
  }
  const apply = async (names: readonly string[]): Promise<void> => {
    for (const statement of names.flatMap(statementsOf)) await ask(statement);
  };
  await ask('drop schema public cascade');
  await ask('create schema public');
  await apply(migrations);
  return () => apply(known.slice(migrations.length));
}

function statementsOf(migration: string): string[] {
  return readFileSync(join(migrationsFolder, `${migration}.sql`), 'utf8').split('--> statement-breakpoint');
}
