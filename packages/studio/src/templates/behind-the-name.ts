import { withAlpha } from '../brand/oklch.ts';
import { schemeOn } from '../brand/scheme.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { boxOf, rectBlock, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { isCovered } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { flow } from './kit/paints.ts';
import { photoIn, photoOf, subjectIn } from './kit/photo-in.ts';
import { isBeside, midArea, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Plan = {
  readonly photo: Rect;
  /** The part of the photograph that the product stands in. */
  readonly clear: Rect;
  readonly name: Rect;
  readonly copy: Rect;
};

/** Capitals of this face are about this wide, of their size. */
const capital = 0.47;

/** Letters of a name that still stand large on a wall, and of its beginning where it is longer. */
const [whole, begun] = [24, 16] as const;

/** A name, or what a long one begins with: cut within its words or small as print it would be nobody's. */
export function wallName(name: string): string {
  if ([...name].length <= whole) return name;
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  let beginning = first;
  for (const word of rest) {
    if ([...beginning, ...word].length + 1 > begun) break;
    beginning += ` ${word}`;
  }
  return beginning;
}

/** How much of the name’s line the product may cover: a third of that is free below its letters, the rest are their feet. */
const feet = 0.12;

/** Letters whose dots, tails and strokes reach down to the end of their line are told apart by them. */
const isPlain = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]*$/u.test(name);

/** Accents of capitals stand above their line, where the words are. */
const isAccented = (name: string): boolean => /\p{M}/u.test(name.normalize('NFD'));

/** The subject as layout has it: the boxes of a right-to-left creative are mirrored, photographs are not. */
function subjectSeen(kit: Kit, photo: AdImage, view: Rect, clear: Rect): Rect {
  const subject = subjectIn(photo, view, { clear });
  if (kit.input.brief.direction !== 'rtl') return subject;
  return { ...subject, x: view.x * 2 + view.width - subject.x - subject.width };
}

/** As large as the name lets it be across the frame; the product rises to its feet, and beside it to its last letter. */
function planOf(kit: Kit, photo: AdImage, name: string, beside: boolean): Plan {
  const { area, floor, full, shape, margin } = kit.frame;
  const across = (width: number): number => (width / (Math.max(3, [...name].length) * capital)) * 1.02;
  if (beside) {
    const x = full.width * 0.42;
    const view = { ...full, x, width: full.width - x };
    const width = Math.min(area.width, subjectSeen(kit, photo, view, view).x - area.x);
    const height = Math.min(across(width), area.height * (shape === 'banner' ? 0.46 : 0.44));
    const below = area.y + height + margin * 0.3;
    return {
      photo: view,
      clear: view,
      name: { ...area, width, height },
      copy: { ...area, y: below, width: area.width * 0.48, height: area.y + area.height - below },
    };
  }
  const middle = midArea(kit.frame);
  const from = full.height * (isCovered(kit.frame) ? 0.26 : shape === 'tower' ? 0.4 : shape === 'square' ? 0.16 : 0.2);
  const view = { ...full, y: from, height: full.height - from };
  const uncovered = isPlain(name) ? 1 - feet : 1;
  const highest = area.y + Math.max(area.height * 0.16, floor * 6.5);
  const wished = Math.min(across(middle.width), area.height * 0.3);
  // The product stands as low as the photograph has it to show, where the name and the words need the room above.
  const top = highest + wished * uncovered;
  const clear = { ...view, y: top, height: full.height - top };
  const { y: head } = subjectIn(photo, view, { clear });
  const height = Math.max(floor, Math.min(wished, (head - highest) / uncovered));
  const y = Math.max(area.y, head - height * uncovered);
  return {
    photo: view,
    clear,
    name: { ...middle, y, height },
    copy: { ...middle, height: y - middle.y - margin * 0.2 - height * (isAccented(name) ? 0.26 : 0.14) },
  };
}

/** The photograph’s wall as a plain colour behind the name, gone where the table begins. */
function wall(kit: Kit, { photo, name }: Plan, color: string): Layer[] {
  const { full } = kit.frame;
  const end = Math.min(0.94, (name.y + name.height) / full.height);
  const fill = flow(180, [0, color], [end, withAlpha(color, 0.92)], [Math.min(1, end + 0.06), withAlpha(color, 0)]);
  const up = rectBlock('wall', full, fill, { slot: 'decor' });
  if (photo.x <= 0) return [up];
  const across = kit.input.brief.direction === 'rtl' ? 270 : 90;
  const begin = photo.x / full.width;
  const side = flow(across, [0, color], [begin, color], [begin + 0.12, withAlpha(color, 0)]);
  return [rectBlock('wall-side', full, side, { slot: 'decor' }), up];
}

/** The product once more, exactly where the photograph has it, over the name. */
function risen(kit: Kit, photo: AdImage, { photo: view, clear }: Plan): Layer | undefined {
  const { product } = kit;
  if (!photo.asset.subject || !product?.asset.cutout) return undefined;
  return {
    kind: 'image',
    id: 'product',
    slot: 'product',
    asset: product.id,
    fit: 'contain',
    box: boxOf(subjectSeen(kit, photo, view, clear)),
  };
}

export const behindTheName = defineTemplate({
  id: 'behind-the-name',
  kind: 'picture',
  category: 'type',
  idea: 'The name as large as the wall, and the product stands before it: depth, as on the cover of a magazine.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'photo', 'product'],
  needs: ['photo', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const photo = photoOf(kit);
    const plain = kit.scheme('ink');
    const accentFont = 'Anton';
    if (frame.shape === 'strip')
      return {
        accentFont,
        scenes: [kit.scene('main', plain.ground, stripLayers(kit, { look: 'bookend', scheme: plain }))],
      };
    if (!photo) {
      const { copy, media, beside } = wordsAndPicture(kit);
      const words = copyStack(kit, {
        scheme: plain,
        type: kit.type(copy),
        box: copy,
        align: beside ? 'start' : 'center',
      });
      return { accentFont, scenes: [kit.scene('main', plain.ground, [...kit.productIn(media), words])] };
    }
    // In small squares words above the name would leave nothing of it.
    const beside = isBeside(kit) || frame.height < 300;
    const text = wallName(input.brand.name || input.product.name);
    const plan = planOf(kit, photo, text, beside);
    const { edges } = photo.asset;
    const found = schemeOn(input.brand, edges?.top ?? '#000000');
    const scheme = { ...found, muted: found.text };
    const type = kit.type({ ...plan.copy, height: plan.copy.height * 1.4 });
    return {
      accentFont,
      scenes: [
        kit.scene('main', scheme.ground, [
          photoIn(photo, plan.photo, { clear: plan.clear }),
          ...wall(kit, plan, scheme.ground),
          {
            ...textBlock('name', text, {
              font: 'accent',
              // The face has one weight; what it has no letters for is written in another, thin at that weight.
              weight: isPlain(text) ? 400 : 800,
              size: Math.max(frame.floor, plan.name.height),
              minSize: Math.min(frame.floor, plan.name.height),
              color: scheme.text,
              caps: true,
              lineHeight: 0.95,
              tracking: -0.01,
              align: beside ? 'start' : 'center',
              valign: 'middle',
              maxLines: 1,
              slot: 'brand-name',
            }),
            box: boxOf(plan.name),
          },
          risen(kit, photo, plan),
          copyStack(kit, {
            scheme,
            // Beside the product the name has less room, and stays the larger of the two.
            type: { ...type, headline: Math.min(type.headline * 1.3, plan.name.height * (beside ? 0.7 : 2)) },
            box: plan.copy,
            align: beside ? 'start' : 'center',
            justify: 'start',
            headline: { lineHeight: 1.02 },
            subline: { priority: 6, maxLines: 2 },
          }),
        ]),
      ],
    };
  },
});
