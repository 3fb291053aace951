import {
  descriptionColumn,
  languageColumn,
  priceColumn,
  productColumn,
  productOf,
} from '../../kit/batch/plan/columns.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';
import { filmLengths, filmTemplates } from './offered.ts';
import { ratios } from '../../kit/film/plan/ratios.ts';

export const batch = defineSheet({
  columns: [
    productColumn,
    descriptionColumn,
    priceColumn,
    { id: 'ratio', kind: 'choice', options: ratios, paths: ['ratios'] },
    { id: 'length', kind: 'choice', options: filmLengths.map(String), paths: ['length', 'script'] },
    languageColumn,
    {
      id: 'template',
      kind: 'choice',
      options: filmTemplates,
      named: { area: 'templates', at: ['names'] },
      paths: ['template'],
    },
  ],
  paramsOf(values, row) {
    const { ratio, length, language, template } = values;
    return {
      ...productOf(values, row),
      ...(ratio && { ratios: [ratio] }),
      ...(length && { length: Number(length) }),
      ...(language && { language }),
      ...(template && { template }),
    };
  },
});
