import type { ClipRatio } from '@adwright/contract/ads-video/product-video.ts';
import { placementOf, safeEverywhere, type Insets } from '@adwright/studio/placements.ts';

export type Frame = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** What the networks' own buttons cover: no word stands there. */
  readonly safe: Insets;
};

const frames: Record<ClipRatio, Frame> = {
  '9:16': { ...placementOf('meta-reels'), safe: safeEverywhere },
  '1:1': placementOf('meta-feed-square'),
  '4:5': placementOf('meta-feed-portrait'),
  '16:9': placementOf('youtube-wide'),
};

export function frameOfRatio(ratio: ClipRatio): Frame {
  return frames[ratio];
}
