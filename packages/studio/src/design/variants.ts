import { fontPairs } from '../brand/fonts.ts';
import type { Brand } from '../creative/brand.ts';
import type { DisplayList } from '../layout/display-list.ts';
import type { Template } from '../template.ts';
import type { AdBrief, AdImage, AdProduct } from '../template-input.ts';
import type { AdDesign } from './design.ts';
import type { PaletteChoice } from './palette-choices.ts';
import type { DesignScore } from './score-design.ts';
import { unmetNeeds } from './template-needs.ts';

export type FontPairId = (typeof fontPairs)[number]['id'];

/** Everything a wall is mixed from. */
export type VariantSource = {
  readonly templates: readonly Template[];
  /** The best words first. */
  readonly copies: readonly AdBrief[];
  readonly palettes: readonly PaletteChoice[];
  readonly fonts: readonly (FontPairId | Pick<Brand['fonts'], 'heading' | 'body'>)[];
  readonly roundness: readonly number[];
  readonly product: AdProduct;
  readonly brand: { readonly name: string; readonly logo?: string; readonly logos?: readonly AdImage[] };
  /** How well a category and a template suit what the ad is for. */
  bias(template: Template): number;
};

export type Candidate = {
  readonly template: Template;
  readonly palette: PaletteChoice;
  readonly copy: number;
  readonly design: AdDesign;
  readonly bias: number;
};

/** Numbers below a limit, the same ones for the same seed. */
export type Dice = { below(limit: number): number };

/** How many mixes of each idea are tried; more only where there are few ideas. */
function triesFor(templates: number, count: number): number {
  return Math.max(3, Math.ceil((count * 3) / Math.max(1, templates)));
}

/** Mixes of template, words, palette and type. Ideas whose needs no copy meets are left out. */
export function mixCandidates(source: VariantSource, count: number, dice: Dice): Candidate[] {
  const usable = source.templates
    .map((template) => ({
      template,
      copies: source.copies.flatMap((brief, index) =>
        unmetNeeds(template, { brief, product: source.product }).length === 0 ? [index] : [],
      ),
    }))
    .filter(({ copies }) => copies.length > 0);
  const tries = triesFor(usable.length, count);
  return usable.flatMap(({ template, copies }, place) => {
    const order = paletteOrder(source.palettes, dice);
    return Array.from({ length: Math.min(tries, order.length * copies.length) }, (_, index) => {
      const round = Math.floor(index / order.length);
      const copy = copies[(place + index * 3 + round + dice.below(2)) % copies.length] ?? 0;
      return candidateOf(source, template, order[index % order.length], copy, place + index);
    }).filter((candidate) => candidate !== undefined);
  });
}

/** The product's own palettes are tried by every idea, the others in turn. */
function paletteOrder(palettes: readonly PaletteChoice[], dice: Dice): PaletteChoice[] {
  const own = palettes.slice(0, 2);
  const others = palettes.slice(2);
  const start = dice.below(Math.max(1, others.length));
  return [...own, ...others.slice(start), ...others.slice(0, start)];
}

/** Another photograph first, so that several are seen on one wall. */
function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function candidateOf(
  source: VariantSource,
  template: Template,
  palette: PaletteChoice | undefined,
  copy: number,
  turn: number,
): Candidate | undefined {
  const brief = source.copies[copy];
  if (!palette || !brief) return undefined;
  const wished = source.fonts[turn % source.fonts.length];
  const pair = typeof wished === 'object' ? wished : (fontPairs.find(({ id }) => id === wished) ?? fontPairs[0]);
  const { name, logo, logos } = source.brand;
  return {
    template,
    palette,
    copy,
    bias: source.bias(template) + palette.affinity - copy * 0.4,
    design: {
      version: 1,
      base: { kind: 'template', template: template.id },
      brief,
      product: {
        ...source.product,
        images: [...source.product.images],
        photos: turned(source.product.photos ?? [], turn),
      },
      brand: {
        name,
        colors: { ...palette.colors },
        fonts: { heading: pair.heading, body: pair.body },
        roundness: source.roundness[turn % source.roundness.length] ?? 0.5,
        ...(logo === undefined ? {} : { logo }),
      },
      ...(logos && logos.length > 0 ? { logos: [...logos] } : {}),
      patches: [],
    },
  };
}

export type Judged = Candidate & { readonly score: DesignScore; readonly list?: DisplayList };

/** Below this something is wrong with a picture: it is shown only where there is nothing better. */
const decent = 42;

/** How often each part has been used by what is chosen already. */
function createTally<Item extends Judged>() {
  const times = new Map<string, number>();
  const keysOf = ({ template, palette, copy }: Item): string[] => [
    `idea ${template.id}`,
    `palette ${palette.id}`,
    `words ${copy}`,
    `category ${template.category}`,
  ];
  const costs = [48, 9, 7, 5];
  return {
    add(item: Item): void {
      for (const key of keysOf(item)) times.set(key, (times.get(key) ?? 0) + 1);
    },
    /** What repeating its parts takes off. */
    cost: (item: Item): number =>
      keysOf(item).reduce((sum, key, index) => sum + (costs[index] ?? 0) * (times.get(key) ?? 0), 0),
  };
}

function isAlike(a: Judged, b: Judged): boolean {
  return a.template.id === b.template.id && a.palette.id === b.palette.id;
}

/**
 * The best ones that are not alike: each further use of an idea, a palette, a headline or a category has to be that
 * much better, and the same idea in the same palette comes again only when nothing else is left.
 */
export function chooseDiverse<Item extends Judged>(judged: readonly Item[], count: number): Item[] {
  const chosen: Item[] = [];
  const tally = createTally<Item>();
  const worth = (item: Item): number =>
    item.score.total + item.bias * 2 - (item.score.total < decent ? 60 : 0) - tally.cost(item);
  let left = [...judged];
  let alike: Item[] = [];
  while (chosen.length < count) {
    if (left.length === 0) [left, alike] = [alike.filter((item) => !repeats(item, chosen)), []];
    if (left.length === 0) break;
    const best = left.reduce((found, item) => (worth(item) > worth(found) ? item : found));
    chosen.push(best);
    tally.add(best);
    alike = [...alike, ...left.filter((item) => item !== best && isAlike(item, best))];
    left = left.filter((item) => !isAlike(item, best));
  }
  return chosen.toSorted((a, b) => b.score.total - a.score.total || b.bias - a.bias);
}

/** The same picture to the letter. */
function repeats(item: Judged, chosen: readonly Judged[]): boolean {
  return chosen.some((other) => isAlike(item, other) && item.copy === other.copy);
}
