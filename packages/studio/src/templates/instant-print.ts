import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, free, textBlock } from './kit/blocks.ts';
import { badgeOn } from './kit/badge-on.ts';
import { copyStack } from './kit/copy-stack.ts';
import { isCovered } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { liftedBy } from './kit/paints.ts';
import { photoIn, photoOf } from './kit/photo-in.ts';
import { beyondWords, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

const tilt = -3.5;

/** As large as the region lets it be when it lies askew: a border all round, and a broad one for the caption. */
function printIn(
  region: Rect,
  margin: number,
): { readonly print: Rect; readonly border: number; readonly foot: number } {
  const room = { width: region.width - margin * 1.2, height: region.height - margin * 1.2 };
  const width = Math.min(room.width, room.height * 0.86);
  const height = Math.min(room.height, width * 1.2);
  return {
    print: {
      x: region.x + (region.width - width) / 2,
      y: region.y + (region.height - height) / 2,
      width,
      height,
    },
    border: width * 0.05,
    foot: width * 0.15,
  };
}

function captionOf({ input }: Kit): string {
  return input.product.name || input.brand.name;
}

export const instantPrint = defineTemplate({
  id: 'instant-print',
  kind: 'picture',
  category: 'story',
  idea: 'An instant print laid on the table: the photograph as something somebody took, the words beside it.',
  slots: ['logo', 'headline', 'subline', 'price', 'badge', 'cta', 'label', 'photo'],
  needs: ['photo'],
  compose(kit) {
    const { frame, input } = kit;
    const ground = kit.scheme('support');
    const scheme = { ...ground, muted: ground.text };
    if (frame.shape === 'strip')
      return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'split', scheme }))] };
    const regions = wordsAndPicture(kit, {
      wide: 0.54,
      banner: 0.62,
      upright: 0.36,
      tall: isCovered(frame) ? 0.5 : 0.42,
      tower: 0.58,
      gap: 0.3,
      square: 0.48,
    });
    const { copy, beside } = regions;
    const { print, border, foot } = printIn(beyondWords(frame, regions), frame.margin);
    const photo = photoOf(kit);
    const paper = kit.scheme('paper');
    const type = kit.type(copy);
    const size = foot * 0.42;
    // Under the network's buttons nobody would read it.
    const { bottom, left, right } = input.placement.safe;
    const isSafe =
      print.y + print.height <= frame.height - bottom && print.x + print.width <= frame.width - Math.max(left, right);
    const caption = isSafe && size >= frame.floor * 0.8 ? captionOf(kit) : '';
    const sheet =
      photo &&
      free(
        'print',
        [
          photoIn(photo, {
            x: border,
            y: border,
            width: print.width - border * 2,
            height: print.height - border - (caption ? foot : border),
          }),
          caption
            ? column(
                'caption-line',
                [
                  textBlock('caption', caption, {
                    font: 'accent',
                    weight: 400,
                    size,
                    minSize: size * 0.6,
                    color: paper.text,
                    align: 'center',
                    maxLines: 1,
                    slot: 'label',
                  }),
                ],
                {
                  box: { x: border, y: print.height - foot, width: print.width - border * 2, height: foot },
                  align: 'center',
                  justify: 'center',
                },
              )
            : undefined,
        ],
        {
          box: print,
          rotate: tilt,
          fill: solid(paper.ground),
          radius: print.width * 0.012,
          shadow: liftedBy(frame.margin),
        },
      );
    return {
      accentFont: 'Instrument Serif',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(sheet ? [sheet] : kit.productIn(print)),
          copyStack(kit, {
            scheme,
            type: { ...type, headline: type.headline * 1.15 },
            box: copy,
            justify: beside ? 'center' : 'start',
            headline: { lineHeight: 1, tracking: -0.025 },
            subline: { priority: 5, maxLines: 3 },
            before: [kit.logo({ scheme, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
          }),
          badgeOn(kit, sheet ? [{ ...sheet, slot: 'product' }] : [], input.brief.badge, {
            fill: scheme.accent,
            color: scheme.onAccent,
            share: 0.3,
            at: -0.03,
          }),
        ]),
      ],
    };
  },
});
