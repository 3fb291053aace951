import type { GifLimits } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { Placement } from '@adwright/studio/placements.ts';
import { animateCreative } from '../../kit/preset-ads/plan/animate.ts';
import { enliven } from './enliven.ts';

/** Where a network names no rate or weight, what every network and mail program takes. */
const usual = { maxFps: 10, maxBytes: 2 * 1024 * 1024, maxSeconds: 30 } as const;

export function gifLimits({ maxGifBytes, gif }: Pick<Placement, 'maxGifBytes' | 'gif'>): GifLimits {
  return { ...usual, ...gif, ...(maxGifBytes !== undefined && { maxBytes: maxGifBytes }) };
}

/** A moving ad that is over in the time a network allows: a longer one plays the same scenes faster. */
export function gifCreative(
  picture: Creative,
  { maxSeconds = usual.maxSeconds, maxFps = usual.maxFps }: GifLimits,
): Creative {
  const moving = animateCreative(picture);
  const creative = picture.kind === 'picture' ? enliven(moving, maxFps) : moving;
  const seconds = durationOf(creative);
  if (seconds <= maxSeconds) return creative;
  const pace = maxSeconds / seconds;
  return {
    ...creative,
    scenes: creative.scenes.map((scene) => ({ ...scene, duration: scene.duration * pace })),
  };
}
