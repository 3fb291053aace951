import type { LibraryChange, LibraryPlatform } from '@adwright/contract/library/library.ts';

export type Dice = { below(limit: number): number; next(): number };

/** The day the sample library was made; nothing in it is later. */
const today = Date.parse('2026-11-16');
const dayMs = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** From a few days to more than a year; most ads are stopped early. */
export function runOf(dice: Dice): { startedOn: string; lastSeenOn: string; active: boolean } {
  const days = Math.round(4 * 110 ** dice.next());
  const active = dice.next() < 0.45;
  const ended = active ? today - dice.below(3) * dayMs : today - (5 + dice.below(500)) * dayMs;
  return { startedOn: dayOf(ended - days * dayMs), lastSeenOn: dayOf(ended), active };
}

type Life = {
  readonly startedOn: string;
  readonly lastSeenOn: string;
  readonly active: boolean;
  readonly headline: string;
  readonly earlierHeadline: string | undefined;
  readonly platforms: readonly LibraryPlatform[];
  readonly countries: readonly string[];
};

/** What changed while it ran, oldest first; the ad as it is is how it ended. */
export function historyOf(life: Life, dice: Dice): LibraryChange[] {
  const start = Date.parse(life.startedOn);
  const days = Math.round((Date.parse(life.lastSeenOn) - start) / dayMs);
  const at = (share: number): string => dayOf(start + Math.max(1, Math.round(days * share)) * dayMs);
  const changes: LibraryChange[] = [{ on: life.startedOn, what: 'started', before: null, after: null }];
  if (days >= 10 && life.earlierHeadline !== undefined && dice.next() < 0.4)
    changes.push({ on: at(0.3), what: 'headline', before: life.earlierHeadline, after: life.headline });
  if (days >= 14 && life.platforms.length > 1 && dice.next() < 0.5)
    changes.push({
      on: at(0.5),
      what: 'platforms',
      before: life.platforms.slice(0, -1).join(', '),
      after: life.platforms.join(', '),
    });
  if (days >= 30 && life.countries.length > 1 && dice.next() < 0.5)
    changes.push({
      on: at(0.7),
      what: 'countries',
      before: life.countries.slice(0, -1).join(', '),
      after: life.countries.join(', '),
    });
  if (!life.active) changes.push({ on: life.lastSeenOn, what: 'stopped', before: null, after: null });
  return changes;
}
