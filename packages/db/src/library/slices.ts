/**
 * Half of a million ads have a common word, and an index of words hands out all of them or none. So every ad also has
 * words for when it began and for how long it ran, in steps of a day up to half a year: "this word, in these three
 * weeks" is answered without touching the rest.
 */
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';

const dayMs = 86_400_000;
const blockDays = 30;
/** Each may be counted on for a few words; many words for one slice cost more than the slice saves. */
const steps = [1, 5, 30, 180] as const;
const mostTags = 8;

export const axes = ['started', 'ran'] as const;
export type Axis = (typeof axes)[number];

/** How many ads there are in each stretch of thirty days, by its number, and the last day that has any. */
export type Histogram = { readonly blocks: Readonly<Record<string, number>>; readonly last: number };

/** A day as a number, so that both axes are cut alike. */
export function dayNumber(on: string): number {
  return Math.floor(Date.parse(on) / dayMs);
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

const tagOf = (axis: Axis, step: number, value: number): string => `${axis}${step}=${Math.floor(value / step)}`;

export function sliceTags({ started_on, last_seen_on }: Pick<LibraryEntry, 'started_on' | 'last_seen_on'>): string[] {
  const started = dayNumber(started_on);
  const ran = Math.max(0, dayNumber(last_seen_on) - started);
  return steps.flatMap((step) => [tagOf('started', step, started), tagOf('ran', step, ran)]);
}

/**
 * The words of the stretch that begins at `from` and goes back until it holds `wanted` ads; null where that is all of
 * them, or so many that asking without is as quick.
 */
export function sliceOf(axis: Axis, histogram: Histogram, wanted: number, from = histogram.last): string[] | null {
  const newest = Math.min(from, histogram.last);
  const oldest = oldestOf(histogram, wanted, newest);
  if (oldest === null) return null;
  const step = steps.find((days) => Math.floor(newest / days) - Math.floor(oldest / days) < mostTags);
  if (step === undefined) return null;
  const count = Math.floor(newest / step) - Math.floor(oldest / step) + 1;
  return Array.from({ length: count }, (_, index) => tagOf(axis, step, newest - index * step));
}

function oldestOf({ blocks }: Histogram, wanted: number, newest: number): number | null {
  const first = Math.floor(newest / blockDays);
  const last = Math.min(...Object.keys(blocks).map(Number));
  let missing = wanted;
  for (let block = first; block >= last; block -= 1) {
    const count = blocks[block] ?? 0;
    const days = block === first ? newest - block * blockDays + 1 : blockDays;
    if (missing <= count)
      return block * blockDays + days - Math.max(1, Math.ceil((days * missing) / Math.max(1, count)));
    missing -= count;
  }
  return null;
}

/** Several sources as one. */
export function sumOf(histograms: readonly Histogram[]): Histogram {
  const blocks: Record<string, number> = {};
  for (const each of histograms)
    for (const [block, count] of Object.entries(each.blocks)) blocks[block] = (blocks[block] ?? 0) + count;
  return { blocks, last: Math.max(0, ...histograms.map(({ last }) => last)) };
}
