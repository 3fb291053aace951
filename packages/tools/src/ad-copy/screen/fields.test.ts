import { assertWritable } from '@adwright/copywriter/assert-writable.ts';
import { describe, expect, it } from 'vitest';
import { linesIn } from '../../kit/form/plan/typed-text.ts';
import { fieldsFrom, hasFacts, parseFields } from './fields.ts';

describe('the fields of the ad copy form', () => {
  it('start from a product’s name alone', () => {
    const fields = fieldsFrom({ brief: { product: 'Kestrel lamp' } }, 'de');
    expect(fields).toMatchObject({
      product: 'Kestrel lamp',
      network: 'meta',
      tone: 'friendly',
      language: 'de',
      count: 5,
    });
  });

  it('come back unchanged from the input they made', () => {
    const fields = {
      ...fieldsFrom({ kind: 'hook', network: 'tiktok', tone: 'bold', count: 3, language: 'kr' }, 'en'),
      product: 'Lamp',
      description: 'A lamp.',
      benefits: 'Dims\nFolds',
      offer: '15% off',
    };
    const parsed = parseFields(fields);
    if (!parsed.success) throw parsed.error;
    expect(fieldsFrom(parsed.data, 'en')).toEqual(fields);
  });

  it('take benefits line by line and skip empty ones', () => {
    expect(linesIn('  Dims \n\n Folds flat\n')).toEqual(['Dims', 'Folds flat']);
  });

  it('ignore a language that is none of the product’s', () => {
    expect(fieldsFrom({ language: 'xx' }, 'fr').language).toBe('fr');
  });

  it('know what the writer would refuse', () => {
    const bare = { ...fieldsFrom({ brief: { product: 'Lamp', price: '$8' } }, 'en') };
    for (const fields of [
      bare,
      { ...bare, offer: '15% off' },
      { ...bare, benefits: 'Dims' },
      { ...bare, proof: ' ' },
    ]) {
      const parsed = parseFields(fields);
      if (!parsed.success) throw parsed.error;
      const refused = ((): boolean => {
        try {
          assertWritable(parsed.data);
          return false;
        } catch {
          return true;
        }
      })();
      expect(hasFacts(fields)).toBe(!refused);
    }
  });
});
