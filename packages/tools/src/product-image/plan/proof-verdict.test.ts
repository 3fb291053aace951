import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { expect, it } from 'vitest';
import { proofVerdict } from './proof-verdict.ts';

const inPlace = { kind: 'place', place: 'dune-gold' };
const order = (some: object) =>
  ProductImageInput.parse({ picture: 'sample:mug:cutout', backdrops: [inPlace], ...some });

it('warns of changed pixels only where nobody asked for them', () => {
  const changed = { largest: 90, cut: null };
  expect(proofVerdict(order({ match_light: true }), changed)).toBe('matched');
  expect(proofVerdict(order({}), changed)).toBe('changed');
  expect(proofVerdict(undefined, changed)).toBe('changed');
});

it('believes no light of a place where there is none', () => {
  const white = { match_light: true, backdrops: [{ kind: 'color', color: '#ffffff' }] };
  expect(proofVerdict(order(white), { largest: 90, cut: null })).toBe('changed');
});

it('calls the same pixels unchanged, and a cut-out that lost some changed whatever light was asked for', () => {
  expect(proofVerdict(order({ match_light: true }), { largest: 0, cut: { largest: 0 } })).toBe('unchanged');
  expect(proofVerdict(order({ match_light: true }), { largest: 90, cut: { largest: 3 } })).toBe('changed');
});
