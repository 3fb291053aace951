import { readLook } from '@adwright/contract/library/look.ts';
import { stepsOf } from '@adwright/domain/library/look-steps.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { libraryLooks } from '../schema/library.ts';

type Put = { readonly id: string; readonly source: string; readonly key: string };

/** With the ads themselves, or not at all. */
export async function putLooks(tx: Orm, entries: readonly LibraryEntry[], put: readonly Put[]): Promise<void> {
  const ids = new Map(put.map(({ id, source, key }) => [`${source} ${key}`, id]));
  const rows = entries.flatMap(({ source, key, look: written }) => {
    const id = ids.get(`${source} ${key}`);
    const look = written === undefined ? null : readLook(written);
    return id === undefined || look === null ? [] : [{ id, look, steps: stepsOf(look) }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(libraryLooks)
    .values(rows)
    .onConflictDoUpdate({
      target: libraryLooks.id,
      set: { look: sql`excluded.look`, steps: sql`excluded.steps` },
    });
}
