import { describe, expect, it } from 'vitest';
import { benefitForms } from './benefit-forms.ts';

const forms = (benefit: string) => benefitForms(benefit, 'Fjord Flask');

describe('what the product does', () => {
  it.each([
    ['Keeps drinks cold for 24 hours', 'keeps drinks cold for 24 hours', 'keep drinks cold for 24 hours'],
    ['It washes in cold water', 'washes in cold water', 'wash in cold water'],
    ['Fjord Flask fits every cup holder', 'fits every cup holder', 'fit every cup holder'],
    ['Works in 40 currencies', 'works in 40 currencies', 'work in 40 currencies'],
    ['Carries up to 2 litres', 'carries up to 2 litres', 'carry up to 2 litres'],
  ])('%s', (benefit, does, many) => {
    expect(forms(benefit)).toMatchObject({ does, many });
    expect(forms(benefit).thing).toBeUndefined();
  });
});

describe('what the reader does', () => {
  it.each([
    ['Save 3 hours a week', 'save 3 hours a week', 'saving 3 hours a week'],
    ['You get paid faster', 'get paid faster', 'getting paid faster'],
    ['Helps you sleep better', 'sleep better', 'sleeping better'],
    ['Cut your energy bill', 'cut your energy bill', 'cutting your energy bill'],
  ])('%s', (benefit, youDo, doing) => {
    expect(forms(benefit)).toMatchObject({ youDo, doing });
  });
  it('becomes what the product helps with', () => {
    expect(forms('Save 3 hours a week').does).toBe('helps you save 3 hours a week');
  });
});

describe('what the product has', () => {
  it.each([
    ['Leakproof lid', 'a leakproof lid'],
    ['Automatic reminders', 'automatic reminders'],
    ['Free shipping', 'free shipping'],
    ['Soft, breathable merino wool', 'soft, breathable merino wool'],
    ['Hourly backup', 'an hourly backup'],
    ['USB-C port', 'a USB-C port'],
    ['2-year warranty', 'a 2-year warranty'],
  ])('%s is %s', (benefit, thing) => {
    expect(forms(benefit)).toMatchObject({ thing, does: `comes with ${thing}` });
  });
});

describe('what the product is', () => {
  it.each([
    'Easy to clean',
    'Dishwasher safe',
    'Made in Portugal',
    'Vegan and cruelty-free',
    'Lighter than a feather',
    '100% waterproof',
  ])('%s', (benefit) => {
    const { trait, does } = forms(benefit);
    expect(trait?.toLowerCase()).toBe(benefit.toLowerCase());
    expect(does).toBe(`is ${trait}`);
  });
});

it.each([
  'No more blisters',
  'Your skin feels soft',
  'Never runs out',
  'The battery is always full',
  'Data in 140 countries',
  'Kids under 12 get in free',
  'Warm light, dimmable to 2%',
  'Zorbs in seconds',
  'San Marzano tomatoes',
  'One bottle lasts three months',
])('%s can only stand as it is', (benefit) => {
  const { line, ...others } = forms(benefit);
  expect(line).toBe(benefit);
  expect(others).toEqual({});
});
