import type { Scene } from '../../creative/creative.ts';
import type { Transition } from '../../creative/motion.ts';
import { cropEnd } from './ends/crop-end.ts';
import { discEnd } from './ends/disc-end.ts';
import type { EndCompose, EndOptions } from './ends/end-compose.ts';
import { framedEnd } from './ends/framed-end.ts';
import { photoEnd } from './ends/photo-end.ts';
import { shopEnd } from './ends/shop-end.ts';
import { splitEnd } from './ends/split-end.ts';
import { ticketEnd } from './ends/ticket-end.ts';
import { wallEnd } from './ends/wall-end.ts';
import type { Kit } from './kit.ts';
import { stripLayers } from './strip.ts';

const compositions = {
  crop: cropEnd,
  disc: discEnd,
  framed: framedEnd,
  photo: photoEnd,
  shop: shopEnd,
  split: splitEnd,
  ticket: ticketEnd,
  wall: wallEnd,
} satisfies Record<string, EndCompose>;

/** The last words of every video: who, what, for how much, and what to do now, in the way that suits its idea. */
export function endCard(
  kit: Kit,
  look: keyof typeof compositions,
  options: EndOptions & { readonly duration?: number; readonly transition?: Transition },
): Scene {
  const { scheme, duration = 3.2, transition } = options;
  const timing = { duration, ...(transition ? { transition } : {}) };
  if (kit.frame.shape === 'strip')
    return kit.scene('end', scheme.ground, stripLayers(kit, { scheme, plate: scheme.soft }), timing);
  const { ground = scheme.ground, layers } = compositions[look](kit, options);
  return kit.scene('end', ground, layers, timing);
}
