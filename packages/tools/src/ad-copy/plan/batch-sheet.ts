import { AdNetwork, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import {
  descriptionColumn,
  languageColumn,
  offerColumn,
  priceColumn,
  productColumn,
  severalOf,
} from '../../kit/batch/plan/columns.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';

const area = 'tool-ad-copy';

export const batch = defineSheet({
  columns: [
    productColumn,
    descriptionColumn,
    { id: 'benefits', kind: 'text', longest: 1200, paths: ['brief.benefits', 'brief'] },
    { id: 'audience', kind: 'text', longest: 160, paths: ['brief.audience'] },
    offerColumn,
    priceColumn,
    { id: 'kind', kind: 'choice', options: AdTextKind.options, named: { area, at: ['kinds'] }, paths: ['kind'] },
    {
      id: 'network',
      kind: 'choice',
      options: AdNetwork.options,
      named: { area, at: ['networks'] },
      paths: ['network'],
    },
    { id: 'tone', kind: 'choice', options: AdTone.options, named: { area, at: ['tones'] }, paths: ['tone'] },
    languageColumn,
    { id: 'count', kind: 'number', from: 1, to: 10, paths: ['count'] },
  ],
  paramsOf({ product, description, benefits, audience, offer, price, count, ...choices }, { stored }) {
    const brief = {
      ...(!stored && { product }),
      ...(description && { description }),
      ...(benefits && { benefits: severalOf(benefits) }),
      ...(audience && { audience }),
      ...(offer && { offer }),
      ...(price && { price }),
    };
    const { kind, network, tone, language } = choices;
    return {
      ...(Object.keys(brief).length > 0 && { brief }),
      ...(kind && { kind }),
      ...(network && { network }),
      ...(tone && { tone }),
      ...(language && { language }),
      ...(count && { count: Number(count) }),
    };
  },
});
