import type { DisplayList, DisplayNode } from '../layout/display-list.ts';

export type PictureDensity = {
  readonly asset: string;
  /** Pixels it has for each that is drawn; below 1 it is enlarged. */
  readonly density: number;
  /** Pixels of its longer side that carry detail, and how many this place would use. */
  readonly has: number;
  readonly needs: number;
};

/** How finely the pictures that matter are drawn, the coarsest first. A picture whose size is unknown is not judged. */
export function pictureDensities(list: DisplayList): PictureDensity[] {
  const nodes = list.scenes[0]?.nodes ?? [];
  return nodes.flatMap((node) => densityOf(list, node) ?? []).toSorted((a, b) => a.density - b.density);
}

/** Smaller than this share of the frame nobody sees how fine it is. */
const seen = 0.01;

function densityOf(list: DisplayList, { paint, box, slot }: DisplayNode): PictureDensity | undefined {
  if (paint.kind !== 'image' || (slot !== 'product' && slot !== 'photo')) return undefined;
  if (box.width * box.height < list.width * list.height * seen) return undefined;
  const { width, height, detail } = list.assets[paint.asset] ?? {};
  if (width === undefined || height === undefined) return undefined;
  const scale = (paint.fit === 'cover' ? Math.max : Math.min)(box.width / width, box.height / height);
  const longer = Math.max(width, height);
  const has = Math.min(longer, detail ?? longer);
  const needs = longer * scale;
  return { asset: paint.asset, density: has / needs, has: Math.round(has), needs: Math.ceil(needs) };
}
