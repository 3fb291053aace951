import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';

export type ScriptScene = { readonly spoken: string; readonly on_screen: string; readonly seconds: number };

/** Air around a line, before and after it; and what is left of it where the time is short. */
export type Air = { readonly lead: number; readonly tail: number };
export const easy: Air = { lead: 0.2, tail: 0.35 };
export const tight: Air = { lead: 0.08, tail: 0.14 };
const shortest = 1.2;
/** Name, price and button are read in this time. */
const shortestEnd = 2.4;

/** What a scene needs at least: its line said, or its words read. A line that nobody says takes no time. */
export function needOf(
  { spoken, on_screen }: ScriptScene,
  lineSeconds: number | null,
  isLast: boolean,
  air: Air,
): number {
  const least = isLast ? shortestEnd : shortest;
  const said = lineSeconds === null ? 0 : air.lead + lineSeconds + air.tail;
  const read = spoken.trim() === '' ? 0.6 + spokenSeconds(on_screen) * 0.8 : 0;
  return Math.max(least, said, read);
}
