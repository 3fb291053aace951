import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { Fact, FactForms, ReadBrief } from '../../engine/facts.ts';
import { fixedWords } from '../../engine/fixed-words.ts';
import {
  cleaned,
  everythingIn,
  priceTags,
  productNames,
  sentencesOf,
  toldFacts,
  topicsIn,
} from '../../engine/told-facts.ts';
import { benefitForms, type BenefitForms } from './benefit-forms.ts';
import { categoryOf } from './category.ts';
import { inside } from './inside.ts';
import { headOf, isPluralNoun, pluralPhrase, withArticle } from './nouns.ts';
import { shorterWordings } from './shorter-wordings.ts';
import { splitDescription } from './split-description.ts';
import { massNouns, pluralGoods } from './words.ts';

export function readBrief(brief: AdBrief): ReadBrief {
  const product = cleaned(brief.product);
  const names = productNames(product);
  const [name = product] = names;
  const category = categoryOf(product, brief.description);
  const isPlural = isPluralProduct(name, brief.description);
  const categoryIsPlural = category !== null && isPluralNoun(headOf(category));
  const told = toldFacts(brief.benefits, splitDescription(brief.description, name));
  const agree = (forms: BenefitForms) => withAgreement(forms, isPlural, categoryIsPlural);
  const facts = told.map((text): Fact => shorterWordings(text).map((wording) => agree(benefitForms(wording, name))));
  return {
    words: {
      ...pronouns(isPlural),
      product: names.map((text) => (isGeneric(text) ? `our ${text}` : text)),
      brand: names.map(labelled),
      ...categoryWords(category, categoryIsPlural),
      ...audienceWords(brief.audience),
      offer: whole(brief.offer),
      offerThing: offerThing(brief.offer),
      price: whole(brief.price),
      priceTag: priceTags(brief.price),
      proof: whole(brief.proof),
    },
    benefits: facts.length > 0 ? facts : whatItIs(brief.description, name),
    everything: everythingIn(brief),
    topics: topicsIn(brief),
    fixed: fixedWords(brief),
  };
}

/** When a description says nothing but what the thing is, that is the one fact to tell. */
function whatItIs(description: string, product: string): Fact[] {
  const [first] = sentencesOf(description).map(cleaned);
  if (first === undefined || first.length > 160) return [];
  const rest = first.toLowerCase().startsWith(`${product.toLowerCase()} `) ? first.slice(product.length + 1) : first;
  return [[{ line: rest.replace(/^(?:is|are)\s+/i, '') }]];
}

function pronouns(isPlural: boolean): Record<string, readonly string[]> {
  return isPlural
    ? { it: ['they'], is: ['are'], comes: ['come'], them: ['them'] }
    : { it: ['it'], is: ['is'], comes: ['comes'], them: ['it'] };
}

function categoryWords(category: string | null, isPlural: boolean): Record<string, readonly string[]> {
  if (category === null) return {};
  const words = {
    category: [category],
    aCategory: [withArticle(category)],
    doesCategory: [isPlural ? 'do' : 'does'],
    isCategory: [isPlural ? 'are' : 'is'],
  };
  // "Most night cream are": what cannot be counted has no plural and no "another".
  if (massNouns.has(headOf(category))) return words;
  return { ...words, categories: [pluralPhrase(category)], ...(isPlural ? {} : { oneCategory: [category] }) };
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
  if (does === undefined || many === undefined) return others;
  return {
    ...others,
    does: isPlural ? many : does,
    doesOne: does,
    categoryDoes: categoryIsPlural ? many : does,
    // "Does it be easy to clean?" is no English: what the product is has no such form.
    ...(forms.trait === undefined ? { base: many } : {}),
  };
}

/** Told whole: "women" is another claim than "women with sensitive skin". */
function audienceWords(audience: string): Record<string, readonly string[]> {
  const given = cleaned(audience).replace(/^(?:for|to)\s+/i, '');
  const text = inside(given) ?? given;
  if (text === '') return {};
  const isDetermined = /^(?:a|an|the|every|any|each|your|my|all|anyone|everyone|people|those|\d)\b/i.test(text);
  const named = isDetermined || isPluralNoun(headOf(text)) ? text : pluralPhrase(text);
  const isAddress = isPluralNoun(headOf(named)) && !/^(?:any|every)/.test(named) && named.length <= 40;
  // At the start of a sentence it may begin as it likes; within one, a first word that may be a name may not.
  return { audience: inside(given) === null ? [] : [named], audiences: isAddress ? [named] : [] };
}

/** A condition at the end is part of an offer, and a source part of a proof: told whole or not at all. */
function whole(text: string): string[] {
  return cleaned(text) === '' ? [] : [cleaned(text)];
}

/** What one can get: "Get 20% off this week". */
function offerThing(offer: string): string[] {
  const line = inside(cleaned(offer));
  if (line === null || line === '') return [];
  // "Get first month free" lacks an article that nobody can put in safely.
  const isThing =
    /^(?:up to |an extra )?[$€£]?\d+\s?[%€$]? off\b|^free (?:shipping|delivery|returns)\b|^(?:a|an|your) /;
  return isThing.test(line) ? [line] : [];
}
