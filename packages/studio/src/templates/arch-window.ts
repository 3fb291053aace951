import type { ImageLayer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { copyStack, eyebrow } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { photoIn, photoOf, subjectIn } from './kit/photo-in.ts';
import { isBeside, midArea } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Plan = { readonly window: Rect; readonly copy: Rect; readonly beside: boolean };

/** The window stands on the frame's lower edge, so that it reads as an opening and not as a picture that hangs. */
function planOf(kit: Kit): Plan {
  const { area, full, margin, shape } = kit.frame;
  if (isBeside(kit)) {
    const [copy, side] = splitColumns(area, shape === 'banner' ? 0.62 : 0.54, margin);
    const y = shape === 'banner' ? margin * 0.8 : area.y;
    return { copy, window: { ...side, y, height: full.height - y }, beside: true };
  }
  const share = isCovered(kit.frame) ? 0.52 : shape === 'tower' ? 0.56 : shape === 'square' ? 0.4 : 0.38;
  const [copy, rest] = splitRows(midArea(kit.frame), share, margin * 0.6);
  const width = Math.min(full.width - margin * 3, (full.height - rest.y) * 0.98);
  return {
    copy,
    window: { x: (full.width - width) / 2, y: rest.y, width, height: full.height - rest.y },
    beside: false,
  };
}

/** How round the arch is, of its width: a half circle, or less where that would cut off what the photograph shows. */
const arches = [0.5, 0.42, 0.38, 0.34, 0.3] as const;
const flattest = 0.26;
/** Of the opening's height: what stands at its very edge seems to slide out of the ad, and its shadow is cut off. */
const groundBefore = 0.07;

/** Taller than the frame by its own radius: only the upper corners are round. */
function opening(photo: AdImage, window: Rect): ImageLayer {
  const boxOf = (arch: number): Rect => ({ ...window, height: window.height + window.width * arch });
  const isWhole = (arch: number): boolean => {
    const { y, height } = subjectIn(photo, boxOf(arch), { clear: window });
    return y + height < window.y + window.height * (1 - groundBefore);
  };
  const arch = arches.find(isWhole) ?? flattest;
  return photoIn(photo, boxOf(arch), { clear: window, radius: window.width * arch });
}

export const archWindow = defineTemplate({
  id: 'arch-window',
  kind: 'picture',
  category: 'product',
  idea: 'A quiet wall with an arched opening; the photograph is what one sees through it.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'photo'],
  needs: ['photo'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('tint');
    const serif = { font: 'accent', weight: 500 } as const;
    if (frame.shape === 'strip')
      return {
        accentFont: 'Fraunces',
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'bookend', scheme, ...serif }))],
      };
    const photo = photoOf(kit);
    const { window, copy, beside } = planOf(kit);
    const type = kit.type(copy);
    const align = beside ? 'start' : 'center';
    return {
      accentFont: 'Fraunces',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(photo ? [opening(photo, window)] : kit.productIn(window)),
          copyStack(kit, {
            scheme,
            type: { ...type, headline: type.headline * 1.12 },
            box: copy,
            align,
            justify: beside ? 'center' : 'start',
            headline: { ...serif, lineHeight: 1.04, tracking: -0.02 },
            subline: { priority: 5, maxLines: 2 },
            before: [
              eyebrow(kit, 'brand', input.brand.name, {
                color: scheme.accentText,
                size: type.label * 0.9,
                slot: 'brand-name',
                priority: 6,
                align,
              }),
            ],
          }),
        ]),
      ],
    };
  },
});
