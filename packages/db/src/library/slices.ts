/**
 * Half of a million ads have a common word, and an index of words hands out all of them or none. So every ad also has
 * words for when it began and for how long it ran, as a day and as a month of days: "this word, in these three weeks"
 * is answered without touching the rest.
 */
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';

const dayMs = 86_400_000;
const coarseDays = 30;
/** More words than that for a slice, and putting them together costs more than the slice saves. */
const mostTags = 90;

export type Axis = 'started' | 'ran';

/** How many ads there are in each stretch of thirty days, by its number, and the last day that has any. */
export type Histogram = { readonly blocks: Readonly<Record<string, number>>; readonly last: number };

/** A day as a number, so that both axes are cut alike. */
export function dayNumber(on: string): number {
  return Math.floor(Date.parse(on) / dayMs);
}

const fineTag = (axis: Axis, value: number): string => `${axis}=${value}`;
const coarseTag = (axis: Axis, block: number): string => `${axis}${coarseDays}=${block}`;

export function sliceTags({ started_on, last_seen_on }: Pick<LibraryEntry, 'started_on' | 'last_seen_on'>): string[] {
  const started = dayNumber(started_on);
  const ran = Math.max(0, dayNumber(last_seen_on) - started);
  return [
    fineTag('started', started),
    coarseTag('started', Math.floor(started / coarseDays)),
    fineTag('ran', ran),
    coarseTag('ran', Math.floor(ran / coarseDays)),
  ];
}

/**
 * The words of the stretch that begins at `from` and goes back until it holds `wanted` ads; null where that is all of
 * them, or so many that asking without is as quick.
 */
export function sliceOf(axis: Axis, histogram: Histogram, wanted: number, from = histogram.last): string[] | null {
  const newest = Math.min(from, histogram.last);
  const first = Math.floor(newest / coarseDays);
  let missing = wanted;
  for (let block = first; first - block < mostTags; block -= 1) {
    const count = histogram.blocks[block] ?? 0;
    const days = block === first ? newest - block * coarseDays + 1 : coarseDays;
    if (missing > count) {
      missing -= count;
      continue;
    }
    const oldest = block * coarseDays + days - Math.max(1, Math.ceil((days * missing) / Math.max(1, count)));
    if (newest - oldest < mostTags) return range(newest, oldest, (value) => fineTag(axis, value));
    return range(first, block, (value) => coarseTag(axis, value));
  }
  return null;
}

function range(from: number, to: number, tag: (value: number) => string): string[] {
  return Array.from({ length: from - to + 1 }, (_, index) => tag(from - index));
}

/** Several sources as one. */
export function sumOf(histograms: readonly Histogram[]): Histogram {
  const blocks: Record<string, number> = {};
  for (const each of histograms)
    for (const [block, count] of Object.entries(each.blocks)) blocks[block] = (blocks[block] ?? 0) + count;
  return { blocks, last: Math.max(0, ...histograms.map(({ last }) => last)) };
}
