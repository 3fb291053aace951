import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { inspectCreative, textsOf } from '@adwright/studio/inspect/inspect-creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { type Placement, placements } from '@adwright/studio/placements.ts';
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
  ...new Map<string, Placement>(
    placements.map((placement) => [JSON.stringify([placement.width, placement.height, placement.safe]), placement]),
  ).values(),
];

/** Films are shown where films are taken. Beside those, one of each other shape: people make banners of them, too. */
const otherShapes: readonly string[] = ['google-leaderboard', 'google-wide-skyscraper', 'google-billboard'];
const filmSizes = sizes.filter(({ id, media }) => media.includes('video') || otherShapes.includes(id));

/**
 * A film has four to eight scenes where a picture has one, and each is looked at several times. How much is said
 * decides its layout in every language; what is shown does in the longest words and in the other direction.
 */
const saidOtherwise: ReadonlySet<string> = new Set(['normal', 'very long']);
const filmLanguages: ReadonlySet<SampleLanguage> = new Set(['de', 'ar']);

function isAsked(kind: Template['kind'], language: SampleLanguage, name: string): boolean {
  return kind === 'picture' || saidOtherwise.has(name) || filmLanguages.has(language);
}

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

/**
 * Lays a template out in every placement, language and case that differ for it and says what is wrong, a line each.
 * Nothing is drawn: all of it comes from display lists.
 */
export function proveTemplate(template: Template, variant: number): string[] {
  const wrong: string[] = [];
  for (const placement of template.kind === 'video' ? filmSizes : sizes) {
    for (const language of languages) {
      const input = sampleInput({ language, placement: placement.id, variant });
      for (const [name, change] of Object.entries(cases)) {
        if (!isAsked(template.kind, language, name)) continue;
        const creative = buildCreative(template, change(input));
        const where = `${placement.id} ${language} ${name}`;
        // What the schema says does not depend on the language: one of them is enough.
        const parsed = language === 'de' ? parseCreative(creative) : undefined;
        if (parsed && !parsed.ok) wrong.push(`${where}: ${parsed.problems.join('; ')}`);
        const list = layoutCreative(creative, nodeMeasurer);
        if (name === 'normal') wrong.push(...tooSmall(list).map((text) => `${where}: too small ${text}`));
        for (const finding of inspectCreative(list)) {
          // Cutting words that no size can hold is the designed last resort; only these cases may need it.
          if (finding.kind === 'truncated' && (name === 'very long' || sampleBriefs[language].headline.length > 45))
            continue;
          wrong.push(`${where}: ${finding.kind} ${finding.node} ${finding.detail}`);
        }
      }
    }
  }
  return wrong;
}
