import type { AdBrief } from '@adwright/studio/template.ts';

/** Latin digits with their percent sign, where nothing holds the two together yet. */
const percent = /(\d)(\s?)%(?!\u200e)/g;

/**
 * Behind Arabic letters a percent sign goes to the other side of Latin digits, at the beginning of a line it does
 * not: the same offer would read 25% in one size and %25 in the next. Marked as CLDR marks Arabic percents.
 */
function settledPercents(text: string): string {
  return text.replaceAll(percent, '$1$2\u200e%\u200e');
}

/** The brief as it is in languages written from the left. */
export function settledBrief(brief: AdBrief): AdBrief {
  return brief.direction === 'rtl' ? (settled(brief) as AdBrief) : brief;
}

function settled(value: unknown): unknown {
  if (typeof value === 'string') return settledPercents(value);
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, settled(one)]));
}
