import type { Layer } from '../../creative/layer.ts';
import { burst, type Moves } from './blocks.ts';
import type { Kit } from './kit.ts';

/** A shout at the product's upper end corner, kept inside the safe zone; none where it would be too small to read. */
export function badgeOn(
  kit: Kit,
  product: readonly Layer[],
  text: string | undefined,
  options: {
    readonly fill: string;
    readonly color: string;
    readonly points?: number;
    readonly rotate?: number;
    /** Of the product's larger side. */ readonly share?: number;
    /** Down the product: 0 is its top. */ readonly at?: number;
  } & Moves,
): Layer | undefined {
  const box = product.find((layer) => layer.slot === 'product')?.box;
  if (!text || !box) return undefined;
  const { area } = kit.frame;
  const { fill, color, share = 0.4, at = 0.02, ...look } = options;
  const least = kit.frame.floor * 5.6;
  const size = Math.min(
    Math.max(box.width, box.height) * share,
    Math.max(box.width * 0.5, least),
    area.width * 0.42,
    area.height * 0.34,
  );
  if (size < least) return undefined;
  const x = Math.min(box.x + box.width - size * 0.5, area.x + area.width - size);
  const y = Math.max(box.y + box.height * at, area.y);
  return y + size > area.y + area.height
    ? undefined
    : burst('badge', text, { x, y, width: size, height: size }, fill, color, look);
}
