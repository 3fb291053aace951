import { expect, it } from 'vitest';
import { lockOf, staleTranslations } from './translation-lock.ts';

const area = (messages: Record<string, string>) => new Map([['work', new Map(Object.entries(messages))]]);
const locked = lockOf(area({ title: 'My work', empty: 'Nothing yet' }));

it('says nothing while English is what was translated', () => {
  expect(staleTranslations(area({ empty: 'Nothing yet', title: 'My work' }), locked)).toEqual([]);
});

it('names a message whose English has changed, one that is new and one that is gone', () => {
  expect(staleTranslations(area({ title: 'Your work', all: 'See all' }), locked)).toEqual([
    'work title: English has changed since it was translated',
    'work all: new, its translations are not vouched for',
    'work empty: locked, but English no longer says it',
  ]);
});

it('names every message of an area that nobody has locked', () => {
  expect(staleTranslations(new Map([['tools', new Map([['action', 'Create']])]]), {})).toHaveLength(1);
});
