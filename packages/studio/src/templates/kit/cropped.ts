import type { Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { boxOf, ellipseBlock } from './blocks.ts';
import type { Kit } from './kit.ts';
import { focusHolding } from './focus-holding.ts';
import { beyondWords, isBroad } from './regions.ts';

/** So large that the frame's edge cuts it: a poster, not a shop window. */
function enlarged(kit: Kit, id: string, media: Rect, beside: boolean): Layer[] {
  const { full, margin } = kit.frame;
  const room = beyondWords(kit.frame, { media, beside });
  const image = kit.product;
  if (!image) return [];
  if (!image.asset.cutout)
    return [
      {
        kind: 'image',
        id,
        slot: 'product',
        asset: image.id,
        fit: 'cover',
        focus: focusHolding(image, room),
        box: boxOf(room),
        motion: [
          {
            phase: 'in',
            effect: 'glide',
            side: beside ? 'end' : 'down',
            distance: 0.5,
            duration: 0.7,
            ease: 'expo-out',
          },
          { phase: 'life', effect: 'ken-burns', from: 1, to: 1.08 },
        ],
      },
    ];
  const lying = isBroad(image);
  const region: Rect = beside
    ? lying
      ? { x: room.x + margin * 0.6, y: room.height * 0.08, width: room.width * 1.16, height: room.height * 0.84 }
      : { x: room.x + margin * 0.8, y: room.height * 0.12, width: room.width * 1.12, height: room.height * 1.35 }
    : lying
      ? { x: full.width * 0.05, y: room.y + margin, width: full.width * 1.12, height: room.height * 0.9 }
      : { x: full.width * 0.06, y: room.y + margin, width: full.width * 0.88, height: room.height * 1.4 };
  return kit
    .productIn(region, {
      id,
      anchor: { x: beside ? (lying ? 0 : 0.3) : lying ? 0.36 : 0.5, y: lying ? 0.35 : 0 },
      motion: [
        { phase: 'in', effect: 'glide', side: beside ? 'end' : 'down', distance: 0.6, duration: 0.8, ease: 'expo-out' },
      ],
    })
    .filter((layer) => layer.slot === 'product')
    .map((layer) => ({ ...layer, rotate: lying ? -8 : 5 }));
}

/** The product cut by the frame's edge, before a disc of a second colour that is cut as well. */
export function cropped(kit: Kit, id: string, media: Rect, beside: boolean, color: string): Layer[] {
  const { full } = kit.frame;
  const picture = enlarged(kit, id, media, beside);
  if (!kit.product?.asset.cutout) return picture;
  const size = beside ? (full.width - media.x) * 1.9 : Math.max(full.width, full.height - media.y) * 1.25;
  const x = beside ? full.width : full.width * 0.62;
  const y = beside ? full.height * 0.62 : media.y + size * 0.56;
  const disc = ellipseBlock(`${id}-disc`, { x: x - size / 2, y: y - size / 2, width: size, height: size }, color, {
    slot: 'decor',
    motion: [{ phase: 'in', effect: 'scale', distance: 0.5, duration: 0.8, ease: 'expo-out' }],
  });
  return [disc, ...picture];
}
