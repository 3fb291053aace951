import { ProductImageInput, ProductPlaceId, ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import { places } from '@adwright/places/places.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import { describe, expect, it } from 'vitest';
import { contract as productImage } from '../contract.ts';
import { planDrawings } from './plan.ts';

const scene = (id: string) => ({ kind: 'scene' as const, scene: id });
const input = (some: object): ProductImageInput =>
  ProductImageInput.parse({ picture: 'sample:mug:cutout', backdrops: [scene('arch')], ...some });

describe('the plan of product images', () => {
  it('draws every scene in every size and the white picture once', () => {
    const drawings = planDrawings(
      input({
        title: 'Müsli Mug №1',
        backdrops: [scene('arch'), scene('linen')],
        sizes: [{ kind: 'square' }, { kind: 'own', width: 300, height: 200 }, { kind: 'marketplace' }],
      }),
    );
    expect(drawings.map(({ name }) => name)).toEqual([
      'musli-mug-no1-arch-1080x1080',
      'musli-mug-no1-arch-300x200',
      'musli-mug-no1-linen-1080x1080',
      'musli-mug-no1-linen-300x200',
      'musli-mug-no1-marketplace-2000x2000',
    ]);
  });

  it('draws what is named twice once, and what is painted from words each time', () => {
    const place = { kind: 'place', place: 'dune-gold' };
    const words = { kind: 'prompt', prompt: 'a mossy stone' };
    const order = input({
      backdrops: [place, words, place, place, words],
      sizes: [{ kind: 'square' }, { kind: 'square' }, { kind: 'own', width: 300, height: 200 }],
    });
    const drawings = planDrawings(order).map(({ backdrop, width }) => [backdrop, width].join());
    expect(drawings).toEqual(['0,1080', '0,300', '1,1080', '1,300', '4,1080', '4,300']);
    expect(productImage.price(order)).toBe(3);
    const twoColors = [scene('arch'), { ...scene('arch'), color: '#112233' }];
    expect(productImage.price(input({ backdrops: twoColors }))).toBe(2);
  });

  it('never gives two files the same name', () => {
    const two = [
      { kind: 'color', color: '#ff0000' },
      { kind: 'color', color: '#00ff00' },
    ];
    const names = planDrawings(input({ backdrops: two })).map(({ name }) => name);
    expect(names).toEqual(['product-color-1080x1080', 'product-color-1080x1080-2']);
  });
});

describe('the contract', () => {
  it('knows every scene that is painted, and no other', () => {
    expect(scenes.map(({ id }) => id)).toEqual(ProductSceneId.options);
  });

  it('knows every place that was photographed, and no other', () => {
    expect(places.map(({ id }) => id)).toEqual(ProductPlaceId.options);
  });

  it('costs a credit a scene, and one for the white picture alone', () => {
    expect(productImage.price(input({ backdrops: [scene('arch'), scene('linen'), scene('dune')] }))).toBe(3);
    expect(productImage.price(input({ backdrops: [], sizes: [{ kind: 'marketplace' }] }))).toBe(1);
  });

  it('refuses sizes without anything to put the product before', () => {
    expect(() => productImage.check?.(input({ backdrops: [] }))).toThrow('invalid_input');
    expect(() => productImage.check?.(input({ backdrops: [], sizes: [{ kind: 'marketplace' }] }))).not.toThrow();
  });
});
