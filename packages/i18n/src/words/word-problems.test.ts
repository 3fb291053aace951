import { expect, it } from 'vitest';
import type { LocaleCode } from '../locales.ts';
import { wordFaults } from './word-problems.ts';

const faults = (locale: LocaleCode, english: string, text: string, area = 'some:key') => {
  const [name = '', key = ''] = area.split(':');
  return wordFaults(locale, name, new Map([[key, english]]), new Map([[key, text]])).map(({ line }) => line);
};

it('names English words that are not ours, and what to say', () => {
  expect(faults('en', '', 'Choose a picture.')).toEqual(['some:key: “picture”, say image, photo']);
  expect(faults('en', '', 'Recommend {picture, number} or {address} of the Colourist')).toEqual([
    'some:key: “Colourist”, say color',
  ]);
});

it('allows such a word where it is the right one', () => {
  expect(faults('en', '', 'Weight')).toHaveLength(1);
  expect(faults('en', '', 'Weight', 'creative-editor:weight')).toEqual([]);
});

it('names a translation that says an idea in another word than its glossary', () => {
  expect(faults('de', 'Add images', 'Bilder hinzufügen')).toEqual([]);
  expect(faults('de', 'Add images', 'Grafiken hinzufügen')).toEqual(['some:key: says image without “bild”']);
});

it('knows another register and another country’s words', () => {
  expect(faults('de', 'Choose', 'Bitte wählen Sie')).toEqual(['some:key: “Sie”, say du']);
  expect(faults('de', 'The ad is old.', 'Die Anzeige ist alt. Sie ist alt.')).toEqual([]);
  expect(faults('fr', 'You are here', 'Vous êtes ici')).toEqual([]);
  expect(faults('cn', 'Your ads', '您的广告')).toEqual(['some:key: “您”, say 你']);
  expect(faults('kr', 'Thank you.', '감사합니다.')).toEqual([]);
});

it('finds English that was left over', () => {
  expect(faults('nl', 'Open the menu', 'Open the menu nu')).toEqual(['some:key: “the” is left over from English']);
});
