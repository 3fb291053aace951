import { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';

export const lampBrief = AdBrief.parse({
  product: 'Kestrel desk lamp',
  description: 'A desk lamp for people who work in the evening.',
  benefits: ['Warm light that dims to 2 percent', 'Folds flat in a drawer', 'Runs 40 hours on one charge'],
  audience: 'people who work at home in the evening',
  offer: '15% off this week',
  price: '$89',
  proof: 'Rated 4.8 by 312 buyers',
});
