import { apart } from '../../../brand/clear-of.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Color } from '../../../creative/paint.ts';
import { badgeOn } from '../badge-on.ts';
import type { Kit } from '../kit.ts';
import type { EndOptions } from './end-compose.ts';

/** A shout in the first colour that is none of those around it. */
function shoutOn(kit: Kit, around: readonly Color[]): { readonly fill: Color; readonly color: Color } {
  const names = ['accent', 'support', 'ink', 'paper'] as const;
  const free = names.find((name) => around.every((color) => apart(kit.scheme(name).ground, color) > 0.16)) ?? 'ink';
  const { ground, text } = kit.scheme(free);
  return { fill: ground, color: text };
}

/** The shout turns in last, at the product's shoulder; none on a product so small that nobody could read it. */
export function endBadge(
  kit: Kit,
  product: readonly Layer[],
  options: EndOptions,
  around: readonly Color[],
): Layer | undefined {
  const box = product.find((layer) => layer.slot === 'product')?.box;
  const share = 0.32;
  if (!options.badge || !box) return undefined;
  if (Math.min(box.width * 0.5, Math.max(box.width, box.height) * share) < kit.frame.floor * 7) return undefined;
  return badgeOn(kit, product, kit.input.brief.badge, {
    ...shoutOn(kit, around),
    share,
    at: 0.05,
    motion: [{ phase: 'in', effect: 'spin', delay: 0.8 }],
  });
}
