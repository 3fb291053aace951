import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { Fact, ReadBrief } from './facts.ts';
import { fixedWords } from './fixed-words.ts';
import { factForms, type Grammar, type Words } from './grammar.ts';
import { cleaned, everythingIn, priceTags, productNames, sentencesOf, toldFacts, topicsIn } from './told-facts.ts';

/** Reads a brief with what its language is known of; facts stay as they were written, and whole. */
export function plainReader(grammar: Grammar): (brief: AdBrief) => ReadBrief {
  return (brief) => {
    const names = productNames(cleaned(brief.product));
    const naming = namesOf(names[0] ?? '', grammar);
    // Whether "is" or "are" follows a name is known where its article is.
    const { traits: _unsure, ...certain } = grammar;
    const known = naming['is'] === undefined ? certain : grammar;
    return {
      words: {
        ...naming,
        brand: names,
        ...audienceOf(brief.audience, grammar),
        offer: whole(brief.offer),
        price: whole(brief.price),
        priceTag: priceTags(brief.price),
        proof: whole(brief.proof),
      },
      benefits: factsOf(brief, grammar).map((line): Fact => [factForms(line, known)]),
      everything: everythingIn(brief),
      topics: topicsIn(brief),
      fixed: fixedWords(brief),
    };
  };
}

function namesOf(name: string, { naming }: Grammar): Words {
  const bare = { product: [name], productObject: [name], productDative: [name] };
  return naming === undefined ? bare : { ...bare, ...naming(name) };
}

function audienceOf(audience: string, { beforeAudience, audience: forms }: Grammar): Words {
  const text = cleaned(audience);
  const bare = beforeAudience === undefined ? text : text.replace(beforeAudience, '').trim();
  if (bare === '') return {};
  return forms === undefined ? { audience: [bare] } : forms(bare);
}

function factsOf(brief: AdBrief, { saysWhatItIs }: Grammar): string[] {
  const sentences = sentencesOf(brief.description);
  const telling = sentences.filter((sentence) => saysWhatItIs?.test(sentence) !== true);
  const facts = toldFacts(brief.benefits, telling);
  // When a description says nothing but what the thing is, that is the one fact to tell.
  return facts.length > 0 ? facts : toldFacts([], sentences.slice(0, 1));
}

/** A condition at the end is part of an offer, and a source part of a proof: told whole or not at all. */
function whole(text: string): string[] {
  return cleaned(text) === '' ? [] : [cleaned(text)];
}
