import {
  descriptionColumn,
  languageColumn,
  priceColumn,
  productColumn,
  productOf,
} from '../../kit/batch/plan/columns.ts';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { type Person, people } from '@adwright/people/people.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';
import { anyVoices, filmLengths, filmTemplates, longestHook } from './offered.ts';
import { ratios } from '../../kit/film/plan/ratios.ts';

/** Whoever is seen speaking is heard, and sounds as they look. */
const soundOf = ({ gender }: Person): (typeof anyVoices)[number] => (gender === 'woman' ? 'female' : 'male');

export const batch = defineSheet({
  columns: [
    productColumn,
    { id: 'hook', kind: 'text', longest: longestHook, paths: ['hook'] },
    descriptionColumn,
    priceColumn,
    { id: 'ratio', kind: 'choice', options: ratios, paths: ['ratios'] },
    { id: 'length', kind: 'choice', options: filmLengths.map(String), paths: ['length', 'script'] },
    languageColumn,
    {
      id: 'voice',
      kind: 'choice',
      options: anyVoices,
      named: { area: 'batch', at: ['voices'] },
      paths: ['voice'],
    },
    // Built-in people by their names, in their first outfit.
    { id: 'avatar', kind: 'choice', options: people.map(({ name }) => name), paths: ['avatar'] },
    {
      id: 'template',
      kind: 'choice',
      options: filmTemplates,
      named: { area: 'templates', at: ['names'] },
      paths: ['template'],
    },
  ],
  paramsOf(values, row) {
    const { hook, ratio, length, language, voice, avatar, template } = values;
    const person = people.find(({ name }) => name === avatar);
    return {
      ...productOf(values, row),
      ...(hook && { hook }),
      ...(ratio && { ratios: [ratio] }),
      ...(length && { length: Number(length) }),
      ...(language && { language }),
      ...(voice && { voice }),
      ...(person && { avatar: personRef(person.id, person.looks[0]?.id ?? ''), voice: voice || soundOf(person) }),
      ...(template && { template }),
    };
  },
});
