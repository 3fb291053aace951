import { solid } from '../creative/paint.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { checkList, column, ellipseBlock, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { leader } from './kit/leader.ts';
import { liftedBy } from './kit/paints.ts';
import { photoIn, photoOf, subjectIn } from './kit/photo-in.ts';
import { beyondWords, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** How far down the product each spot sits, and whether its label stands at the start. */
const spots = [
  { at: 0.2, start: false },
  { at: 0.5, start: true },
  { at: 0.8, start: false },
] as const;

type Spot = { readonly label: Rect; readonly to: { readonly x: number; readonly y: number }; readonly start: boolean };

/** Labels stand left and right of the product, in what the frame leaves beside it; none where that is too narrow. */
function spotsFor(kit: Kit, photo: AdImage, view: Rect, count: number): Spot[] {
  const { area, floor, margin } = kit.frame;
  const product = subjectIn(photo, view);
  // Room for the longest; the plate is as high as its words.
  const height = floor * 8;
  const start = Math.max(area.x, view.x + margin * 0.6);
  const end = Math.min(area.x + area.width, view.x + view.width - margin * 0.6);
  return spots.slice(0, count).flatMap((spot) => {
    const y = product.y + product.height * spot.at;
    const to = { x: product.x + product.width * (spot.start ? 0.3 : 0.7), y };
    const label = spot.start
      ? { x: start, y: y - height / 2, width: product.x - margin * 0.4 - start, height }
      : { x: product.x + product.width + margin * 0.4, y: y - height / 2, width: 0, height };
    const width = spot.start ? label.width : end - label.x;
    const inside = y - floor * 4 >= area.y && y + floor * 4 <= area.y + area.height;
    return width >= floor * 6.4 && inside ? [{ ...spot, to, label: { ...label, width } }] : [];
  });
}

function spotLayers(kit: Kit, text: string, { label, to, start }: Spot, index: number): Layer[] {
  const scheme = kit.scheme('paper');
  const { floor } = kit.frame;
  const dot = floor * 0.8;
  const near = { x: start ? label.x + label.width : label.x, y: label.y + label.height / 2 };
  return [
    leader(`lead-${index}`, start ? near : to, start ? to : near, '#ffffff', Math.max(1.5, floor * 0.1)),
    ellipseBlock(`ring-${index}`, { x: to.x - dot, y: to.y - dot, width: dot * 2, height: dot * 2 }, '#ffffffb3', {
      slot: 'decor',
    }),
    ellipseBlock(`dot-${index}`, { x: to.x - dot / 2, y: to.y - dot / 2, width: dot, height: dot }, scheme.accentText, {
      slot: 'decor',
    }),
    column(
      `label-${index}`,
      [
        column(
          `label-${index}-plate`,
          [
            textBlock(`label-${index}-text`, text, {
              size: floor * 1.02,
              minSize: floor * 0.85,
              color: scheme.text,
              weight: 600,
              lineHeight: 1.18,
              maxLines: 6,
              slot: 'bullet',
            }),
          ],
          {
            padding: [floor * 0.55, floor * 0.42],
            fill: solid(scheme.ground),
            radius: floor * (0.2 + kit.roundness * 0.9),
            shadow: liftedBy(floor),
          },
        ),
      ],
      { box: label, justify: 'center', align: start ? 'end' : 'start' },
    ),
  ];
}

type Plan = { readonly copy: Rect; readonly beside: boolean; readonly view: Rect; readonly places: readonly Spot[] };

function planOf(kit: Kit, photo: AdImage | undefined, count: number, upright: number): Plan {
  const regions = wordsAndPicture(kit, {
    wide: 0.42,
    banner: 0.5,
    upright,
    tall: upright + 0.08,
    tower: 0.5,
    gap: 0.4,
    stacked: true,
  });
  const view = beyondWords(kit.frame, regions);
  return { ...regions, view, places: photo ? spotsFor(kit, photo, view, count) : [] };
}

export const hotSpots = defineTemplate({
  id: 'hot-spots',
  kind: 'picture',
  category: 'reasons',
  idea: 'The product in its place, with spots on it and a label each, as in a shop one can tap.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'bullet', 'photo'],
  needs: ['photo', 'points'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('paper');
    if (frame.shape === 'strip') return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme }))] };
    const photo = photoOf(kit);
    const points = input.brief.points ?? [];
    const spotted = planOf(kit, photo, points.length, 0.34);
    // A broad product leaves no room for labels beside it: then the reasons stand among the words.
    const { copy, beside, view, places } = spotted.places.length > 0 ? spotted : planOf(kit, photo, 0, 0.5);
    const type = kit.type(copy);
    const listed =
      places.length > 0 || points.length === 0
        ? undefined
        : checkList('points', points.slice(0, 3), {
            size: Math.max(frame.floor, type.body * 0.8),
            floor: frame.floor,
            text: scheme.text,
            mark: scheme.accentText,
            gap: type.gap * 0.5,
            firstPriority: 6,
          });
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(photo ? [photoIn(photo, view)] : kit.productIn(view)),
          ...places.flatMap((place, index) => spotLayers(kit, points[index] ?? '', place, index)),
          copyStack(kit, {
            scheme,
            type: { ...type, headline: type.headline * 1.12 },
            box: copy,
            justify: beside ? 'center' : 'start',
            subline: listed ? false : { priority: 5, maxLines: 2 },
            middle: [listed],
            before: [kit.logo({ scheme, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
          }),
        ]),
      ],
    };
  },
});
