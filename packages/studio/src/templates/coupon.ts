import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, dottedLine, ellipseBlock, free, row, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Paper with two bites out of it, and the line along which it is torn off. */
function paper(
  kit: Kit,
  ticket: Rect,
  at: number,
  across: boolean,
  color: string,
  ground: string,
  line: string | undefined,
): (Layer | undefined)[] {
  const bite = Math.min(ticket.width, ticket.height) * 0.09;
  const dot = Math.max(1, bite * 0.12);
  const hole = (id: string, x: number, y: number): Layer =>
    ellipseBlock(id, { x: x - bite / 2, y: y - bite / 2, width: bite, height: bite }, ground, { slot: 'decor' });
  const { x, y, width, height } = ticket;
  return [
    free('ticket', [], { box: ticket, fill: solid(color), radius: bite * (0.2 + kit.roundness * 0.5) }),
    line === undefined
      ? undefined
      : across
        ? dottedLine('tear', { x: x + bite * 0.9, y: at }, width - bite * 1.8, { color: line, thickness: dot })
        : dottedLine('tear', { x: at, y: y + bite * 0.9 }, height - bite * 1.8, {
            color: line,
            thickness: dot,
            upright: true,
          }),
    ...(across
      ? [hole('bite-start', x, at), hole('bite-end', x + width, at)]
      : [hole('bite-start', at, y), hole('bite-end', at, y + height)]),
  ];
}

export const coupon = defineTemplate({
  id: 'coupon',
  kind: 'picture',
  category: 'offer',
  idea: 'A ticket to keep: the offer on the stub, the promise beside it, a line to tear along.',
  slots: ['headline', 'subline', 'badge', 'price', 'cta', 'product'],
  needs: ['offer'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const ground = kit.scheme('accent');
    const card = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene('main', card.ground, stripLayers(kit, { look: 'offer', scheme: card, plate: ground.ground })),
        ],
      };
    const { full, margin } = frame;
    const below = kit.product && isCovered(frame);
    const area = { ...frame.area, height: frame.area.height * (below ? 0.82 : 1) };
    const across = !isBeside(kit);
    // With nothing to tear off there is no stub: the ticket stays whole.
    const whole = !brief.badge && !brief.price && !brief.cta;
    const [main, stub] = across ? splitRows(area, whole ? 1 : 0.68) : splitColumns(area, whole ? 1 : 0.66);
    const at = whole ? (across ? area.y + area.height / 2 : area.x + area.width / 2) : across ? stub.y : stub.x;
    const pad = Math.min(main.width, main.height) * 0.085;
    const over = across && main.height > main.width * 1.25;
    const [left, right] =
      below || !kit.product ? [main, undefined] : over ? splitRows(main, 0.56) : splitColumns(main, 0.58);
    const copy = {
      x: left.x + pad,
      y: left.y + pad,
      width: left.width - pad * (right && !over ? 1.2 : 2),
      height: left.height - pad * (right && over ? 1.2 : 2),
    };
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme: card,
      type: { ...type, headline: type.headline * 1.2 },
      box: copy,
      before: [kit.logo({ scheme: card, height: type.label * 1.5, maxWidth: copy.width * 0.6, priority: 6 })],
      price: false,
      cta: false,
    });
    const offer = brief.badge || brief.price;
    const room = {
      x: stub.x + pad,
      y: stub.y + pad * 0.9,
      width: stub.width - pad * 2,
      height: stub.height - pad * 1.8,
    };
    const small = kit.type(room);
    const broad = across && room.width > room.height * 1.9;
    const shout = broad
      ? Math.min(room.width * 0.17, room.height * 0.82)
      : Math.min(room.width * 0.34, room.height * 0.5);
    const said = offer
      ? textBlock('offer', offer, {
          font: 'heading',
          size: shout,
          minSize: Math.min(shout, frame.floor * 1.2),
          color: card.accentText,
          lineHeight: 1,
          tracking: -0.02,
          balance: true,
          maxLines: 2,
          slot: brief.badge ? 'badge' : 'price',
          ...(broad ? { maxWidth: room.width * 0.52 } : {}),
        })
      : undefined;
    const price = brief.badge ? kit.price({ scheme: card, type: small, size: small.headline * 0.7 }) : undefined;
    const call = kit.cta({
      scheme: card,
      type: { ...small, cta: small.cta * (!broad ? 1.2 : room.height > frame.floor * 7 ? 1.15 : 0.9) },
    });
    const tab = broad
      ? row('stub', [said, column('stub-call', [price, call], { gap: small.gap * 0.7, align: 'end' })], {
          box: room,
          gap: frame.margin * 0.6,
          justify: 'between',
        })
      : column('stub', [said, price, call], { box: room, gap: small.gap * 0.8, align: 'center', justify: 'center' });
    const inside = right && {
      x: right.x + pad * 0.1,
      y: right.y + pad * 0.5,
      // Over the ticket's edge: what breaks out of its frame comes forward.
      width: right.width - (across && !over && kit.product?.asset.cutout ? margin * -0.3 : pad),
      height: right.height - pad * 1.1,
    };
    const media: Rect | undefined = below
      ? {
          x: full.width * 0.18,
          y: area.y + area.height + margin * 0.5,
          width: full.width * 0.64,
          height: full.height * 0.94 - area.y - area.height - margin * 0.5,
        }
      : inside;
    return {
      scenes: [
        kit.scene('main', ground.ground, [
          ...paper(kit, area, at, across, card.ground, ground.ground, whole ? undefined : card.muted),
          ...(media
            ? kit.productIn(over ? overTheEdge(kit, media) : media, { anchor: { x: 0.5, y: below ? 1 : 0.6 } })
            : []),
          words,
          whole ? undefined : tab,
        ]),
      ],
    };
  },
});
