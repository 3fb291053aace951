import { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (brief: object) => readBrief(AdBrief.parse({ product: 'Fjord Flask', ...brief }));
const lines = (brief: object) => read(brief).benefits.map((wordings) => wordings[0]?.line);

describe('the category', () => {
  it.each([
    [{ description: 'An insulated steel bottle that keeps drinks cold.' }, 'insulated steel bottle'],
    [{ product: 'Tally', description: 'Tally is an invoicing app for freelancers.' }, 'invoicing app'],
    [{ product: 'Brewly cold brew maker' }, 'cold brew maker'],
    [{ product: 'Fjord Flask', description: 'Simply the best.' }, undefined],
  ])('of %j', (brief, expected) => {
    expect(read(brief).words['category']?.[0]).toBe(expected);
  });
});

describe('facts in the description', () => {
  it('are told one by one', () => {
    expect(lines({ description: 'A bottle that keeps beer, wine and water cold and fits every cup holder.' })).toEqual([
      'keeps beer, wine and water cold',
      'fits every cup holder',
    ]);
  });
  it('do not repeat what the benefits say', () => {
    expect(
      lines({
        benefits: ['Keeps drinks cold for 24 hours'],
        description: 'It keeps drinks cold for 24 hours. Made in Norway.',
      }),
    ).toEqual(['Keeps drinks cold for 24 hours', 'Made in Norway']);
  });
  it('may be only what the thing is', () => {
    expect(lines({ product: 'Tally', description: 'Tally is an invoicing app for freelancers.' })).toEqual([
      'an invoicing app for freelancers',
    ]);
  });
});

it('speaks of many as many', () => {
  const [fact] = read({ product: 'Cloud Socks', benefits: ['Keeps feet warm'] }).benefits;
  expect(fact?.[0]).toMatchObject({
    does: 'keep feet warm',
    doesOne: 'keeps feet warm',
  });
});

it('calls a kind of thing ours, and a name by its name', () => {
  expect(read({ product: 'merino hiking socks' }).words).toMatchObject({
    product: ['our merino hiking socks'],
    brand: ['Merino hiking socks'],
  });
  expect(read({ product: 'Alba Night Cream - 50 ml' }).words['product']).toEqual(['Alba Night Cream']);
});

it.each([
  ['commuters', 'commuters'],
  ['For busy parents', 'busy parents'],
  ['homeowner', 'homeowners'],
  ['anyone who runs', 'anyone who runs'],
  ['small family with a garden', 'small families with a garden'],
])('addresses %s as %s', (audience, expected) => {
  expect(read({ audience }).words['audience']?.[0]).toBe(expected);
});

it('tells an audience whole: half of it is another claim', () => {
  const { words } = read({ audience: 'women with sensitive skin' });
  expect([words['audience'], words['audiences']]).toEqual([
    ['women with sensitive skin'],
    ['women with sensitive skin'],
  ]);
});

it('never shortens an offer, a price or a proof', () => {
  const { words } = read({
    offer: 'Free shipping, on orders over $50',
    proof: 'Rated 4.8, by 12 people',
    price: '$9, billed yearly',
  });
  expect([words['offer'], words['proof'], words['price']]).toEqual([
    ['Free shipping, on orders over $50'],
    ['Rated 4.8, by 12 people'],
    ['$9, billed yearly'],
  ]);
});
