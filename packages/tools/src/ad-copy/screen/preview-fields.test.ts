import { describe, expect, it } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { previewFields } from './preview-fields.ts';

const lamp = {
  ...fieldsFrom({}, 'en'),
  product: 'Kestrel desk lamp',
  description: 'A slim lamp.',
  benefits: 'Dims\nFolds',
  offer: '15% off',
};

describe('the preview of an ad', () => {
  it('puts the facts where the network shows them, with its limits', () => {
    expect(previewFields(lamp)).toEqual([
      { name: 'primary', text: 'A slim lamp.', count: 12, limit: 2200, visible: 125 },
      { name: 'headline', text: 'Kestrel desk lamp', count: 17, limit: 255, visible: 40 },
      { name: 'description', text: '15% off', count: 7, limit: 255, visible: 30 },
    ]);
  });

  it('counts as the network counts', () => {
    const [text] = previewFields({ ...lamp, network: 'tiktok', description: '灯り' });
    expect(text).toMatchObject({ name: 'text', count: 4, limit: 100 });
  });

  it('falls back to the benefits where nothing is described', () => {
    expect(previewFields({ ...lamp, description: ' ', kind: 'hook' })[0]?.text).toBe('Dims\nFolds');
  });

  it('sets no limit where the kind has none', () => {
    expect(previewFields({ ...lamp, kind: 'radio' })).toEqual([
      { name: 'text', text: 'A slim lamp.', count: 12, limit: null, visible: null },
    ]);
  });
});
