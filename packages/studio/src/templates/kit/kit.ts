import { logoFor } from '../../brand/brand-kit.ts';
import { apart, clear, clearOf } from '../../brand/clear-of.ts';
import { schemeOf, type Scheme, type SchemeName } from '../../brand/scheme.ts';
import type { Scene } from '../../creative/creative.ts';
import type { GroupLayer, Layer } from '../../creative/layer.ts';
import type { Transition } from '../../creative/motion.ts';
import { type Color, solid, type Paint } from '../../creative/paint.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { AdImage, TemplateInput } from '../../template-input.ts';
import { button, row, textBlock, type Moves } from './blocks.ts';
import { frameOf, scaleFor, type Frame, type TypeScale } from './frame.ts';
import { productLayers } from './product-layers.ts';

export type CopyOptions = { readonly scheme: Scheme; readonly type: TypeScale } & Moves & {
    readonly align?: 'start' | 'center';
    readonly priority?: number;
    readonly maxLines?: number;
  };

/** Everything a template works with. The `undefined` of a block whose words the brief lacks is skipped by stacks. */
export type Kit = {
  readonly input: TemplateInput;
  readonly frame: Frame;
  readonly roundness: number;
  scheme(name: SchemeName): Scheme;
  /** The first of these on whose ground the product stands out. */
  clearScheme(names: readonly [SchemeName, ...SchemeName[]]): Scheme;
  /** A colour for what the product stands before: lighter or darker where the product would drown in it. */
  behind(color: Color, around?: Color): Color;
  type(region: Rect): TypeScale;
  /** The best picture of the product, and the first scene it is used in. */
  readonly product: AdImage | undefined;
  readonly photo: AdImage | undefined;
  /** Words beside the product rather than above it: in wide frames, and in square ones if the product is upright. */
  readonly sideBySide: boolean;
  headline(
    options: CopyOptions & {
      readonly weight?: number;
      readonly font?: 'heading' | 'accent';
      readonly caps?: boolean;
      readonly lineHeight?: number;
      readonly tracking?: number;
      readonly id?: string;
      readonly text?: string;
    },
  ): Layer;
  subline(options: CopyOptions & { readonly id?: string }): Layer | undefined;
  cta(options: CopyOptions & { readonly id?: string; readonly maxWidth?: number }): GroupLayer | undefined;
  /** Set in the headline's face: another one beside it looks like a mistake. */
  price(
    options: CopyOptions & {
      readonly id?: string;
      readonly size?: number;
      readonly font?: 'heading' | 'accent';
      readonly weight?: number;
    },
  ): GroupLayer | undefined;
  /** The logo, or the brand's name set as a word mark. */
  logo(
    options: {
      readonly scheme: Scheme;
      readonly height: number;
      readonly maxWidth: number;
      readonly id?: string;
      readonly priority?: number;
    } & Moves,
  ): Layer | undefined;
  /** The product as large as a region allows, standing on its lower edge or in its middle. */
  productIn(
    region: Rect,
    options?: { readonly id?: string; readonly anchor?: { x: number; y: number }; readonly radius?: number } & Moves,
  ): Layer[];
  scene(
    id: string,
    ground: string | Paint,
    layers: readonly (Layer | undefined)[],
    options?: { readonly duration?: number; readonly transition?: Transition },
  ): Scene;
};

const priceWeight = 650;

export function createKit(input: TemplateInput): Kit {
  const { brief, brand, product } = input;
  const frame = frameOf(input);
  const roundness = brand.roundness ?? 0.5;
  const own = product.images[0]?.asset.colour;
  const min = (size: number, share: number): number => Math.min(size, Math.max(frame.floor, size * share));
  const moves = ({ motion, time, priority }: CopyOptions): Moves & { priority?: number } => ({
    ...(motion ? { motion } : {}),
    ...(time ? { time } : {}),
    ...(priority === undefined ? {} : { priority }),
  });

  return {
    input,
    frame,
    roundness,
    product: product.images[0],
    photo: product.photos?.[0],
    sideBySide: isSideBySide(frame.shape, product.images[0]),
    scheme: (name) => schemeOf(brand, name),
    clearScheme: (names) => {
      const free = names.find((name) => own === undefined || apart(schemeOf(brand, name).ground, own) >= clear);
      return schemeOf(brand, free ?? names[0]);
    },
    behind: (color, around) => (own === undefined ? color : clearOf(color, own, around)),
    type: (region) => scaleFor(region, frame.floor),
    headline: (options) =>
      textBlock(options.id ?? 'headline', options.text ?? brief.headline, {
        font: options.font ?? 'heading',
        ...(options.weight ? { weight: options.weight } : {}),
        size: options.type.headline,
        minSize: min(options.type.headline, 0.34),
        color: options.scheme.text,
        lineHeight: options.lineHeight ?? 1.04,
        tracking: options.tracking ?? -0.015,
        balance: true,
        maxLines: options.maxLines ?? 5,
        ...(options.caps ? { caps: true } : {}),
        ...(options.align ? { align: options.align } : {}),
        slot: 'headline',
        ...moves(options),
      }),
    subline: (options) =>
      brief.subline
        ? textBlock(options.id ?? 'subline', brief.subline, {
            size: options.type.subline,
            minSize: min(options.type.subline, 0.68),
            color: options.scheme.muted,
            lineHeight: 1.32,
            maxLines: options.maxLines ?? 4,
            balance: true,
            slot: 'subline',
            ...(options.align ? { align: options.align } : {}),
            ...moves({ priority: 4, ...options }),
          })
        : undefined,
    cta: (options) =>
      brief.cta
        ? button(options.id ?? 'cta', brief.cta, {
            size: options.type.cta,
            floor: frame.floor,
            scheme: options.scheme,
            roundness,
            ...(options.maxWidth ? { maxWidth: options.maxWidth } : {}),
            ...moves(options),
          })
        : undefined,
    price: (options) => {
      if (!brief.price) return undefined;
      const id = options.id ?? 'price';
      const size = options.size ?? options.type.headline * 0.62;
      const now = textBlock(`${id}-now`, brief.price, {
        font: options.font ?? 'heading',
        // The heaviest cuts close the loops of small figures, which then look struck out.
        weight: Math.min(options.weight ?? priceWeight, priceWeight),
        size,
        minSize: min(size, 0.6),
        color: options.scheme.text,
        maxLines: 1,
        lineHeight: 1.1,
        slot: 'price',
      });
      const once = Math.max(size * 0.58, Math.min(frame.floor, size));
      const before = brief.oldPrice
        ? textBlock(`${id}-before`, brief.oldPrice, {
            size: once,
            minSize: min(once, 0.7),
            color: options.scheme.muted,
            maxLines: 1,
            decoration: 'strike',
            slot: 'old-price',
            priority: 6,
          })
        : undefined;
      return row(id, [now, before], { gap: size * 0.35, align: 'center', ...moves({ priority: 3, ...options }) });
    },
    logo: (options) => {
      const asset = logoFor(brand, options.scheme.ground);
      const picture = input.logos?.find((logo) => logo.id === asset);
      const id = options.id ?? 'logo';
      const { motion, time, priority = 5 } = options;
      const rest = { priority, ...(motion ? { motion } : {}), ...(time ? { time } : {}) };
      if (picture) {
        const ratio = (picture.asset.width ?? 3) / (picture.asset.height ?? 1);
        const width = Math.min(options.maxWidth, options.height * ratio);
        return {
          kind: 'image',
          id,
          slot: 'logo',
          asset: picture.id,
          fit: 'contain',
          anchor: { x: 0, y: 0.5 },
          size: { width, height: width / ratio },
          ...rest,
        };
      }
      if (!brand.name) return undefined;
      const size = Math.max(frame.floor, options.height * 0.8);
      return textBlock(id, brand.name, {
        font: 'heading',
        size,
        minSize: min(size, 0.6),
        color: options.scheme.text,
        maxLines: 1,
        tracking: -0.01,
        maxWidth: options.maxWidth,
        slot: 'brand-name',
        ...rest,
      });
    },
    productIn: (region, options = {}) => productLayers(product.images[0], region, options),
    scene: (id, ground, layers, options = {}) => ({
      id,
      duration: options.duration ?? 1,
      background: typeof ground === 'string' ? solid(ground) : ground,
      layers: layers.filter((layer) => layer !== undefined),
      ...(options.transition ? { transition: options.transition } : {}),
    }),
  };
}

function isSideBySide(shape: Frame['shape'], image: AdImage | undefined): boolean {
  if (shape === 'wide' || shape === 'banner' || shape === 'strip') return true;
  const { width = 1, height = 1, cutout } = image?.asset ?? {};
  return shape === 'square' && height / width > (cutout ? 1.3 : 0.95);
}
