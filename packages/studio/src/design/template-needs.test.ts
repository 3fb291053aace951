import { expect, it } from 'vitest';
import { sampleBriefs } from '../samples/sample-briefs.ts';
import { sampleImage } from '../samples/sample-products.ts';
import type { AdBrief } from '../template-input.ts';
import { templateOf, templates } from '../templates/registry.ts';
import { unmetNeeds } from './template-needs.ts';

const bare: AdBrief = { language: 'en', direction: 'ltr', headline: 'Fresh juice' };
const images = [sampleImage('bottle')];
const lackOf = (id: string, brief: AdBrief = bare, product = { images }) => {
  const template = templateOf(id);
  if (!template) throw new Error(`${id} is no template`);
  return unmetNeeds(template, { brief, product });
};

it('asks for what only the person can give', () => {
  expect(lackOf('testimonial')).toEqual(['quote']);
  expect(lackOf('us-versus-them')).toEqual(['comparison']);
  expect(lackOf('before-after')).toEqual(['comparison']);
  expect(lackOf('countdown')).toEqual(['endsIn']);
  expect(lackOf('coupon')).toEqual(['offer']);
  expect(lackOf('receipt')).toEqual(['price', 'points']);
  expect(lackOf('big-number')).toEqual(['figure']);
  expect(lackOf('photo-headline')).toEqual(['photo']);
  // An arch, a plinth or a cover with nothing on it is no ad.
  for (const id of ['plinth', 'editorial', 'magazine-cover'])
    expect(lackOf(id, bare, { images: [] })).toEqual(['product']);
});

it('is content with a full brief, a cut-out and a photograph', () => {
  const product = { images, photos: [sampleImage('kitchen')] };
  for (const template of templates) expect(unmetNeeds(template, { brief: sampleBriefs.en, product })).toEqual([]);
});

it('does not take one reason for a list', () => {
  expect(lackOf('checklist', { ...bare, points: ['Never frozen'] })).toEqual(['points']);
  expect(lackOf('checklist', { ...bare, points: ['Never frozen', 'No sugar'] })).toEqual([]);
});
