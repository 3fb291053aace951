import {
  descriptionColumn,
  languageColumn,
  priceColumn,
  productColumn,
  productOf,
} from '../../kit/batch/plan/columns.ts';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { people } from '@adwright/people/people.ts';
import { soundOf } from '../../kit/avatar/plan/sound-of.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';
import { anyVoices, filmLengths, filmTemplates, longestHook } from './offered.ts';
import { ratios } from '../../kit/film/plan/ratios.ts';

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
    const presenter = person && personRef(person.id, person.looks[0]?.id ?? '');
    return {
      ...productOf(values, row),
      ...(hook && { hook }),
      ...(ratio && { ratios: [ratio] }),
      ...(length && { length: Number(length) }),
      ...(language && { language }),
      ...(voice && { voice }),
      // Whoever is seen speaking is heard.
      ...(presenter && { avatar: presenter, voice: voice || soundOf(presenter) }),
      ...(template && { template }),
    };
  },
});
