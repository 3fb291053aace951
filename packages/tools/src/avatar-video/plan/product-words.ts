import type { AvatarVideoInput, ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { schemeOf } from '@adwright/studio/brand/scheme.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { boxOf, column, textBlock } from '@adwright/studio/templates/kit/blocks.ts';
import type { Rect } from './product-layout.ts';

type Words = Pick<ShownProduct, 'title' | 'price' | 'cta'>;

/** What is written about the product; the brand says what to do where the person has not. */
export function shownProduct({ product, brand }: AvatarVideoInput): ShownProduct | null {
  return product && { ...product, cta: product.cta || (brand?.cta ?? '') };
}

export function isWordless({ title, price, cta }: Words): boolean {
  return [title, price, cta].every((text) => text === '');
}

/** Of a size in em: as wide as a bold letter mostly is. */
const letter = 0.66;

/**
 * The smallest size: some share of the one wished for, or what a long word needs. An address cut short leads nowhere,
 * and German names are one word.
 */
function leastSize(text: string, size: number, width: number): number {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => word.length));
  return Math.min(size * 0.5, Math.max(10, width / (longest * letter)));
}

/** A short name is set as a headline, a long one as a text. */
function titleSize(title: string, most: number): number {
  return most * Math.min(1, Math.max(0.42, Math.sqrt(16 / Math.max(1, title.length))));
}

type Set = {
  readonly unit: number;
  readonly brand: Brand;
  readonly align: 'start' | 'center';
  /** Over a photograph, where they need a ground of their own. */
  readonly onCard?: boolean;
};

/** Name, price and what to do, as large as the box has room; shrunk, never cut. */
export function wordsOf({ title, price, cta }: Words, box: Rect, { unit, brand, align, onCard = false }: Set): Layer {
  const { ground, text: color, accent, onAccent } = schemeOf(brand, 'paper');
  const pad = onCard ? unit * 0.034 : 0;
  const width = box.width - pad * 2;
  const most = unit * (align === 'start' ? (onCard ? 0.07 : 0.084) : 0.064);
  const heading = (id: string, text: string, size: number, style: Partial<Parameters<typeof textBlock>[2]>) =>
    text === ''
      ? undefined
      : textBlock(id, text, {
          font: 'heading',
          size,
          minSize: leastSize(text, size, width),
          color,
          align,
          lineHeight: 1.12,
          ...style,
        });
  const said = [
    heading('title', title, titleSize(title, most), { maxLines: 7, balance: true, slot: 'headline' }),
    heading('price', price, most * 1.15, {
      weight: 700,
      maxLines: 2,
      oneLine: true,
      slot: 'price',
      motion: [{ phase: 'in', effect: 'pop', delay: 0.1 }],
    }),
    cta === '' ? undefined : callToAction(cta, width, { size: most * 0.52, ground: accent, color: onAccent }),
  ];
  const gap = unit * 0.022;
  const whole = { box: boxOf(box), justify: 'center', align } as const;
  if (!onCard) return column('words', said, { ...whole, gap });
  const card = { fill: solid(ground), radius: unit * 0.035, padding: pad, size: { width: 'fill' } } as const;
  return column('words', [column('words-card', said, { ...card, gap, align })], whole);
}

/** As wide as the column, so that a whole line with an address has room on it; a second line before it is made tiny. */
function callToAction(
  text: string,
  width: number,
  { size, ground, color }: { readonly size: number; readonly ground: string; readonly color: string },
): Layer {
  const pad = size * 0.5;
  const room = width - pad * 2;
  return column(
    'cta',
    [
      textBlock('cta-text', text, {
        size,
        minSize: Math.min(size * 0.66, leastSize(text, size * 1.32, room)),
        color,
        weight: 700,
        align: 'center',
        lineHeight: 1.15,
        maxLines: 3,
        oneLine: true,
        slot: 'cta',
      }),
    ],
    {
      padding: [pad, size * 0.55],
      align: 'center',
      justify: 'center',
      fill: solid(ground),
      radius: size * 0.6,
      size: { width: 'fill' },
      // On the cover, which is the frame at three quarters of a second, it is there.
      motion: [{ phase: 'in', effect: 'rise', delay: 0.2, duration: 0.4 }],
    },
  );
}
