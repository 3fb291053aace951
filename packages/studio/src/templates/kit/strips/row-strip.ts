import { column, row } from '../blocks.ts';
import { isLow, shownIn, type StripCompose } from './strip-compose.ts';
import { callRow, callSize, stripCall, stripHeadline, stripPrice, stripSubline } from './strip-words.ts';

/** The product at the start, the headline, the call at the end. */
export const rowStrip: StripCompose = (kit, options) => {
  const { frame } = kit;
  const { height, width, margin } = frame;
  const low = isLow(frame);
  const wide = width / height > 6.2;
  const plate = kit.product ? height * (wide ? 1.25 : 1) : 0;
  const air = height * 0.1;
  const room = { x: plate + margin, y: air, width: width - plate - margin * 2, height: height - air * 2 };
  const size = low ? height * 0.2 : Math.min(height * 0.36, Math.max(frame.floor * 1.3, width * 0.045));
  const headline = stripHeadline(kit, options, { size });
  const subline = stripSubline(kit, { size: size * 0.5, color: options.scheme.muted, room: width * 0.42 });
  const line = low
    ? column(
        'line',
        [headline, callRow(kit, options, { size: callSize(kit), price: height * 0.17, room: room.width })],
        {
          box: room,
          gap: height * 0.06,
          justify: 'center',
        },
      )
    : row(
        'line',
        [
          column('copy', [headline, subline], {
            size: { width: 'fill', minWidth: width * 0.22 },
            gap: height * 0.05,
            justify: 'center',
          }),
          wide ? stripPrice(kit, options, height * 0.28) : undefined,
          stripCall(kit, options.scheme, { maxWidth: width * 0.36 }),
        ],
        { box: room, gap: margin * 1.4 },
      );
  return [...shownIn(kit, { x: 0, y: 0, width: plate, height }, options.plate), line];
};
