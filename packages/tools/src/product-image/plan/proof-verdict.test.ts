import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { expect, it } from 'vitest';
import { proofVerdict } from './proof-verdict.ts';

const inPlace = { kind: 'place', place: 'dune-gold' };
const order = (some: object) =>
  ProductImageInput.parse({ picture: 'sample:mug:cutout', backdrops: [inPlace], ...some });
const made = (proof: { largest: number; cut: { largest: number } | null }, at_edge = false) => ({ proof, at_edge });

it('warns of changed pixels only where nobody asked for them', () => {
  const changed = made({ largest: 90, cut: null });
  expect(proofVerdict(order({ match_light: true }), changed)).toBe('matched');
  expect(proofVerdict(order({}), changed)).toBe('changed');
  expect(proofVerdict(undefined, changed)).toBe('changed');
});

it('believes no light of a place where there is none', () => {
  const white = { match_light: true, backdrops: [{ kind: 'color', color: '#ffffff' }] };
  expect(proofVerdict(order(white), made({ largest: 90, cut: null }))).toBe('changed');
});

it('calls the same pixels unchanged, and a cut-out that lost some changed whatever light was asked for', () => {
  expect(proofVerdict(order({ match_light: true }), made({ largest: 0, cut: { largest: 0 } }))).toBe('unchanged');
  expect(proofVerdict(order({ match_light: true }), made({ largest: 90, cut: { largest: 3 } }))).toBe('changed');
});

it('claims nothing of a product that may lack a part, and still warns of what changed', () => {
  expect(proofVerdict(order({}), made({ largest: 0, cut: { largest: 0 } }, true))).toBeNull();
  expect(proofVerdict(order({}), made({ largest: 9, cut: { largest: 0 } }, true))).toBe('changed');
  expect(proofVerdict(order({ match_light: true }), made({ largest: 9, cut: null }, true))).toBe('matched');
});
