import type { LibraryAdDetail, LibraryChange } from '@adwright/contract/library/library.ts';
import type { LibraryEntry } from '../ports.ts';

const mostChanges = 100;

/** What is new about an ad that was seen before, added to what is known of it. */
export function historyOf(before: LibraryAdDetail | undefined, now: LibraryEntry, today: string): LibraryChange[] {
  if (before === undefined) return [{ on: now.started_on, what: 'started', before: null, after: null }];
  const changes: LibraryChange[] = [];
  const compare = (what: LibraryChange['what'], old: string, fresh: string): void => {
    if (old !== fresh) changes.push({ on: today, what, before: old.slice(0, 500), after: fresh.slice(0, 500) });
  };
  compare('headline', before.headline, now.headline);
  compare('body', before.body, now.body);
  compare('platforms', [...before.platforms].toSorted().join(', '), [...now.platforms].toSorted().join(', '));
  compare('countries', [...before.countries].toSorted().join(', '), [...now.countries].toSorted().join(', '));
  if (before.media.length > 0 && before.media[0]?.url !== now.media[0]?.url)
    changes.push({ on: today, what: 'media', before: null, after: null });
  if (before.active && !now.active) changes.push({ on: now.last_seen_on, what: 'stopped', before: null, after: null });
  return [...before.history, ...changes].slice(-mostChanges);
}
