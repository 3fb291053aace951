import type { Creative } from '@adwright/studio/creative/creative.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { inspectCreative, textsOf } from '@adwright/studio/inspect/inspect-creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { placements } from '@adwright/studio/placements.ts';
import { sampleBriefs, type SampleLanguage } from '@adwright/studio/samples/sample-briefs.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { sampleImage } from '@adwright/studio/samples/sample-products.ts';
import { buildCreative, type Template } from '@adwright/studio/template.ts';
import type { AdBrief, TemplateInput } from '@adwright/studio/template-input.ts';
import { smallestType } from '@adwright/studio/templates/kit/frame.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import { nodeMeasurer } from '../node-host.ts';

const languages: readonly SampleLanguage[] = ['en', 'de', 'ar', 'ja', 'zh'];

function long(brief: AdBrief): Partial<AdBrief> {
  const twice = (text: string | undefined): string => `${text} ${text}`;
  return {
    headline: `${twice(brief.headline)} ${brief.subline}`,
    subline: `${twice(brief.subline)} ${brief.subline}`,
    cta: `${brief.cta} ${brief.cta}`,
    points: (brief.points ?? []).map(twice),
    price: brief.price ? `${brief.price} ${brief.oldPrice}` : '',
  };
}

const short = (brief: AdBrief): Partial<AdBrief> => ({
  headline: [...brief.headline].slice(0, 4).join('').trim(),
  subline: '',
  badge: '-5%',
});

/** What people really bring: too little, too much, upright, lying, none. */
const cases: Record<string, (input: TemplateInput) => TemplateInput> = {
  normal: (input) => input,
  short: (input) => ({ ...input, brief: { ...input.brief, ...short(input.brief) } }),
  'very long': (input) => ({ ...input, brief: { ...input.brief, ...long(input.brief) } }),
  'only a headline': ({ brief, ...input }) => ({
    ...input,
    brief: { language: brief.language, direction: brief.direction, headline: brief.headline },
    brand: { ...input.brand, name: '' },
  }),
  'upright product': (input) => ({ ...input, product: { ...input.product, images: [sampleImage('bottle')] } }),
  'lying product': (input) => ({ ...input, product: { ...input.product, images: [sampleImage('speaker')] } }),
  'photograph, with a logo': (input) => ({
    ...input,
    product: { name: input.product.name, images: [sampleImage('kitchen')], photos: [sampleImage('kitchen')] },
    brand: { ...input.brand, logo: 'jar' },
    logos: [sampleImage('jar')],
  }),
  'no picture': (input) => ({ ...input, product: { name: input.product.name, images: [] } }),
};

/** Placements of the same size and safe zone lay out alike. */
const sizes = [
  ...new Map(
    placements.map((placement) => [JSON.stringify([placement.width, placement.height, placement.safe]), placement]),
  ).values(),
];

/** Texts of a picture that nobody reads on a phone. Only words that are too many may be set so. */
function tooSmall(list: DisplayList): string[] {
  const least = smallestType(list.width, list.height) * 0.85;
  return textsOf(list)
    .filter(({ size }) => size < least)
    .map(({ layer, size }) => `${layer} ${size.toFixed(1)}`);
}

export function templatesOf(kind: Template['kind']): { id: string; template: Template; index: number }[] {
  return templates.flatMap((template, index) => (template.kind === kind ? [{ id: template.id, template, index }] : []));
}

/** `EVERY_LAYOUT=1` lays out each case in each language; by itself it is five times as quick. */
const everyLayout = process.env['EVERY_LAYOUT'] === '1';

/**
 * Which languages a case is laid out in. They take turns, so that every language meets every placement and every
 * case in each template, and over the templates all three together.
 */
function languagesFor(turn: number): readonly SampleLanguage[] {
  const language = languages[turn % languages.length];
  return everyLayout || !language ? languages : [language];
}

/**
 * Lays a template out in every placement, language and case and says what is wrong, a line each. Nothing is
 * drawn: all of it comes from display lists.
 */
export function proveTemplate(template: Template, variant: number): string[] {
  return sizes.flatMap((placement, at) =>
    Object.entries(cases).flatMap(([name, change], number) =>
      languagesFor(at + number + variant).flatMap((language) => {
        const input = change(sampleInput({ language, placement: placement.id, variant }));
        const where = `${placement.id} ${language} ${name}`;
        return faultsOf(buildCreative(template, input), { name, language }).map((fault) => `${where}: ${fault}`);
      }),
    ),
  );
}

function faultsOf(creative: Creative, { name, language }: { name: string; language: SampleLanguage }): string[] {
  const parsed = parseCreative(creative);
  const list = layoutCreative(creative, nodeMeasurer);
  // Cutting words that no size can hold is the designed last resort; only these cases may need it.
  const mayCut = name === 'very long' || sampleBriefs[language].headline.length > 45;
  return [
    ...(parsed.ok ? [] : parsed.problems),
    ...(name === 'normal' ? tooSmall(list).map((text) => `too small ${text}`) : []),
    ...inspectCreative(list).flatMap(({ kind, node, detail }) =>
      kind === 'truncated' && mayCut ? [] : [`${kind} ${node} ${detail}`],
    ),
  ];
}
