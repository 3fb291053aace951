import { solid } from '../creative/paint.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, row, textBlock } from './kit/blocks.ts';
import { isCovered } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { liftedBy } from './kit/paints.ts';
import { photoIn, photoOf } from './kit/photo-in.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Plan = {
  readonly note: Rect;
  readonly photo: Rect;
  /** What the note leaves of the photograph. */ readonly clear: Rect;
};

/** The note lies on the photograph’s quiet upper part, or at its start in wide frames. */
function planOf(kit: Kit): Plan {
  const { area, full, shape, margin } = kit.frame;
  if (isBeside(kit)) {
    const width = area.width * (shape === 'banner' ? 0.6 : 0.5);
    const [edge, x] = [area.x + width, area.x + width - margin * 1.2];
    return {
      note: { ...area, width },
      photo: { ...full, x, width: full.width - x },
      clear: { ...full, x: edge, width: full.width - edge },
    };
  }
  const share = isCovered(kit.frame) ? 0.56 : shape === 'tower' ? 0.6 : shape === 'square' ? 0.44 : 0.4;
  const height = area.height * share;
  const [edge, y] = [area.y + height, area.y + height - margin * 2.2];
  return {
    note: { ...area, height },
    photo: { ...full, y, height: full.height - y },
    clear: { ...full, y: edge, height: full.height - edge },
  };
}

function stars(kit: Kit, size: number): Layer | undefined {
  const { rating } = kit.input.brief;
  const { accentText, line } = kit.scheme('paper');
  return rating
    ? {
        kind: 'rating',
        id: 'rating',
        slot: 'rating',
        value: rating.value,
        max: rating.max,
        color: accentText,
        empty: line,
        size: { height: size, width: size * 1.12 * rating.max },
        priority: 4,
      }
    : undefined;
}

export const kindWords = defineTemplate({
  id: 'kind-words',
  kind: 'picture',
  category: 'proof',
  idea: 'A photograph of the product where it is used, and a customer’s note laid upon it.',
  slots: ['quote', 'author', 'rating', 'headline', 'cta', 'photo'],
  needs: ['photo', 'quote'],
  compose(kit) {
    const { frame, input, roundness } = kit;
    const { brief } = input;
    const paper = kit.scheme('paper');
    const photo = photoOf(kit);
    const ground = photo?.asset.edges?.top ?? kit.scheme('tint').ground;
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            kit.scheme('tint').ground,
            stripLayers(kit, { look: 'card', says: 'quote', scheme: kit.scheme('tint'), plate: paper.ground }),
          ),
        ],
      };
    const { note, photo: view, clear } = planOf(kit);
    const pad = Math.min(note.width, note.height) * 0.1;
    const type = kit.type({ ...note, width: note.width - pad * 2, height: note.height - pad * 2 });
    const said = brief.quote?.text ?? brief.headline;
    const size = type.headline * 1.2;
    return {
      accentFont: 'Instrument Serif',
      scenes: [
        kit.scene('main', ground, [
          ...(photo ? [photoIn(photo, view, { clear })] : kit.productIn(view)),
          column(
            'note',
            [
              stars(kit, type.label * 1.2),
              textBlock('said', said, {
                font: 'accent',
                weight: 400,
                size,
                minSize: Math.min(size, Math.max(frame.floor * 1.1, size * 0.28)),
                color: paper.text,
                lineHeight: 1.06,
                tracking: -0.015,
                balance: true,
                maxLines: 7,
                slot: brief.quote ? 'quote' : 'headline',
              }),
              brief.quote
                ? textBlock('author', brief.quote.author, {
                    size: type.label,
                    minSize: frame.floor,
                    color: paper.muted,
                    weight: 600,
                    maxLines: 1,
                    slot: 'author',
                    priority: 3,
                  })
                : undefined,
              brief.quote
                ? textBlock('headline', brief.headline, {
                    size: type.label * 1.1,
                    minSize: frame.floor,
                    color: paper.text,
                    weight: 700,
                    lineHeight: 1.22,
                    maxLines: 2,
                    slot: 'headline',
                    priority: 1,
                  })
                : undefined,
              row(
                'close',
                [kit.cta({ scheme: paper, type }), kit.price({ scheme: paper, type, size: type.cta * 1.4 })],
                {
                  gap: type.cta,
                },
              ),
            ],
            {
              box: note,
              padding: [pad, pad * 0.8],
              gap: type.gap * 0.75,
              justify: 'center',
              fill: solid(paper.ground),
              radius: frame.margin * (0.15 + roundness * 0.7),
              shadow: liftedBy(frame.margin),
            },
          ),
        ]),
      ],
    };
  },
});
