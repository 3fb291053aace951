import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { describe, expect, it } from 'vitest';
import { factsOf } from './ad-facts.ts';

const factsIn = (text: string) => factsOf(ImageAdInput.parse({ mode: 'wall', text }) as ImageAdWallInput, 'en');

describe('what is read from a message', () => {
  it('has a name before a colon and sentences after it', () => {
    expect(factsIn('Café Mira: we open on Friday. Free coffee till noon.')).toMatchObject({
      title: 'Café Mira',
      points: ['we open on Friday', 'Free coffee till noon'],
    });
  });

  it.each(['Doors open at 9:30 on Friday', 'See https://shop.example/lamp today'])(
    'takes the colon of a time or a link for no name: %s',
    (text) => {
      expect(factsIn(text)).toMatchObject({ title: '', lines: [text] });
    },
  );

  it.each([
    ['Now $9.99 a month. Cancel anytime.', ['Now $9.99 a month', 'Cancel anytime']],
    ['Only 1,299 euros, shipping included', ['Only 1,299 euros', 'shipping included']],
  ])('never takes a figure apart: %s', (text, points) => {
    expect(factsIn(text).points).toEqual(points);
  });
});
