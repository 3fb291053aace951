import type { Scheme } from '../brand/scheme.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import type { AdBrief } from '../template-input.ts';
import { boxOf, column, rectBlock, textBlock } from './kit/blocks.ts';
import { actions } from './kit/copy-stack.ts';
import { splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

export type Figure = { readonly text: string; readonly about: string | undefined; readonly share?: number };

const figureIn = /(?:[$€£¥]\s?)?\d[\d.,]*(?:\s?[%×])?/u;

/** The figure a brief offers: a rating, a reduction, or a number in its own words. Never one that is not there. */
export function figureOf(brief: AdBrief): Figure | undefined {
  if (brief.rating) {
    const { value, max, label } = brief.rating;
    return {
      text: new Intl.NumberFormat(brief.language, { maximumFractionDigits: 1 }).format(value),
      about: label,
      share: value / max,
    };
  }
  for (const source of [brief.badge, brief.headline, ...(brief.points ?? []), brief.subline]) {
    const found = source ? figureIn.exec(source)?.[0] : undefined;
    if (!found) continue;
    const percent = found.includes('%') ? Number.parseFloat(found) / 100 : undefined;
    return {
      text: found,
      about: source === brief.headline ? undefined : source,
      ...(percent !== undefined && percent <= 1 ? { share: percent } : {}),
    };
  }
  return undefined;
}

/** The figure as a bar: how much of the whole it is. */
function gauge(kit: Kit, box: Rect, share: number, scheme: Scheme): Layer[] {
  const radius = (box.height / 2) * kit.roundness;
  return [
    rectBlock('gauge', box, scheme.soft, { slot: 'decor', radius }),
    rectBlock('gauge-share', { ...box, width: box.width * Math.max(0.02, Math.min(1, share)) }, scheme.accent, {
      slot: 'decor',
      radius,
    }),
  ];
}

export const bigNumber = defineTemplate({
  id: 'big-number',
  kind: 'picture',
  category: 'proof',
  idea: 'One figure from your own facts, as large as the frame allows, and a bar that shows what it means.',
  slots: ['label', 'headline', 'subline', 'price', 'cta', 'product'],
  needs: ['figure'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const scheme = kit.clearScheme(['ink', 'paper', 'tint']);
    if (frame.shape === 'strip')
      return {
        accentFont: 'Archivo',
        scenes: [
          kit.scene(
            'main',
            scheme.ground,
            stripLayers(kit, { look: 'offer', scheme, plate: kit.scheme('accent').ground }),
          ),
        ],
      };
    const figure = figureOf(brief);
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.58,
      banner: 0.64,
      upright: 0.64,
      tall: 0.66,
      tower: 0.7,
      gap: 0.5,
    });
    const [top, rest] = splitRows(copy, figure ? 0.5 : 0.01, frame.margin * (figure ? 0.45 : 0));
    const bar = figure?.share === undefined ? 0 : Math.max(3, top.height * 0.06);
    const number = { ...top, height: top.height - bar * 2 };
    const giant = Math.min(number.height * 1.2, number.width * 0.6);
    const type = kit.type(rest);
    const words = column(
      'copy',
      [
        figure?.about
          ? textBlock('about', figure.about, {
              size: type.label * 1.35,
              minSize: frame.floor,
              color: scheme.muted,
              weight: 600,
              maxLines: 2,
              lineHeight: 1.25,
              slot: 'label',
              priority: 5,
            })
          : undefined,
        kit.headline({ scheme, type: { ...type, headline: type.headline * 1.1 }, maxLines: 5 }),
        figure ? undefined : kit.subline({ scheme, type }),
        actions(kit, { scheme, type, box: rest }),
      ],
      { box: rest, gap: type.gap * 0.8, justify: figure ? 'start' : 'center' },
    );
    const place = beside
      ? inset(media, frame.margin * 0.7, frame.height * 0.13)
      : {
          x: frame.width * (frame.shape === 'tower' ? 0.14 : 0.36),
          y: media.y,
          width: frame.width * (frame.shape === 'tower' ? 0.72 : 0.6),
          height: media.height - frame.margin * 0.7,
        };
    return {
      accentFont: 'Archivo',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...kit.productIn(overTheEdge(kit, place)),
          figure
            ? {
                ...textBlock('figure', figure.text, {
                  font: 'accent',
                  weight: 900,
                  size: giant,
                  minSize: Math.min(giant, frame.floor * 1.5),
                  color: scheme.accentText,
                  lineHeight: 1,
                  tracking: -0.055,
                  maxLines: 1,
                  valign: 'middle',
                  slot: 'label',
                }),
                box: boxOf(number),
              }
            : undefined,
          ...(bar > 0 && figure?.share !== undefined
            ? gauge(kit, { x: top.x, y: top.y + top.height - bar, width: top.width, height: bar }, figure.share, scheme)
            : []),
          words,
        ]),
      ],
    };
  },
});
