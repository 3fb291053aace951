import {
  descriptionColumn,
  languageColumn,
  priceColumn,
  productColumn,
  productOf,
} from '../../kit/batch/plan/columns.ts';
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
    {
      id: 'template',
      kind: 'choice',
      options: filmTemplates,
      named: { area: 'templates', at: ['names'] },
      paths: ['template'],
    },
  ],
  paramsOf(values, row) {
    const { hook, ratio, length, language, voice, template } = values;
    return {
      ...productOf(values, row),
      ...(hook && { hook }),
      ...(ratio && { ratios: [ratio] }),
      ...(length && { length: Number(length) }),
      ...(language && { language }),
      ...(voice && { voice }),
      ...(template && { template }),
    };
  },
});
