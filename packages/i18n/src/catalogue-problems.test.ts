import { expect, it } from 'vitest';
import { catalogueProblems, flatten } from './catalogue-problems.ts';
import type { LocaleCode } from './locales.ts';

function problems(locale: LocaleCode, english: object, messages: object): string[] {
  return catalogueProblems(locale, flatten(english), flatten(messages));
}

const credits = '{count, plural, one {# credit} other {# credits}}';

it('finds nothing wrong with a good translation', () => {
  const english = { greeting: 'Hello {name}', plan: { credits } };
  const russian = {
    greeting: 'Здравствуйте, {name}',
    plan: { credits: '{count, plural, one {# кредит} few {# кредита} many {# кредитов} other {# кредита}}' },
  };
  expect(problems('ru', english, russian)).toEqual([]);
});

it('finds missing, extra and empty messages', () => {
  expect(problems('de', { a: { one: 'One' }, b: 'Two' }, { b: ' ', c: 'Drei' })).toEqual([
    'a.one: missing',
    'b: empty',
    'c: English has no such message',
  ]);
});

it('finds arguments, kinds and tags that differ', () => {
  expect(problems('de', { a: 'Hi {name}' }, { a: 'Hallo {nama}' })).toHaveLength(1);
  expect(problems('de', { a: '{size, number} px wide' }, { a: '{size} px breit' })).toHaveLength(1);
  expect(problems('de', { a: 'Read <link>more</link>' }, { a: 'Mehr lesen' })).toHaveLength(1);
  expect(problems('de', { a: '{k, select, a {x} other {y}} z' }, { a: '{k, select, b {x} other {y}} w' })).toHaveLength(
    1,
  );
});

it('finds plural forms a language needs or does not know', () => {
  expect(problems('ru', { a: credits }, { a: '{count, plural, one {# кредит} other {# кредитов}}' })).toEqual([
    'a: plural lacks “many”',
    'a: plural lacks “few”',
  ]);
  expect(problems('ja', { a: credits }, { a: '{count, plural, one {#クレジット} other {#クレジット}}' })).toEqual([
    'a: plural has “one”, which ja has not',
  ]);
});

it('does not ask for the form that only millions take', () => {
  expect(problems('fr', { a: credits }, { a: '{count, plural, one {# crédit} other {# crédits}}' })).toEqual([]);
});

it('finds text left in English, but not bare figures', () => {
  expect(problems('de', { a: 'Sign in', b: '{n} / {m}' }, { a: 'Sign in', b: '{n} / {m}' })).toEqual([
    'a: not translated: “Sign in”',
  ]);
});

it('says when a message is no valid ICU', () => {
  expect(problems('de', { a: 'Hi {name}' }, { a: 'Hallo {name' })[0]).toContain('not a valid ICU message');
});

it('finds a percent sign that would go to the other side of its number', () => {
  expect(problems('ar', { a: '25% off' }, { a: 'خصم 25%' })).toHaveLength(1);
  expect(problems('ar', { a: '25% off' }, { a: 'خصم 25\u200e%\u200e' })).toEqual([]);
  expect(problems('ar', { a: 'Level L · 7%' }, { a: 'المستوى L · 7%' })).toEqual([]);
});
