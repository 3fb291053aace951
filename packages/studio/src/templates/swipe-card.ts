import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, ellipseBlock, icon, rectBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** The dots of a carousel: the first card is the one being looked at. */
function dots(at: { x: number; y: number }, size: number, on: string, off: string): Layer[] {
  return [0, 1, 2, 3].map((index) =>
    ellipseBlock(
      `dot-${index}`,
      { x: at.x + index * size * 2, y: at.y, width: size, height: size },
      index === 0 ? on : off,
      { slot: 'decor' },
    ),
  );
}

function arrowButton(kit: Kit, at: { x: number; y: number }, size: number): Layer[] {
  const ink = kit.scheme('ink');
  return [
    ellipseBlock('next', { x: at.x, y: at.y, width: size, height: size }, ink.ground, { slot: 'decor' }),
    {
      ...icon('next-arrow', 'arrow', ink.text, size * 0.5, { weight: 0.1 }),
      box: boxOf({ x: at.x + size * 0.25, y: at.y + size * 0.25, width: size * 0.5, height: size * 0.5 }),
    },
  ];
}

/** An upright product would leave most of the room below the words empty: it stands beside them, as high as the card. */
function isUpright({ frame, product }: Kit): boolean {
  const { width = 1, height = 1, cutout } = product?.asset ?? {};
  return Boolean(cutout) && width < height * 0.7 && (frame.shape === 'square' || frame.shape === 'portrait');
}

/** The product goes on beyond the edge, so that one swipes to see the rest of it. */
function cropped(kit: Kit, region: Rect, beside: boolean): Rect {
  const { width: w = 1, height: h = 1 } = kit.product?.asset ?? {};
  const scale = Math.min((region.width * (beside ? 1.35 : 1.5)) / w, (region.height * (beside ? 1.06 : 1.1)) / h);
  const width = w * scale;
  const height = h * scale;
  // A slender product shows more than half of itself, a wide one less.
  const shown = Math.max(0.58, Math.min(0.8, (region.width / width) * 0.9));
  return { x: kit.frame.width - width * shown, y: region.y + Math.max(0, region.height - height) * 0.6, width, height };
}

export const swipeCard = defineTemplate({
  id: 'swipe-card',
  kind: 'picture',
  category: 'product',
  idea: 'The first card of a carousel: the next one shows at the edge and the product lies across both.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame } = kit;
    const scheme = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            kit.scheme('accent').ground,
            stripLayers(kit, { look: 'card', scheme: kit.scheme('accent'), plate: scheme.ground }),
          ),
        ],
      };
    const { area, full, margin, shape } = frame;
    const beside = isBeside(kit) || isUpright(kit);
    const foot = Math.max(frame.floor * 2.2, Math.min(area.width, area.height) * 0.09);
    const inner = { ...area, height: area.height - foot - margin * 0.5 };
    const [copy, rest] = !kit.product
      ? [inner, inner]
      : beside
        ? splitColumns(inner, 0.56, margin)
        : splitRows(inner, shape === 'tower' ? 0.6 : 0.5, margin * 0.5);
    const tall = shape === 'tall';
    // The next card is as high as this one and words end before it. In a tall frame they need the width: it stands below.
    const seam = kit.product ? full.width * (tall ? 0.27 : beside ? 0.13 : 0.16) : 0;
    const next: Rect = { x: full.width - seam, y: tall ? rest.y : 0, width: seam, height: full.height };
    const said = beside || tall ? copy : { ...copy, width: Math.min(copy.width, next.x - margin * 0.7 - copy.x) };
    const type = kit.type(said);
    const words = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * (tall ? 1.9 : 1.35) },
      box: said,
      justify: beside ? 'center' : 'start',
      headline: { tracking: -0.03, lineHeight: 1 },
      before: [kit.logo({ scheme, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const region: Rect = beside
      ? { ...rest, y: full.height * 0.06, height: full.height * 0.88 }
      : {
          x: full.width * 0.34,
          y: rest.y + (tall ? margin : 0),
          width: full.width * 0.66,
          // Below a tall frame's words nothing else is to be seen: there the product goes on beyond the foot, too.
          height: full.height - rest.y + (tall ? full.height * 0.05 : -margin * 0.4),
        };
    const place = kit.product ? cropped(kit, region, beside) : region;
    const low = area.y + area.height;
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          seam > 0
            ? rectBlock('next-card', next, kit.clearScheme(['accent', 'support', 'ink']).ground, { slot: 'decor' })
            : undefined,
          ...(kit.product?.asset.cutout
            ? kit.productIn(place)
            : kit.productIn({ ...region, width: full.width - region.x + margin })),
          words,
          ...arrowButton(kit, { x: area.x, y: low - foot }, foot),
          ...dots({ x: area.x + foot * 1.4, y: low - foot * 0.58 }, foot * 0.16, scheme.text, scheme.line),
        ]),
      ],
    };
  },
});
