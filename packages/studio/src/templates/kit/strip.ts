import type { Layer } from '../../creative/layer.ts';
import type { Kit } from './kit.ts';
import { bookendStrip } from './strips/bookend-strip.ts';
import { cardStrip } from './strips/card-strip.ts';
import { offerStrip } from './strips/offer-strip.ts';
import { rowStrip } from './strips/row-strip.ts';
import { splitStrip } from './strips/split-strip.ts';
import type { StripCompose, StripOptions } from './strips/strip-compose.ts';

const compositions = {
  bookend: bookendStrip,
  card: cardStrip,
  offer: offerStrip,
  row: rowStrip,
  split: splitStrip,
} satisfies Record<string, StripCompose>;

export type StripLook = keyof typeof compositions;

/** One line high (320×50, 300×60, 728×90): few things fit, in the order that carries the template's idea. */
export function stripLayers(kit: Kit, options: StripOptions & { readonly look?: StripLook }): Layer[] {
  return compositions[options.look ?? 'row'](kit, options).filter((layer) => layer !== undefined);
}
