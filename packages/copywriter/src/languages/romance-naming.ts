import type { Words } from '../engine/grammar.ts';

type Gender = 'm' | 'f';
type Number = 'one' | 'many';

export type RomanceNouns = { readonly masculine: ReadonlySet<string>; readonly feminine: ReadonlySet<string> };

type Forms = {
  /** With the space or the apostrophe that follows it; null where it cannot be told from the spelling. */
  readonly article: (name: string, gender: Gender, number: Number) => string | null;
  readonly is: Readonly<Record<Number, string>>;
  /** A pronoun, where the language needs one. */
  readonly it?: Readonly<Record<Gender, Readonly<Record<Number, string>>>>;
  /** "Thought of", "yours": they agree with the product. */
  readonly agreeing: Readonly<Record<string, Readonly<Record<Gender, Readonly<Record<Number, string>>>>>>;
  /** A name that brings its article is left alone. */
  readonly ownArticle: RegExp;
  readonly singular: (noun: string) => readonly string[];
};

/** The noun comes first: "lampe de bureau Kestrel". Where it is not known, the name stands bare and nothing agrees with it. */
export function romanceNaming({ masculine, feminine }: RomanceNouns, forms: Forms): (name: string) => Words {
  return (name) => {
    const [first = ''] = name.toLowerCase().split(/\s/u, 1);
    if (forms.ownArticle.test(name)) return {};
    const genderOf = (noun: string): Gender | null => (masculine.has(noun) ? 'm' : feminine.has(noun) ? 'f' : null);
    const one = genderOf(first);
    const many =
      one === null
        ? forms
            .singular(first)
            .map(genderOf)
            .find((gender) => gender !== null)
        : undefined;
    const gender = one ?? many ?? null;
    if (gender === null) return {};
    const number = one === null ? 'many' : 'one';
    const article = forms.article(name, gender, number);
    if (article === null) return {};
    const named = [article + name];
    const agreeing = Object.entries(forms.agreeing).map(([word, table]) => [word, [table[gender][number]]]);
    return {
      product: named,
      productObject: named,
      productDative: named,
      is: [forms.is[number]],
      ...(forms.it === undefined ? {} : { it: [forms.it[gender][number]] }),
      ...Object.fromEntries(agreeing),
    };
  };
}

export const withoutS = (noun: string): readonly string[] =>
  noun.endsWith('es') ? [noun.slice(0, -1), noun.slice(0, -2)] : noun.endsWith('s') ? [noun.slice(0, -1)] : [];
