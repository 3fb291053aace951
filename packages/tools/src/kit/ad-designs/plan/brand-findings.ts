import type { ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { wordIn } from '@adwright/contract/brand-kit/brand-words.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { oklchOf } from '@adwright/studio/brand/oklch.ts';
import type { DisplayList, NodePaint } from '@adwright/studio/layout/display-list.ts';

/** Tints and shades of a brand's colour are the brand's; another hue is not. */
const nearDegrees = 25;

function hueOf(color: string): number | null {
  const { l, c, h } = oklchOf(color);
  return c > 0.06 && l > 0.2 && l < 0.96 ? h : null;
}

function turnBetween(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** What somebody chose: words and areas. Stars are gold for everybody, and photos have colours of their own. */
function colorOf(paint: NodePaint): string | null {
  if (paint.kind === 'text' || paint.kind === 'count') return paint.face.color;
  return paint.kind === 'shape' && paint.fill?.kind === 'solid' ? paint.fill.color : null;
}

function offBrandColors(paints: readonly NodePaint[], colors: readonly string[]): string[] {
  if (colors.length === 0) return [];
  const own = colors.flatMap((color) => hueOf(color) ?? []);
  const used = new Set(paints.flatMap((paint) => colorOf(paint)?.slice(0, 7) ?? []));
  return [...used].filter((color) => {
    const hue = hueOf(color);
    return hue !== null && !own.some((one) => turnBetween(one, hue) <= nearDegrees);
  });
}

function offBrandFamilies(paints: readonly NodePaint[], { type, fonts }: BrandRules): string[] {
  const pair = fonts ?? fontPairs.find(({ id }) => id === type);
  if (!pair) return [];
  const used = paints.flatMap((paint) =>
    paint.kind === 'text' || paint.kind === 'count' ? (paint.face.font.families[0] ?? []) : [],
  );
  // Another script is set in another family, whatever the brand has.
  return [...new Set(used)].filter((family) => family !== pair.heading && family !== pair.body && isLatin(family));
}

const latin: ReadonlySet<string> = new Set(fontPairs.flatMap(({ heading, body }) => [heading, body]));

function isLatin(family: string): boolean {
  return latin.has(family);
}

function textsOf(paints: readonly NodePaint[]): string[] {
  return paints.flatMap((paint) => {
    if (paint.kind === 'text') return [paint.lines.map(({ text }) => text).join(' ')];
    // A word to avoid may be two, and stand on two pages.
    if (paint.kind === 'captions') return [paint.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')];
    return [];
  });
}

export type BrandFinding = ImageAdFinding & { readonly kind: 'off_brand_color' | 'off_brand_type' | 'avoided_word' };

function warn(kind: BrandFinding['kind'], subjects: readonly string[]): BrandFinding[] {
  return subjects.slice(0, 2).map((subject) => ({ kind, level: 'warning', subject, value: null, limit: null }));
}

/** The same of words that nobody draws. */
export function avoidedIn(texts: readonly string[], { avoid }: Pick<BrandRules, 'avoid'>): BrandFinding[] {
  return warn('avoided_word', [...new Set(texts.flatMap((text) => wordIn(text, avoid) ?? []))]);
}

/** Where an ad leaves its brand: worth a look, and never refused. */
export function brandFindings(list: DisplayList, brand: BrandRules | null | undefined): BrandFinding[] {
  if (!brand) return [];
  const nodes = [...list.scenes.flatMap((scene) => scene.nodes), ...list.overlay];
  // The rooms and weather of a film are painted; what is chosen in it are its words.
  const paints = nodes.map(({ paint }) => paint).filter(({ kind }) => list.kind !== 'video' || kind !== 'shape');
  return [
    ...warn('off_brand_color', offBrandColors(paints, brand.colors)),
    ...warn('off_brand_type', offBrandFamilies(paints, brand)),
    ...avoidedIn(textsOf(paints), brand),
  ];
}
