import { isAdded } from '@adwright/studio/design/added-layers.ts';
import { handmade } from '@adwright/studio/design/handmade.ts';
import type { OfEach } from '../../form/plan/form-settings.ts';
import type { PresetBrief } from './input.ts';

/** What of the fields belongs to one product: its words and links, and what was done to its ad by hand. */
export const ofEach: OfEach<PresetBrief> = [
  'product',
  'words.headline',
  'words.subline',
  'words.cta',
  'words.badge',
  'words.price',
  'words.old_price',
  'words.seed',
  'brand',
  'patches',
  'pictures',
  ...(Object.keys(handmade) as (keyof typeof handmade)[]),
  'pin',
];

/** What some of the tools have beside it. */
export const linksOfEach: readonly string[] = ['click_url', 'qr_url'];

/** Changes by hand were made to the layers of one template; what was added to them stands on any. */
export function forTemplate<Brief extends PresetBrief>(next: Brief, before: Brief): Brief {
  if (next.template === before.template) return next;
  const { pin: _of, ...rest } = next;
  return { ...(rest as Brief), patches: next.patches.filter(({ layer }) => isAdded(layer)) };
}
