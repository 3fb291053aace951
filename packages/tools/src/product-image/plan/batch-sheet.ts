import { ProductImageFormat, ProductPlaceId, ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import { defineSheet } from '../../kit/batch/plan/sheet.ts';

const area = 'tool-product-image';
const places: readonly string[] = ProductPlaceId.options;
const sizes = ['square', 'portrait', 'story', 'wide', 'marketplace'];

export const batch = defineSheet({
  columns: [
    { id: 'product', kind: 'stored', longest: 160, required: true, paths: ['picture', 'product_id', 'title'] },
    {
      id: 'scene',
      kind: 'choice',
      options: [...places, ...ProductSceneId.options],
      named: { area, at: ['places', 'scenes'] },
      required: true,
      paths: ['backdrops'],
    },
    { id: 'size', kind: 'choice', options: sizes, named: { area, at: ['sizes'] }, paths: ['sizes'] },
    { id: 'format', kind: 'choice', options: ProductImageFormat.options, paths: ['formats'] },
  ],
  paramsOf({ scene = '', size, format }) {
    const backdrop = places.includes(scene) ? { kind: 'place', place: scene } : { kind: 'scene', scene };
    return {
      backdrops: [backdrop],
      ...(size && { sizes: [{ kind: size }] }),
      ...(format && { formats: [format] }),
    };
  },
});
