import type { Layer } from '../../../creative/layer.ts';
import { boxOf, column, ellipseBlock, row } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { isLow, plateColor, type StripCompose, type StripOptions } from './strip-compose.ts';
import { callRow, stripCall, stripHeadline, widthInEms } from './strip-words.ts';

/** The product at the end, larger than the strip is high: a detail of it, before a disc that is cut as well. */
function detail(kit: Kit, options: StripOptions, last: number): Layer[] {
  const { width, height } = kit.frame;
  const image = kit.product;
  if (!image) return [];
  const room = { x: width - last, y: 0, width: last, height };
  if (!image.asset.cutout)
    return [{ kind: 'image', id: 'product', slot: 'product', asset: image.id, fit: 'cover', box: boxOf(room) }];
  const { width: w = 1, height: h = 1 } = image.asset;
  // What is broader than high would lose its ends, what is upright shows its middle.
  const times = h > w * 1.25 ? 1.95 : 1.5;
  const scale = Math.min((height * times) / h, (last * 0.98) / w);
  const box = {
    x: room.x + (last - w * scale) * 0.45,
    y: (height - h * scale) * (h > w * 1.25 ? 0.52 : 0.5),
    width: w * scale,
    height: h * scale,
  };
  const disc = last * 1.2;
  return [
    ellipseBlock(
      'disc',
      { x: room.x + last * 0.08, y: height * 0.62 - disc / 2, width: disc, height: disc },
      plateColor(kit, options.plate ?? options.scheme.soft),
      { slot: 'decor' },
    ),
    {
      kind: 'image',
      id: 'product',
      slot: 'product',
      asset: image.id,
      fit: 'contain',
      box: boxOf(box),
      rotate: h > w * 1.25 ? 12 : -6,
    },
  ];
}

/** Type first and large; the product closes the line, cut by both edges. */
export const bookendStrip: StripCompose = (kit, options) => {
  const { frame } = kit;
  const { height, width, margin, area } = frame;
  const low = isLow(frame);
  const last = kit.product ? height * (low ? 1.02 : 1.9) : 0;
  const start = Math.max(area.x, margin * 1.6);
  const room = { x: start, y: height * 0.07, width: width - last - start - margin, height: height * 0.86 };
  const stacked = height >= 80;
  const size = low ? height * 0.24 : height * (stacked ? 0.42 : 0.36);
  // Words that one line would make small take two.
  const alone = stacked && !low && widthInEms(kit.input.brief.headline) * height * 0.24 < room.width;
  const headline = stripHeadline(kit, options, { size, maxLines: alone ? 1 : 2 });
  const words = stacked
    ? column(
        'line',
        [
          headline,
          callRow(kit, options, {
            size: height * (low ? 0.13 : 0.15),
            price: height * (low ? 0.17 : 0.24),
            room: room.width,
          }),
        ],
        {
          box: room,
          gap: height * 0.07,
          justify: 'center',
        },
      )
    : row(
        'line',
        [
          column('copy', [headline], { size: { width: 'fill', minWidth: width * 0.24 } }),
          stripCall(kit, options.scheme, { maxWidth: width * 0.34 }),
        ],
        {
          box: room,
          gap: margin * 1.2,
        },
      );
  return [...detail(kit, options, last), words];
};
