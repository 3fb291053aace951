import { withAlpha } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, free, rectBlock, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** The rings and waves of a postmark, drawn across a corner. */
function postmark(box: Rect, color: string): Layer {
  const waves = [38, 46, 54, 62].map((y) => `M62 ${y}q10 -6 20 0t20 0t20 0t20 0`).join('');
  return {
    kind: 'shape',
    id: 'postmark',
    slot: 'decor',
    box: boxOf(box),
    shape: {
      kind: 'path',
      d: `M4 50a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M11 50a23 23 0 1 0 46 0a23 23 0 1 0 -46 0${waves}`,
      viewBox: [0, 16, 146, 68],
    },
    stroke: { color, width: Math.max(0.75, box.width * 0.011) },
    rotate: -10,
  };
}

function stamp(kit: Kit, box: Rect, tilt: number): Layer[] {
  const { frame, input } = kit;
  const ground = kit.scheme('support');
  const card = kit.scheme('paper');
  const field = kit.scheme('tint');
  const hole = Math.min(box.width, box.height) * 0.045;
  const local = { x: 0, y: 0, width: box.width, height: box.height };
  const picture = inset(local, hole * 2, hole * 2);
  const line = picture.height * 0.13;
  const letter = Math.max(8, line * 0.42);
  const named =
    letter >= frame.floor * 0.8 &&
    box.y + box.height * 1.02 < frame.area.y + frame.area.height + frame.margin * 0.6 &&
    input.brand.name !== '';
  // Without a name the picture has all of the stamp: an empty line looks forgotten.
  const caption = named ? line : 0;
  const upper = { ...picture, height: picture.height - caption };
  const within = inset(upper, upper.width * 0.1, upper.height * 0.07);
  return [
    free(
      'stamp',
      [
        rectBlock('stamp-paper', local, card.ground, { slot: 'decor' }),
        {
          kind: 'shape',
          id: 'stamp-holes',
          slot: 'decor',
          box: boxOf(local),
          shape: { kind: 'rect' },
          stroke: { color: ground.ground, width: hole, dash: [0.5, hole * 1.75] },
        },
        rectBlock('stamp-field', upper, field.ground, { slot: 'decor' }),
        ...kit.productIn(within),
        named
          ? {
              ...textBlock('stamp-name', input.brand.name, {
                font: 'heading',
                size: Math.max(frame.floor, letter),
                minSize: Math.min(frame.floor, letter),
                color: card.text,
                caps: true,
                tracking: 0.1,
                maxLines: 1,
                valign: 'middle',
                slot: 'brand-name',
              }),
              box: boxOf({
                x: picture.x,
                y: picture.y + picture.height - caption * 0.95,
                width: picture.width,
                height: caption,
              }),
            }
          : undefined,
      ],
      { box, rotate: tilt, shadow: { color: '#00000033', blur: hole * 1.2, y: hole * 0.5 }, fill: solid(card.ground) },
    ),
    postmark(
      { x: box.x - box.width * 0.2, y: box.y - box.height * 0.08, width: box.width * 0.72, height: box.width * 0.34 },
      withAlpha(input.brand.colors.accent, 0.9),
    ),
  ];
}

export const postageStamp = defineTemplate({
  id: 'postage-stamp',
  kind: 'picture',
  category: 'product',
  idea: 'The product as a stamp one would like to collect, postmarked and slightly askew.',
  slots: ['headline', 'subline', 'brand-name', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame } = kit;
    const scheme = kit.scheme('support');
    if (frame.shape === 'strip')
      return {
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme, plate: kit.scheme('paper').ground }))],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.54,
      banner: 0.66,
      upright: 0.42,
      tall: 0.5,
      tower: 0.62,
      gap: 0.9,
    });
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme: { ...scheme, muted: scheme.text },
      type: { ...type, headline: type.headline * 1.22 },
      box: copy,
      align: beside ? 'start' : 'center',
      justify: beside ? 'center' : 'start',
    });
    const { width: w = 1, height: h = 1, cutout } = kit.product?.asset ?? {};
    const broadest = frame.shape === 'tower' ? 0.86 : 1.28;
    const ratio = Math.max(0.7, Math.min(broadest, (w / h) * (cutout ? 1.02 : 1.12)));
    const room = beside
      ? inset(media, frame.margin * 0.45, frame.height * 0.09)
      : {
          ...inset(media, frame.margin * (frame.shape === 'tower' ? 0.4 : 1.2), 0),
          height: media.height - frame.margin * 1.1,
        };
    const width = Math.min(room.width * 0.96, room.height * ratio);
    const box = {
      x: room.x + (room.width - width) / 2,
      y: room.y + (room.height - width / ratio) / 2,
      width,
      height: width / ratio,
    };
    return { scenes: [kit.scene('main', scheme.ground, [...(kit.product ? stamp(kit, box, 4) : []), words])] };
  },
});
