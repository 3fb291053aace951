import { schemeOn } from '../../../brand/scheme.ts';
import { withAlpha } from '../../../brand/oklch.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { rectBlock } from '../blocks.ts';
import { splitColumns, splitRows } from '../frame.ts';
import { flow } from '../paints.ts';
import { type CameraWay, photoFilmed } from '../photo-filmed.ts';
import { isBeside, tallShare } from '../regions.ts';
import { cropEnd } from './crop-end.ts';
import type { EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

/** The wall's colour up to where the photograph begins, running out into it. */
function blend(full: Rect, begin: number, color: string, angle: number): Layer {
  const at = (share: number): number => begin + (1 - begin) * share;
  const fill = flow(angle, [0, color], [at(0.02), color], [at(0.26), withAlpha(color, 0)]);
  return rectBlock('end-blend', full, fill, { slot: 'decor' });
}

const away: CameraWay = { from: 1.13, to: 1.04, slide: [0.016, -0.016] };

/** The photograph to the frame's edges, its own wall going on behind the words; without one the product cropped. */
export const photoEnd: EndCompose = (kit, options) => {
  const own = kit.product && !kit.product.asset.cutout ? kit.product : undefined;
  const image = options.photo ?? kit.photo ?? own;
  if (!image) return cropEnd(kit, options);
  const { area, full, margin, shape } = kit.frame;
  const beside = isBeside(kit) || shape === 'square';
  const rtl = kit.input.brief.direction === 'rtl';
  const [copy] = beside
    ? splitColumns(area, shape === 'banner' ? 0.56 : 0.46, margin)
    : splitRows(area, shape === 'tall' ? tallShare(kit.frame) : shape === 'tower' ? 0.5 : 0.42);
  const from = beside ? copy.x + copy.width : copy.y + copy.height;
  const photo: Rect = beside
    ? { x: from, y: 0, width: full.width - from, height: full.height }
    : { x: 0, y: from, width: full.width, height: full.height - from };
  // Mirrored creatives do not mirror their pictures: the wall is that of the side which meets the words.
  const wall = image.asset.edges?.[beside ? (rtl ? 'right' : 'left') : 'top'] ?? '#121316';
  const lit = schemeOn(kit.input.brand, wall);
  const begin = from / (beside ? full.width : full.height);
  return {
    ground: { kind: 'solid', color: wall },
    layers: [
      ...photoFilmed(kit, image, photo, {
        id: 'end-photo',
        way: away,
        shade: () => blend(full, begin, wall, beside ? (rtl ? 270 : 90) : 180),
      }),
      endWords(kit, copy, { ...options, scheme: { ...lit, muted: lit.text }, times: 1.16 }),
    ],
  };
};
