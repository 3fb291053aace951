import { expect, it } from 'vitest';
import { settingsOf, withSettings } from './form-settings.ts';

const fields = {
  product: { title: 'Mug' },
  text: 'of this one',
  sizes: ['square'],
  count: 12,
  colour: null as string | null,
  style: { dots: 'square', size: 300 },
  choices: {} as Record<string, { way: string }>,
};
const ofEach = ['product', 'text'] as const;

it('leaves what belongs to one product out of the settings', () => {
  expect(Object.keys(settingsOf(fields, ofEach))).toEqual(['sizes', 'count', 'colour', 'style', 'choices']);
});

it('puts settings into a form and leaves its product alone', () => {
  const saved = settingsOf(
    { ...fields, sizes: ['story', 'square'], count: 3, colour: '#fff', choices: { story: { way: 'crop' } } },
    ofEach,
  );
  const now = { ...fields, product: { title: 'Lamp' }, text: 'typed since' };
  expect(withSettings(now, ofEach, saved)).toEqual({
    ...now,
    sizes: ['story', 'square'],
    count: 3,
    colour: '#fff',
    choices: { story: { way: 'crop' } },
  });
});

it('never takes a product from settings, whoever wrote it into them', () => {
  expect(withSettings(fields, ofEach, { product: { title: 'Other' }, text: 'other' })).toEqual(fields);
});

it('leaves out what does not look like what the form has today', () => {
  const old = { sizes: 'story', count: '3', style: { dots: 7, size: 900 }, gone: true };
  expect(withSettings(fields, ofEach, old)).toEqual({ ...fields, style: { dots: 'square', size: 900 } });
  expect(withSettings(fields, ofEach, { sizes: [1, 2], style: [] })).toEqual(fields);
});

it('keeps a part of a field where only the rest of it belongs to one product', () => {
  const form = { words: { language: 'de', headline: 'Becher' }, size: 1 };
  const each = ['words.headline'] as const;
  const saved = settingsOf(form, each);
  expect(saved).toEqual({ words: { language: 'de' }, size: 1 });
  const now = { words: { language: 'en', headline: 'Lamp' }, size: 2 };
  expect(withSettings(now, each, saved)).toEqual({ words: { language: 'de', headline: 'Lamp' }, size: 1 });
  expect(withSettings(now, each, { words: { headline: 'Stolen' } })).toEqual(now);
});
