import { apart } from '../../../brand/clear-of.ts';
import type { Scheme, SchemeName } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Paint } from '../../../creative/paint.ts';
import type { AdImage } from '../../../template-input.ts';
import type { Kit } from '../kit.ts';

type Names = readonly [SchemeName, ...SchemeName[]];

export type EndOptions = {
  readonly scheme: Scheme;
  /** The second colour, of a disc, a half, a ticket, a counter: the first that suits the product. */
  readonly panel?: Names;
  readonly font?: 'heading' | 'accent';
  readonly weight?: number;
  readonly badge?: boolean;
  readonly stars?: boolean;
  /** Which photograph it shows, where it shows one. */ readonly photo?: AdImage;
  /** What a wall of type is made of. */ readonly says?: 'name' | 'price';
};

/** How a film ends: layers, and a ground where it is not the scheme's. */
export type EndCompose = (
  kit: Kit,
  options: EndOptions,
) => { readonly ground?: Paint; readonly layers: readonly (Layer | undefined)[] };

/** A colour beside the scheme's in which the product does not drown. */
export function panelOf(kit: Kit, { scheme, panel }: EndOptions, otherwise: Names): Scheme {
  const [first, ...rest] = (panel ?? otherwise).filter((name) => apart(kit.scheme(name).ground, scheme.ground) > 0.1);
  return first ? kit.clearScheme([first, ...rest]) : kit.scheme(otherwise[0]);
}
