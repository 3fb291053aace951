import type { Scheme } from '../../brand/scheme.ts';
import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { column } from './blocks.ts';
import { cropped } from './cropped.ts';
import type { Kit } from './kit.ts';
import { words } from './moves.ts';
import { wordsAndPicture } from './regions.ts';

/** The first scene as a poster: the headline, and the product so large that the frame cuts it. */
export function posterHook(
  kit: Kit,
  options: {
    readonly id: string;
    readonly scheme: Scheme;
    /** Of the disc behind the product. */ readonly disc: string;
    readonly duration: number;
    readonly before?: (size: number) => Layer | undefined;
    /** What stands on the product: it is told where the product and the words are. */
    readonly on?: (product: Rect, copy: Rect, beside: boolean) => Layer[];
  },
): Scene {
  const { id, scheme, disc, duration, before, on } = options;
  const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.54, upright: 0.5, tall: 0.54, tower: 0.54 });
  const type = kit.type(copy);
  const headline = kit.headline({
    id: `${id}-headline`,
    scheme,
    type: { ...type, headline: Math.min(type.headline * 1.2, copy.width * (beside ? 0.22 : 0.25)) },
    maxLines: 6,
    motion: words(0.1),
  });
  const picture = kit.product ? cropped(kit, `${id}-product`, media, beside, disc) : [];
  const box = picture.find((layer) => layer.slot === 'product')?.box;
  return kit.scene(
    id,
    scheme.ground,
    [
      ...picture,
      ...(box && on ? on(box, copy, beside) : []),
      column(`${id}-copy`, [before?.(type.label * 1.6), headline], {
        box: copy,
        gap: type.gap,
        // What leads from the product to words below which it stands needs to know where they end.
        justify: on && box && !beside ? 'end' : 'center',
      }),
    ],
    { duration },
  );
}
