import type { ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { schemeOf } from '@adwright/studio/brand/scheme.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { boxOf, column, textBlock } from '@adwright/studio/templates/kit/blocks.ts';
import type { Standing } from '../../kit/avatar/plan/frame-person.ts';
import type { Frame } from '../../kit/film/plan/ratios.ts';

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** How the film names the product's picture. */
export const productSource = 'film:product';

type Layout = {
  readonly standing: Standing;
  /** What the product and its words stand on. */
  readonly card: Rect;
  /** From here down the card is the front of a counter that the product stands on; null where it stands on the card. */
  readonly counter: number | null;
  readonly picture: Rect;
  readonly words: Rect;
  /** Captions end here, and keep to these columns. */
  readonly captions: { readonly foot: number; readonly x: number; readonly width: number };
};

/**
 * Upright, the product stands at the presenter's foot; else beside them, where the language's lines end. Layers of films
 * that are read from the right are mirrored when they are laid out; the presenter has to step aside by themselves.
 */
export function layoutOf(frame: Frame, rtl: boolean): Layout {
  const layout = frame.height > frame.width * 1.1 ? atFoot(frame) : beside(frame);
  const { side, foot } = layout.standing;
  return rtl ? { ...layout, standing: { side: 1 - side, foot } } : layout;
}

function atFoot({ width, height, safe }: Frame): Layout {
  const end = height - Math.max(safe.bottom, height * 0.05);
  const top = Math.min(end - height * 0.14, height * 0.68);
  const margin = Math.max(safe.left, width * 0.06);
  const right = width - Math.max(safe.right, width * 0.06);
  const pop = width * 0.11;
  // Platforms write over the foot of an upright film: a counter in the brand's color fills it, and carries their words
  // better than paper would. The product stands on its edge, most of it above what they write.
  const isWrittenOver = safe.bottom > height * 0.2;
  const counter = isWrittenOver ? end + height * 0.075 : null;
  const across = (right - margin) * (isWrittenOver ? 0.54 : 0.4);
  const foot = counter === null ? end : counter + height * 0.022;
  const picture = { x: margin, y: top - pop, width: across, height: foot - top + pop };
  const words = { x: margin + across + width * 0.035, y: top + width * 0.03, height: end - top - width * 0.03 };
  return {
    standing: { side: 0.5, foot: top + height * 0.04 },
    card: { x: 0, y: top, width, height: height - top },
    counter,
    picture,
    words: { ...words, width: right - words.x },
    captions: { foot: top - pop - width * 0.01, x: margin, width: right - margin },
  };
}

function beside({ width, height }: Frame): Layout {
  const margin = height * 0.06;
  const across = width * (width > height * 1.3 ? 0.4 : 0.42);
  const x = width - margin - across;
  const card = { x, y: margin, width: across, height: height - margin * 2 };
  const pad = height * 0.04;
  const half = card.height * 0.58;
  const free = width - across - margin;
  return {
    standing: { side: free / 2 / width, foot: height },
    card,
    counter: null,
    picture: { x: x + pad, y: margin + pad, width: across - pad * 2, height: half - pad },
    words: {
      x: x + pad,
      y: margin + half + pad * 0.4,
      width: across - pad * 2,
      height: card.height - half - pad * 1.4,
    },
    captions: { foot: height * 0.95, x: margin, width: free - margin * 2 },
  };
}

type Front = { readonly layers: readonly Layer[]; readonly assets: Creative['assets'] };

/** The product, its name, its price and what to do, in front of whoever speaks about it. */
export function productFront(
  product: ShownProduct,
  size: Size,
  layout: Layout,
  { frame, brand }: { readonly frame: Frame; readonly brand: Brand },
): Front {
  const { card, counter, picture, words } = layout;
  const foot = card.width === frame.width;
  const unit = Math.min(frame.width, frame.height);
  const paper = schemeOf(brand, 'paper');
  const ground: Layer = {
    kind: 'shape',
    id: 'card',
    box: boxOf(card),
    shape: { kind: 'rect', ...(!foot && { radius: unit * 0.035 }) },
    fill: solid(paper.ground),
  };
  // There from the first frame, which feeds show before they play: an empty card with a shadow would sell nothing.
  const shown: Layer = {
    kind: 'image',
    id: 'product',
    slot: 'product',
    box: boxOf(picture),
    asset: 'product',
    fit: 'contain',
    anchor: { x: 0.5, y: 1 },
  };
  const below = counter === null ? [] : counterOf(counter, { card, product: standing(picture, size), brand });
  return {
    layers: [ground, ...below, shown, wordsOf(product, words, { unit, brand, foot })],
    assets: { product: { kind: 'image', src: productSource, ...size } },
  };
}

/** Where a picture that stands on the foot of its box really is. */
function standing({ x, y, width, height }: Rect, size: Size): Rect {
  const scale = Math.min(width / size.width, height / size.height);
  const [across, down] = [size.width * scale, size.height * scale];
  return { x: x + (width - across) / 2, y: y + height - down, width: across, height: down };
}

/** The front of the counter, and the shadow of what stands on it. */
function counterOf(
  top: number,
  { card, product, brand }: { readonly card: Rect; readonly product: Rect; readonly brand: Brand },
): Layer[] {
  const height = Math.max(24, product.width * 0.16);
  const [width, foot] = [product.width * 1.16, product.y + product.height];
  return [
    {
      kind: 'shape',
      id: 'counter',
      box: boxOf({ ...card, y: top, height: card.y + card.height - top }),
      shape: { kind: 'rect' },
      fill: solid(schemeOf(brand, 'accent').ground),
    },
    {
      kind: 'shape',
      id: 'shadow',
      box: boxOf({ x: product.x - (width - product.width) / 2, y: foot - height * 0.62, width, height }),
      shape: { kind: 'ellipse' },
      fill: {
        kind: 'radial',
        x: 0.5,
        y: 0.5,
        radius: 0.5,
        stops: [
          { at: 0, color: '#00000066' },
          { at: 0.6, color: '#0000003d' },
          { at: 1, color: '#00000000' },
        ],
      },
    },
  ];
}

function wordsOf(
  { title, price, cta }: ShownProduct,
  box: Rect,
  { unit, brand, foot }: { unit: number; brand: Brand; foot: boolean },
): Layer {
  const paper = schemeOf(brand, 'paper');
  const accent = schemeOf(brand, 'accent');
  const align = foot ? 'start' : 'center';
  const block = (id: string, text: string, style: Parameters<typeof textBlock>[2]) =>
    text === '' ? undefined : textBlock(id, text, { align, ...style });
  const size = unit * (foot ? 0.06 : 0.05);
  // The name alone has the room of all three.
  const maxLines = 2 + (price === '' ? 1 : 0) + (cta === '' ? 2 : 0);
  return column(
    'words',
    [
      block('title', title, {
        font: 'heading',
        size,
        minSize: size * 0.55,
        color: paper.text,
        maxLines,
        lineHeight: 1.15,
        slot: 'headline',
      }),
      block('price', price, {
        font: 'heading',
        weight: 700,
        size: size * 1.2,
        minSize: size * 0.7,
        color: paper.text,
        maxLines: 1,
        slot: 'price',
        motion: [{ phase: 'in', effect: 'pop', delay: 0.7 }],
      }),
      block('cta', cta, {
        size: size * 0.68,
        weight: 650,
        color: accent.text,
        maxLines: 1,
        plate: { color: accent.ground, padding: 0.5, radius: 1 },
        slot: 'cta',
        motion: [{ phase: 'in', effect: 'rise', delay: 1.1, duration: 0.5 }],
      }),
    ],
    { box: boxOf(box), gap: unit * 0.018, justify: 'center', align },
  );
}
