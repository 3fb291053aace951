import { withAlpha } from '../brand/oklch.ts';
import { schemeOn, type Scheme } from '../brand/scheme.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { boxOf, rectBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { flow } from './kit/paints.ts';
import { focusHolding } from './kit/focus-holding.ts';
import { photoOf } from './kit/photo-in.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Opaque enough for words on any photograph: what shows through does not cost them their contrast. */
const deep = 0.92;

/** Photographs leave about this much of their height free above what they show, and a little less below. */
const free = { above: 0.16, below: 0.14 };

type Plan = { readonly copy: Rect; readonly photo: Rect; readonly beside: boolean; readonly focus: number };

/** The words' part of the frame and the photograph's, which reaches a little under words above it. */
function planOf(kit: Kit, { asset: { width = 4, height = 5 } }: AdImage): Plan {
  const { area, full, margin, shape } = kit.frame;
  const ratio = width / height;
  const product = kit.product?.asset;
  // Beside the words a broad product would lose its sides.
  const narrow = ratio < 1.05 && !(product?.cutout && (product.width ?? 1) > (product.height ?? 1) * 0.92);
  if (isBeside(kit) || (shape === 'square' && narrow)) {
    const most = shape === 'square' ? 0.52 : 0.56;
    const share = Math.min(most, Math.max(0.28, (full.height * Math.min(1.5, ratio) * 1.15) / full.width));
    const x = full.width * (1 - share);
    // Up to the photograph's edge, which is a plain one: a table that fades into a wall looks wiped off.
    const [copy] = splitColumns(area, (x - margin * 0.6 - area.x) / area.width);
    return { copy, photo: { ...full, x, width: full.width - x }, beside: true, focus: 0.5 };
  }
  const { words, from, focus } = placeBelow(kit, full.width / ratio / full.height);
  const [copy] = splitRows(area, words);
  const y = full.height * from;
  return { copy, photo: { ...full, y, height: full.height - y }, beside: false, focus };
}

/** The words' share of their area, and where the photograph begins: whole, and its subject below the words. */
function placeBelow({ frame: { area, full, shape } }: Kit, high: number): Record<'words' | 'from' | 'focus', number> {
  if (shape === 'tower') return { words: 0.5, from: 0.49, focus: 0.5 };
  if (shape === 'square') return { words: 0.37, from: 0.25, focus: 0.5 };
  const from = Math.max(0, 1 - (1 - free.below) * high);
  const words = ((from + free.above * high) * full.height - area.y) / area.height;
  return { words: Math.max(0.27, Math.min(0.68, words)), from, focus: 0 };
}

/**
 * The colour of the photograph's own wall behind the words, so that both belong together; unknown walls are black. Its
 * sides are wall and table in one, and their mixture is the colour of neither.
 */
function groundOf(kit: Kit, { asset: { edges } }: AdImage): Scheme {
  const scheme = schemeOn(kit.input.brand, edges?.top ?? '#000000');
  return { ...scheme, muted: scheme.text };
}

/** From the wall's colour into the photograph below, beginning where it begins and ending after the words. */
function shade(kit: Kit, { copy, photo }: Plan, color: string): Layer {
  const { full } = kit.frame;
  const begin = photo.y / full.height;
  const words = (copy.y + copy.height) / full.height;
  const end = Math.min(0.86, Math.max(begin + 0.01, words));
  const fill = flow(
    180,
    [0, color],
    [begin + 0.005, color],
    [end, withAlpha(color, deep)],
    [end + (words <= begin ? 0.08 : 0.06), withAlpha(color, 0)],
  );
  return rectBlock('shade', full, fill, { slot: 'decor' });
}

export const photoHeadline = defineTemplate({
  id: 'photo-headline',
  kind: 'picture',
  category: 'story',
  idea: 'A photograph from edge to edge and one line across it; the picture does the selling.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'photo', 'product'],
  needs: ['photo'],
  compose(kit) {
    const { frame } = kit;
    const photo = photoOf(kit);
    if (frame.shape === 'strip') {
      const scheme = kit.scheme('ink');
      return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'bookend', scheme }))] };
    }
    const plan = photo && planOf(kit, photo);
    const plain = wordsAndPicture(kit, { wide: 0.54, upright: 0.5, tall: 0.56 });
    const { copy, beside } = plan ?? plain;
    const ink = kit.scheme('ink');
    const scheme = photo ? groundOf(kit, photo) : { ...ink, muted: ink.text };
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme,
      type: {
        ...type,
        headline: type.headline * (copy.width < frame.width * 0.5 ? 0.98 : 1.4),
        subline: type.subline * 1.05,
      },
      box: copy,
      justify: beside ? 'center' : 'start',
      headline: { lineHeight: 1, tracking: -0.025 },
      before: [kit.logo({ scheme, height: type.label * 1.6, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const picture: Layer[] =
      photo && plan
        ? [
            {
              kind: 'image',
              id: 'photo',
              slot: 'photo',
              asset: photo.id,
              fit: 'cover',
              focus: focusHolding(photo, plan.photo, { x: 0.5, y: plan.focus }),
              box: boxOf(plan.photo),
            },
            ...(beside ? [] : [shade(kit, plan, scheme.ground)]),
          ]
        : kit.productIn(inset(plain.media, frame.margin * 0.6, beside ? frame.height * 0.06 : 0));
    return { scenes: [kit.scene('main', scheme.ground, [...picture, words])] };
  },
});
