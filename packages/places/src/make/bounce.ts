import { clamp, type Planes, type Size } from '@adwright/darkroom/planes.ts';
import type { Shot } from './describe-place.ts';

type Colour = [number, number, number];
type Picture = { readonly planes: Planes; readonly size: Size };

/** The ground about the product's foot, in shares of the picture's width. */
const about = { aside: 0.12, away: 0.05 } as const;
/** What gets less of the direct light than this share of the most lies in a shadow of its own. */
const lit = 0.6;

function mean({ planes, size }: Picture, left: number, top: number, right: number, bottom: number): Colour {
  const [x0, y0] = [Math.floor(left * size.width), Math.floor(top * size.height)];
  const [x1, y1] = [
    Math.max(x0 + 1, Math.round(right * size.width)),
    Math.max(y0 + 1, Math.round(bottom * size.height)),
  ];
  return planes.map((plane) => {
    let sum = 0;
    for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) sum += plane[y * size.width + x] ?? 0;
    return sum / (x1 - x0) / (y1 - y0);
  }) as Colour;
}

/** What is seen of the ground where the key light arrives: all light, all but the key light, and the key light alone. */
export type Ground = { readonly full: Colour; readonly dim: Colour; readonly direct: Colour };

/**
 * The light on the ground at the product's foot where the key light falls on it. `direct`, the key light before it was
 * thrown back by anything, may be a much smaller picture than the others.
 */
export function groundAt(
  { size, stand }: Pick<Shot, 'size' | 'stand'>,
  pictures: { readonly full: Picture; readonly dim: Picture; readonly direct: Picture },
): Ground {
  const { width, height } = pictures.direct.size;
  const [cx, cy] = [(stand.x / size[0]) * width, (stand.y / size[1]) * height];
  const cells: Ground[] = [];
  for (let y = Math.max(0, Math.round(cy - about.away * width)); y < Math.min(height, cy + about.away * width); y += 1)
    for (let x = Math.round(cx - about.aside * width); x < cx + about.aside * width; x += 1) {
      const seen = (picture: Picture) => mean(picture, x / width, y / height, (x + 1) / width, (y + 1) / height);
      cells.push({ full: seen(pictures.full), dim: seen(pictures.dim), direct: seen(pictures.direct) });
    }
  const most = Math.max(...cells.map(({ direct }) => direct[1]));
  const open = cells.filter(({ direct }) => direct[1] >= lit * most);
  const average = (kind: keyof Ground): Colour =>
    ([0, 1, 2] as const).map((channel) =>
      open.reduce((sum, cell) => sum + cell[kind][channel] / open.length, 0),
    ) as Colour;
  return { full: average('full'), dim: average('dim'), direct: average('direct') };
}

/** How far from the shade to the plate ground is that gets all light but the key light's own, as they are developed. */
export function bounceOf({ full, dim, direct }: Ground, develop: (light: Colour) => Colour): Colour {
  const shadowed = full.map((all, channel) => Math.max(dim[channel as 0], all - direct[channel as 0])) as Colour;
  const [plate, shade, between] = [develop(full), develop(dim), develop(shadowed)];
  return plate.map((bright, channel) => {
    const dark = shade[channel as 0];
    return Number(clamp((between[channel as 0] - dark) / Math.max(0.01, bright - dark), 0, 0.95).toFixed(3));
  }) as Colour;
}
