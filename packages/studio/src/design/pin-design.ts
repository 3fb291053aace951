import type { PlacementId } from '../placements.ts';
import { templateOf } from '../templates/registry.ts';
import { madeCreative } from './design-creative.ts';
import { designFrame, type DesignFrame } from './design-frame.ts';
import type { AdDesign } from './design.ts';
import { mostPinnedFrames, type PinnedFrame } from './pin.ts';
import { type FindTemplate, inputsOf, pinnedOf } from './pinned-creative.ts';

/**
 * The design with what its template makes of it in these sizes, and in those it is pinned in already: whatever
 * becomes of the template's code, it draws the same from now on. Done whenever a design is kept. Free layers need no
 * pin: they are no code.
 */
export function pinDesign(
  design: AdDesign,
  frames: readonly (PlacementId | DesignFrame)[],
  find: FindTemplate = templateOf,
): AdDesign {
  if (design.base.kind !== 'template') return design;
  const { template } = design.base;
  const inputs = inputsOf(design);
  const before = design.pin?.template === template ? Object.entries(design.pin.frames) : [];
  const known = before.map(([id, { width, height, safe }]): DesignFrame => ({ id, width, height, safe }));
  const wanted = new Map([...known, ...frames.map(designFrame)].map((frame) => [frame.id, frame]));
  // The sizes that were asked for last are the ones somebody looks at.
  const pinned = [...wanted.values()].slice(-mostPinnedFrames).map((frame): [string, PinnedFrame] => {
    const creative = madeCreative(design, frame, find);
    return [frame.id, pinnedOf(creative, inputs)];
  });
  return { ...design, pin: { template, inputs, frames: Object.fromEntries(pinned) } };
}
