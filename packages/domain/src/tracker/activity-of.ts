import { LibraryAd, type LibraryAdDetail, type LibraryChange } from '@adwright/contract/library/library.ts';
import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';

const months = 12;
/** From how many days on. */
const durations = [0, 7, 30, 90, 180];

type Activity = Pick<FollowReport, 'running' | 'news' | 'started' | 'changed' | 'stopped' | 'activity' | 'formats'> &
  Pick<FollowReport, 'durations'>;

/** What of these ads is new since a day, and how they lie in time. Every list is the newest first. */
export function activityOf(
  ads: readonly LibraryAdDetail[],
  { since, today }: { since: string; today: string },
): Activity {
  const changesOf = ({ history }: LibraryAdDetail): LibraryChange[] =>
    history.filter(({ on, what }) => on >= since && what !== 'started' && what !== 'stopped');
  const started = ads.filter(({ started_on }) => started_on >= since && started_on <= today);
  const stopped = ads.filter(({ active, last_seen_on }) => !active && last_seen_on >= since);
  const changed = ads.flatMap((ad) => (changesOf(ad).length === 0 ? [] : [{ ad: plain(ad), changes: changesOf(ad) }]));
  return {
    running: ads.filter(({ active }) => active).length,
    news: { started: started.length, changed: changed.length, stopped: stopped.length },
    started: newest(started, ({ started_on }) => started_on).map(plain),
    changed: newest(changed, ({ changes }) => changes.at(-1)?.on ?? ''),
    stopped: newest(stopped, ({ last_seen_on }) => last_seen_on).map(plain),
    activity: monthsUntil(today).map((month) => ({
      month,
      running: ads.filter((ad) => ad.started_on.slice(0, 7) <= month && lastMonth(ad, today) >= month).length,
      started: ads.filter(({ started_on }) => started_on.startsWith(month)).length,
    })),
    formats: (['image', 'video'] as const).map((value) => ({
      value,
      count: ads.filter(({ format }) => format === value).length,
    })),
    durations: durations.map((from, index) => ({
      value: String(from),
      count: ads.filter(({ running_days: days }) => days >= from && days < (durations[index + 1] ?? Infinity)).length,
    })),
  };
}

/** The wire has a place for what an ad says, and for nothing else. */
function plain(ad: LibraryAdDetail): FollowReport['started'][number] {
  return LibraryAd.parse(ad);
}

function newest<Item>(items: readonly Item[], dayOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

/** One that still runs, runs today, whenever somebody last looked. */
function lastMonth({ active, last_seen_on }: LibraryAdDetail, today: string): string {
  return (active ? today : last_seen_on).slice(0, 7);
}

function monthsUntil(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - (months - 1 - index), 1)).toISOString().slice(0, 7),
  );
}
