import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import {
  countCharacters,
  type FieldRule,
  type Placement,
  placements,
  searchAd,
} from '@adwright/copywriter/placements.ts';
import { linesIn } from '../../kit/form/plan/typed-text.ts';
import type { AdCopyFields } from './fields.ts';

/** The fields a text of this kind has on this network, with their limits. */
function rulesOf({ kind, network }: Pick<AdCopyFields, 'kind' | 'network'>): readonly FieldRule[] {
  const placement: Placement = placements[network];
  if (kind === 'ad_copy') return placement.ad;
  if (kind === 'ppc') return [searchAd.headline, searchAd.description];
  if (kind === 'headline' || kind === 'slogan') return [placement.headline];
  if (kind === 'hook') return [placement.hook];
  if (kind === 'caption') return [placement.caption];
  return [{ name: 'text', limit: null, visible: null }];
}

/** The person's own words where the ad's words will stand. Nothing is written for them: that is the run's work. */
function textFor(name: AdTextField['name'], fields: AdCopyFields): string {
  const benefits = linesIn(fields.benefits);
  if (name === 'headline') return fields.product.trim();
  if (name === 'description')
    return [fields.offer, fields.price, benefits[0] ?? ''].find((text) => text.trim() !== '') ?? '';
  if (name === 'path') return '';
  return fields.description.trim() || benefits.join('\n');
}

export function previewFields(fields: AdCopyFields): AdTextField[] {
  const counting = fields.kind === 'ppc' ? searchAd : placements[fields.network];
  return rulesOf(fields).map(({ name, limit, visible }) => {
    const text = textFor(name, fields);
    return { name, text, count: countCharacters(text, counting), limit, visible };
  });
}
