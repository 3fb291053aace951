import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { restsOf } from '@adwright/domain/library/near-words.ts';
import { indexedText, stretchesOf } from '@adwright/domain/library/search-words.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { libraryAds, libraryWords } from '../schema/library.ts';
import { putLooks } from './put-looks.ts';
import { tagsOf } from './tags.ts';

/** Rows of one statement; each value of each is a parameter of it, and those are numbered with two bytes. */
const batchSize = 200;

const {
  id: _id,
  source: _source,
  key: _key,
  runningDays: _days,
  addedAt: _added,
  changedAt: _changed,
  search: _search,
  ...replaced
} = getTableColumns(libraryAds);

/** What comes again takes the place of the older, under the same id. */
export async function putAds(db: Orm, entries: readonly LibraryEntry[]): Promise<void> {
  const anew = {
    ...Object.fromEntries(
      Object.entries(replaced).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
    ),
    changedAt: sql`case when ${libraryAds.history} = excluded.history then ${libraryAds.changedAt} else now() end`,
  };
  await db.transaction(async (tx) => {
    for (const batch of batchesOf(entries)) {
      const put = await tx
        .insert(libraryAds)
        .values(batch.map(rowOf))
        .onConflictDoUpdate({ target: [libraryAds.source, libraryAds.key], set: anew })
        .returning({ id: libraryAds.id, source: libraryAds.source, key: libraryAds.key });
      await putLooks(tx, batch, put);
    }
    for (const batch of batchesOf(wordsOf(entries)))
      await tx
        .insert(libraryWords)
        .values([...batch])
        .onConflictDoUpdate({
          target: [libraryWords.word, libraryWords.source],
          set: { uses: sql`${libraryWords.uses} + excluded.uses` },
        });
  });
}

export function rowOf(entry: LibraryEntry): typeof libraryAds.$inferInsert {
  const { landing_page, started_on, last_seen_on, media, history, look: _look, ...same } = entry;
  return {
    ...same,
    media: [...media],
    history: [...history],
    landingPage: landing_page,
    startedOn: started_on,
    lastSeenOn: last_seen_on,
    searchBrand: indexedText(entry.brand),
    searchTitle: indexedText(entry.headline),
    searchText: indexedText(`${entry.body} \n ${entry.description}`),
    searchTags: tagsOf(entry),
  };
}

type Word = { source: LibrarySource; word: string; uses: number; rests: string[] };

/** Words of spaced scripts, as they are written: pairs of packed letters are never mistyped alone. */
function wordsOf(entries: readonly LibraryEntry[]): Word[] {
  const words = new Map<string, Word>();
  for (const { source, brand, headline, body, description } of entries)
    for (const { text, packed } of stretchesOf(`${brand} ${headline} ${body} ${description}`)) {
      if (packed) continue;
      const known = words.get(`${source} ${text}`);
      if (known) known.uses += 1;
      else words.set(`${source} ${text}`, { source, word: text, uses: 1, rests: restsOf(text) });
    }
  // In one order everywhere: two who write at once then never wait for each other in a ring.
  return [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1));
}

function batchesOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}
