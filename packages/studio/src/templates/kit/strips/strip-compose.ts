import type { Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { rectBlock } from '../blocks.ts';
import type { Frame } from '../frame.ts';
import type { Kit } from '../kit.ts';

export type StripOptions = {
  readonly scheme: Scheme;
  /** The second colour: behind the product, of the stub, the disc, the other half, the card. */ readonly plate?: string;
  readonly caps?: boolean;
  readonly font?: 'heading' | 'accent';
  readonly weight?: number;
  /** What a card holds. */ readonly says?: 'quote' | 'points' | 'message';
};

export type StripCompose = (kit: Kit, options: StripOptions) => readonly (Layer | undefined)[];

/** Less wide than that of a line (320×100): the call stands below the headline, or both would be small. */
export function isLow({ width, height }: Frame): boolean {
  return width / height < 4.4;
}

/** Another of the brand's colours rather than a muddied one, where the product would drown in its own. */
export function plateColor(kit: Kit, wished: string): string {
  const others = [wished, kit.scheme('accent').ground, kit.scheme('tint').ground, kit.scheme('ink').ground];
  return others.find((color) => kit.behind(color) === color) ?? kit.behind(wished);
}

/** None where the product stands out from the ground as it is. */
export function plateOn(kit: Kit, ground: string): string | undefined {
  return kit.behind(ground) === ground ? undefined : plateColor(kit, ground);
}

/** A photograph to the edges of its room; a cut-out with some air, upon a plate if there is one. */
export function shownIn(kit: Kit, room: Rect, plate?: string): Layer[] {
  if (!kit.product) return [];
  const { x, y, width, height } = room;
  const inner = { x: x + width * 0.05, y: y + height * 0.05, width: width * 0.9, height: height * 0.9 };
  return [
    ...(plate ? [rectBlock('plate', room, plateColor(kit, plate), { slot: 'decor' })] : []),
    ...kit.productIn(kit.product.asset.cutout ? inner : room, { anchor: { x: 0.5, y: 0.5 }, radius: 0 }),
  ];
}
