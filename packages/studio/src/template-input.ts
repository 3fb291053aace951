import type { Brand } from './creative/brand.ts';
import type { AssetRef, AudioClip } from './creative/creative.ts';
import type { PlaceRows } from './creative/motion.ts';
import type { Placement } from './placements.ts';

/** A spoken text with the time of each word, for captions. Seconds of the whole video. */
export type SpokenWord = { readonly text: string; readonly start: number; readonly end: number };

/** The words of an ad, in one language. Only the headline is always there. */
export type AdBrief = {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly headline: string;
  readonly subline?: string;
  readonly cta?: string;
  /** A short shout: "−25 %", "New". */
  readonly badge?: string;
  readonly price?: string;
  readonly oldPrice?: string;
  readonly points?: readonly string[];
  readonly quote?: { readonly text: string; readonly author: string };
  readonly rating?: { readonly value: number; readonly max: number; readonly label: string };
  readonly comparison?: {
    readonly us: string;
    readonly them: string;
    readonly rows: readonly { readonly text: string; readonly us: boolean; readonly them: boolean }[];
  };
  readonly spoken?: readonly SpokenWord[];
  /** Seconds left, for countdowns. */
  readonly endsIn?: number;
};

export type AdImage = {
  readonly id: string;
  readonly asset: AssetRef;
  /** What is left of a photograph in a place when its subject is taken away: a film's camera moves through that. */
  readonly place?: PhotoPlace;
};

/** A place with the subject's shadow and reflection but without it, framed as the photograph. */
export type PhotoPlace = {
  readonly ground: AssetRef;
  /** What its camera knew of the plane that things stand on, as shares of the photograph. */
  readonly plane: PlaceRows;
  /** The place before its light comes on, and the dark that lies on the subject until then, framed as its cut-out. */
  readonly light?: { readonly dim: AssetRef; readonly dusk: AssetRef };
};

export type AdProduct = {
  readonly name: string;
  /** The product itself, best first. */ readonly images: readonly AdImage[];
  /** Scenes it is used in. */ readonly photos?: readonly AdImage[];
};

export type TemplateInput = {
  readonly brief: AdBrief;
  readonly product: AdProduct;
  readonly brand: Brand;
  /** The pictures behind `brand.logo` and `brand.logoOnDark`. */
  readonly logos?: readonly AdImage[];
  readonly placement: Pick<Placement, 'id' | 'width' | 'height' | 'safe'>;
  readonly audio?: { readonly clips: readonly AudioClip[]; readonly assets: Readonly<Record<string, AssetRef>> };
};
