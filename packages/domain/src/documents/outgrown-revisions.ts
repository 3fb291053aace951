import type { RevisionSummary } from './ports.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** However busy a document is, its history takes no more than this. */
export const mostRevisions = 300;
export const mostBytes = 24_000_000;

/**
 * Which revisions a history can do without, given from the newest to the oldest: all of the last minutes stay, then the
 * last one of each minute for an hour, of each hour for a day, and of each day. What became files stays, too. Beyond the
 * bounds the oldest go, whatever they are. The newest never goes: it is the document.
 */
export function outgrownRevisions(history: readonly RevisionSummary[], now: Date): number[] {
  const periods = new Set<string>();
  let kept = 0;
  let bytes = 0;
  return history.flatMap((one, index) => {
    const period = periodOf(one.createdAt.getTime(), now.getTime());
    const isLastOfPeriod = period === null || !periods.has(period);
    if (period !== null) periods.add(period);
    const fits = kept < mostRevisions && bytes + one.bytes <= mostBytes;
    if (index > 0 && !(fits && (isLastOfPeriod || one.exported))) return [one.revision];
    kept += 1;
    bytes += one.bytes;
    return [];
  });
}

/** What it shares its place in the history with; null while it has one of its own. */
function periodOf(at: number, now: number): string | null {
  const age = now - at;
  if (age < 5 * minuteMs) return null;
  if (age < hourMs) return `minute ${Math.floor(at / minuteMs)}`;
  return age < dayMs ? `hour ${Math.floor(at / hourMs)}` : `day ${Math.floor(at / dayMs)}`;
}
