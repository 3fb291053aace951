import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { seededRandom } from '@adwright/copywriter/engine/random.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import { subjectOf } from '@adwright/studio/design/ad-subject.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { paletteChoices } from '@adwright/studio/design/palette-choices.ts';
import { scoreDesign } from '@adwright/studio/design/score-design.ts';
import { chooseDiverse, mixCandidates, type Candidate, type Judged } from '@adwright/studio/design/variants.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { copiesOf } from './ad-copies.ts';
import { languageOfOrder } from './language-of-order.ts';
import { type AdFacts, factLines, factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import type { AdPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { showsPhotos } from '../../kit/places/plan/template-places.ts';
import { biasOf, looks } from './style-choices.ts';

export type WallPlan = {
  readonly input: ImageAdWallInput;
  readonly facts: AdFacts;
  readonly written: readonly string[];
  readonly pictures: AdPictures;
  readonly locale: LocaleCode;
  readonly seed: number;
};

const longestMasthead = 28;

/** Every mix worth judging: template × words × palette × type. Pure; the browser and the job mix the same. */
export function planCandidates({ input, facts, written, pictures, locale, seed }: WallPlan): Candidate[] {
  const language = { ...localeOf(locale), code: locale };
  const { roundness } = looks[input.style];
  // A shop's title of a hundred letters is no masthead: it would be set too small to be read.
  const name = facts.brand || input.brand?.name || shortName(facts.title, longestMasthead);
  return mixCandidates(
    {
      templates: templates.filter(
        ({ id, kind }) => kind === 'picture' && (input.template === null || id === input.template),
      ),
      copies: copiesOf(input, facts, written, language),
      palettes: palettesOf(input, pictures),
      fonts: fontsOf(input),
      roundness,
      product: { name: facts.title || name, images: pictures.images, photos: pictures.photos },
      brand: { name, ...(pictures.logo ? { logo: pictures.logo.id, logos: [pictures.logo] } : {}) },
      bias: (template) => biasOf(template, input),
    },
    input.count,
    seededRandom(seed),
  );
}

/** On brand means in its colours: what others would bring in stays out. */
function palettesOf({ brand, product }: ImageAdWallInput, pictures: AdPictures) {
  const ofBrand = brand?.colors ?? [];
  const isBranded = ofBrand.length > 0;
  const own = isBranded ? ofBrand : (product?.colors ?? []);
  const choices = paletteChoices({ brand: own, chosen: isBranded, product: pictures.colours });
  return isBranded ? choices.filter(({ id }) => id === 'brand' || id === 'tonal') : choices;
}

function fontsOf({ brand, style }: ImageAdWallInput) {
  const own = brand?.fonts ?? fontPairs.find(({ id }) => id === brand?.type);
  return own ? [{ heading: own.heading, body: own.body }] : looks[style].fonts;
}

/** What is known of the product beside what an ad of it says. */
export type Known = { readonly colour?: Color | undefined; readonly facts?: readonly string[] };

export function judge(candidate: Candidate, size: PlacementId, measurer: TextMeasurer, known: Known = {}): Judged {
  const list = layoutCreative(designCreative(candidate.design, size), measurer);
  return { ...candidate, score: scoreDesign(list, subjectOf(candidate.design, known)) };
}

/** The same, of what a set of ads was made from; nothing where nobody knows any more. */
export function factsOfOrder(order: ImageAdWallInput | undefined): string[] {
  if (order === undefined) return [];
  const locale = languageOfOrder(order);
  return factLines(factsOf({ ...order, language: locale }, locale));
}

export function knownOf({ facts, pictures }: Pick<WallPlan, 'facts' | 'pictures'>): Known {
  return { colour: pictures.colours[0], facts: factLines(facts) };
}

/** The best ones, best first; but whoever chose a place looks for it, so the ads that show it come before the others. */
export function chooseVariants(judged: readonly Judged[], { count, place }: Pick<ImageAdWallInput, 'count' | 'place'>) {
  const chosen = chooseDiverse(judged, count);
  if (place === null) return chosen;
  const showsIt = ({ template, design }: Judged): boolean =>
    showsPhotos(template.id) && design.product.photos !== undefined && design.product.photos.length > 0;
  return [...chosen.filter(showsIt), ...chosen.filter((one) => !showsIt(one))];
}
