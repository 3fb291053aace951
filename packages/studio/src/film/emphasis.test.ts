import { expect, it } from 'vitest';
import { withEmphasis } from './emphasis.ts';

const said = (text: string) => text.split(' ').map((word, index) => ({ text: word, start: index, end: index + 0.8 }));
const strong = (text: string): string[] => withEmphasis(said(text)).flatMap((word) => (word.strong ? [word.text] : []));

it.each([
  ['It keeps cold for 24 hours.', ['24']],
  ['Nothing added, no sugar and no concentrate.', ['concentrate.']],
  ['Try it.', []],
  ['保温 一整天 不漏水', ['一整天']],
  ['Nur 29,00 € im Monat, jederzeit kündbar ab heute.', ['29,00', 'jederzeit']],
])('marks what “%s” is about', (text, wanted) => {
  expect(strong(text)).toEqual(wanted);
});

it('loses and moves no word', () => {
  const words = said('One two, three four five. Six');
  expect(withEmphasis(words).map(({ strong: _, ...word }) => word)).toEqual(words);
});
