import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { Site } from '../store/site.ts';
import { unlocked } from './lock-layers.ts';

/** Into −180 to 180. */
export function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Turns each layer about its own middle by degrees as the eye sees them. */
export function turnLayers(site: Site, ids: readonly string[], degrees: number): AdDesign {
  const sign = site.creative.direction === 'rtl' ? -1 : 1;
  return unlocked(site.design, ids).reduce((design, id) => {
    const now = site.byId.get(id)?.layer.rotate ?? 0;
    return patchDesign(design, id, { rotate: Math.round(wrapped(now + degrees * sign) * 10) / 10 }, site.scope);
  }, site.design);
}
