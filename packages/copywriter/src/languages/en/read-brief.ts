import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { Fact, FactForms, ReadBrief } from '../../engine/facts.ts';
import { cleaned, everythingIn, productNames, sentencesOf, toldFacts } from '../../engine/read-plain.ts';
import { benefitForms, type BenefitForms } from './benefit-forms.ts';
import { lowerFirst } from './lower-first.ts';
import { categoryOf } from './category.ts';
import { headOf, isPluralNoun, pluralPhrase, withArticle } from './nouns.ts';
import { shorterWordings } from './shorter-wordings.ts';
import { splitDescription } from './split-description.ts';
import { pluralGoods } from './words.ts';
import { verbs } from './verbs.ts';

export function readBrief(brief: AdBrief): ReadBrief {
  const product = cleaned(brief.product);
  const names = productNames(product);
  const category = categoryOf(product, brief.description);
  const isPlural = isPluralProduct(names[0] ?? product, brief.description);
  const categoryIsPlural = category !== null && isPluralNoun(headOf(category));
  const [name = product] = names;
  const described = toldFacts({
    ...brief,
    benefits: [...brief.benefits, ...splitDescription(brief.description, name)],
    description: '',
  });
  const agree = (forms: BenefitForms) => withAgreement(forms, isPlural, categoryIsPlural);
  const told = described.map((text): Fact =>
    shorterWordings(text).map((wording) => agree(benefitForms(wording, name))),
  );
  const benefits = told.length > 0 ? told : whatItIs(brief.description, name);
  return {
    words: {
      ...pronouns(isPlural),
      product: names.map((name) => (isGeneric(name) ? `our ${name}` : name)),
      brand: names.map(labelled),
      ...categoryWords(category, categoryIsPlural),
      audience: audienceWords(brief.audience),
      audiences: audienceWords(brief.audience).filter(
        (audience) => isPluralNoun(headOf(audience)) && !/^(?:any|every)/.test(audience),
      ),
      offer: whole(brief.offer),
      offerThing: offerThing(brief.offer),
      price: whole(brief.price),
      priceTag: /^[\d$€£¥]/.test(brief.price.trim()) ? [cleaned(brief.price)] : [],
      proof: whole(brief.proof),
    },
    benefits,
    everything: everythingIn(brief),
  };
}

/** When a description says nothing but what the thing is, that is the one fact to tell. */
function whatItIs(description: string, product: string): Fact[] {
  const [first] = sentencesOf(description).map(cleaned);
  if (first === undefined || first.length > 160) return [];
  const rest = first.toLowerCase().startsWith(`${product.toLowerCase()} `) ? first.slice(product.length + 1) : first;
  return [[{ line: lowerFirst(rest.replace(/^(?:is|are)\s+/i, '')) }]];
}

function pronouns(isPlural: boolean): Record<string, readonly string[]> {
  return isPlural
    ? { it: ['they'], is: ['are'], its: ['their'], this: ['these'], does_: ['do'], them: ['them'] }
    : { it: ['it'], is: ['is'], its: ['its'], this: ['this'], does_: ['does'], them: ['it'] };
}

function categoryWords(category: string | null, isPlural: boolean): Record<string, readonly string[]> {
  if (category === null) return {};
  return {
    category: [category],
    aCategory: [withArticle(category)],
    categories: [pluralPhrase(category)],
    thatCategory: [isPlural ? `those ${category}` : `that ${category}`],
    doesCategory: [isPlural ? 'do' : 'does'],
    isCategory: [isPlural ? 'are' : 'is'],
    ...(isPlural ? {} : { oneCategory: [category] }),
  };
}

/** Words typed without any capital are a kind of thing, not a name: "our standing desk". */
function isGeneric(product: string): boolean {
  return !/\p{Lu}|\d/u.test(product) && product.includes(' ') && !/^(?:the|our|my)\s/i.test(product);
}

function labelled(name: string): string {
  return isGeneric(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

function isPluralProduct(product: string, description: string): boolean {
  const name = product.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (new RegExp(`${name}\\s+(?:are|keep|help|have|come|make|fit|give|last|work)\\b`, 'i').test(description))
    return true;
  if (new RegExp(`${name}\\s+(?:is|keeps|helps|has|comes|makes|fits|gives|lasts|works)\\b`, 'i').test(description))
    return false;
  return pluralGoods.has(headOf(product));
}

function withAgreement(forms: BenefitForms, isPlural: boolean, categoryIsPlural: boolean): FactForms {
  const { does, many, ...others } = forms;
  if (does === undefined || many === undefined) return { ...others, clause: forms.line };
  const acts = forms.trait === undefined && forms.thing === undefined && !does.startsWith('helps you');
  const clause = isPlural ? `they ${many}` : `it ${does}`;
  return {
    ...others,
    clause: acts ? clause : forms.line,
    does: isPlural ? many : does,
    doesOne: does,
    categoryDoes: categoryIsPlural ? many : does,
    // "Does it be easy to clean?" is no English: what the product is has no such form.
    ...(forms.trait === undefined ? { base: many } : {}),
  };
}

function audienceWords(audience: string): string[] {
  const clean = cleaned(audience).replace(/^(?:for|to)\s+/i, '');
  if (clean === '') return [];
  const text = lowerFirst(clean);
  const isDetermined = /^(?:a|an|the|every|any|each|your|my|all|anyone|everyone|people|those|\d)\b/i.test(text);
  const plural = isDetermined || isPluralNoun(headOf(text)) ? text : pluralPhrase(text);
  const short = plural.split(/\s*(?:,|\(|\s(?:who|that|with|in|from|aged|looking)\s)/, 1)[0] ?? plural;
  return short === plural || short.length < 4 ? [plural] : [plural, short];
}

/** A condition at the end is part of an offer, and a source part of a proof: told whole or not at all. */
function whole(text: string): string[] {
  const clean = cleaned(text);
  return clean === '' ? [] : [lowerFirst(clean)];
}

function offerThing(offer: string): string[] {
  const [line] = whole(offer);
  if (line === undefined) return [];
  const first = line.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const isThing = /^[\d$€£]/.test(first) || /^(?:free|up|a|an|the|your|half|extra|another)$/.test(first);
  return isThing && !verbs.has(first.replace(/^free$/, '')) ? [line] : [];
}
