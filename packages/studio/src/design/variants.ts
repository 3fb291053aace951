import { fontPairs } from '../brand/fonts.ts';
import type { DisplayList } from '../layout/display-list.ts';
import type { AdBrief, AdImage, AdProduct, Template, TemplateCategory } from '../template.ts';
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
  readonly fonts: readonly FontPairId[];
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
    const start = dice.below(source.palettes.length);
    return Array.from({ length: Math.min(tries, source.palettes.length) }, (_, index) => {
      // The product's own palettes are tried by every idea, the others in turn.
      const palette = source.palettes[index < 2 ? index : (start + index) % source.palettes.length];
      const copy = copies[(place + index * 3 + dice.below(2)) % copies.length] ?? 0;
      return candidateOf(source, template, palette ?? source.palettes[0], copy, place + index);
    }).filter((candidate) => candidate !== undefined);
  });
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
  const pair = fontPairs.find(({ id }) => id === source.fonts[turn % source.fonts.length]) ?? fontPairs[0];
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
      product: { ...source.product, images: [...source.product.images], photos: [...(source.product.photos ?? [])] },
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
const decent = 55;

/**
 * The best ones that are not alike: no two with the same idea in the same palette, and each further use of an idea,
 * a palette, a headline or a category has to be that much better.
 */
export function chooseDiverse<Item extends Judged>(judged: readonly Item[], count: number): Item[] {
  const chosen: Item[] = [];
  const left = [...judged];
  const used = {
    template: new Map<string, number>(),
    palette: new Map<string, number>(),
    copy: new Map<number, number>(),
  };
  const categories = new Map<TemplateCategory, number>();
  const worth = (item: Item): number =>
    item.score.total +
    item.bias -
    (item.score.total < decent ? 60 : 0) -
    22 * (used.template.get(item.template.id) ?? 0) -
    4 * (used.palette.get(item.palette.id) ?? 0) -
    3 * (used.copy.get(item.copy) ?? 0) -
    2 * (categories.get(item.template.category) ?? 0);
  const note = <Key>(map: Map<Key, number>, key: Key): void => void map.set(key, (map.get(key) ?? 0) + 1);
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((found, item) => (worth(item) > worth(found) ? item : found));
    chosen.push(best);
    note(used.template, best.template.id);
    note(used.palette, best.palette.id);
    note(used.copy, best.copy);
    note(categories, best.template.category);
    const isAlike = (item: Item): boolean =>
      item.template.id === best.template.id && item.palette.id === best.palette.id;
    for (let index = left.length - 1; index >= 0; index -= 1) {
      const item = left[index];
      if (item && isAlike(item)) left.splice(index, 1);
    }
  }
  return chosen.toSorted((a, b) => b.score.total + b.bias - a.score.total - a.bias);
}
