import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { Library, LibraryEntry } from '../ports.ts';
import { historyOf } from './changes-between.ts';

type Seen = { readonly source: LibrarySource; readonly entries: readonly LibraryEntry[]; readonly today: string };

/** Ads that were seen before keep what happened to them. */
export async function putSeen(library: Library, { source, entries, today }: Seen): Promise<void> {
  const known = await library.findByKeys(
    source,
    entries.map(({ key }) => key),
  );
  await library.put(
    entries.map((entry) => {
      const before = known.get(entry.key);
      // A picture that is gone today was kept on the day it was not.
      const kept = { ...entry, media: entry.media.length > 0 ? entry.media : (before?.media ?? []) };
      return { ...kept, history: historyOf(before, kept, today) };
    }),
  );
}
