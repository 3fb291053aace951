import { placementOf, safeEverywhere } from '@adwright/studio/placements.ts';
import type { TemplateInput } from '@adwright/studio/template-input.ts';

export const ratios = ['9:16', '1:1', '4:5', '16:9'] as const;
export type Ratio = (typeof ratios)[number];
export type Frame = TemplateInput['placement'];

/** One film goes to several networks: of an upright one only what all of them leave free counts as safe. */
const frames: Record<Ratio, Frame> = {
  '9:16': { ...placementOf('meta-reels'), safe: safeEverywhere },
  '1:1': placementOf('meta-feed-square'),
  '4:5': placementOf('meta-feed-portrait'),
  '16:9': placementOf('youtube-wide'),
};

export function frameOfRatio(ratio: Ratio): Frame {
  return frames[ratio];
}

/** For file names. */
export function ratioSlug(ratio: Ratio): string {
  return ratio.replace(':', 'x');
}

export function isRatio(name: string): name is Ratio {
  return (ratios as readonly string[]).includes(name);
}
