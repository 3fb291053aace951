import { ProductPlaceId } from '@adwright/contract/ads-image/product-image.ts';
import { templates } from '@adwright/studio/templates/registry.ts';
import {
  descriptionColumn,
  languageColumn,
  offerColumn,
  priceColumn,
  productColumn,
  productOf,
} from '../../kit/batch/plan/columns.ts';
import { placeProblem } from '../../kit/places/plan/place-problem.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';

const sizes: Readonly<Record<string, PlacementId>> = {
  '4:5': 'meta-feed-portrait',
  '1:1': 'meta-feed-square',
  '9:16': 'meta-stories',
  '1.91:1': 'google-responsive-wide',
};

const pictureTemplates = templates.filter(({ kind }) => kind === 'picture').map(({ id }) => id);

export const batch = defineSheet({
  columns: [
    productColumn,
    { id: 'headline', kind: 'text', longest: 160, paths: ['copy'] },
    offerColumn,
    descriptionColumn,
    priceColumn,
    { id: 'ratio', kind: 'choice', options: Object.keys(sizes), paths: ['sizes'] },
    languageColumn,
    {
      id: 'template',
      kind: 'choice',
      options: pictureTemplates,
      named: { area: 'templates', at: ['names'] },
      paths: ['template'],
    },
    {
      id: 'scene',
      kind: 'choice',
      options: ProductPlaceId.options,
      named: { area: 'tool-product-image', at: ['places'] },
      paths: ['place'],
    },
    { id: 'count', kind: 'number', from: 1, to: 20, paths: ['count'] },
  ],
  problemOf({ scene, template }, { hasPicture }) {
    const problem = scene ? placeProblem({ hasPicture, template: template ?? null, noCutout: false }) : null;
    return problem === null || problem === 'noCutout' ? null : { column: 'scene', problem };
  },
  paramsOf(values, row) {
    const { headline, offer, ratio, language, template, scene, count } = values;
    const size = sizes[ratio ?? ''];
    return {
      mode: 'wall',
      ...productOf(values, row),
      count: count ? Number(count) : 1,
      ...(headline && { copy: { headline } }),
      ...(offer && { facts: { offer } }),
      ...(size && { sizes: [size] }),
      ...(language && { language }),
      ...(template && { template }),
      ...(scene && { place: scene }),
    };
  },
});
