import { expect, it } from 'vitest';
import { namesChild } from './names-child.ts';

it.each([
  'Baby Emma 6 months',
  'Emma (6 months old)',
  'Leo, 5 years old',
  'Leo 5yo',
  'Mia - age 9',
  'Emma 6 Monate',
  'Léa, 4 ans',
  'Lucía 5 años',
  'Аня 7 лет',
  'さくら 5歳',
  '小明 3岁',
  '지우 7살',
  'Elif 6 aylık',
  'Newborn Noah',
])('knows that “%s” is a child', (name) => expect(namesChild(name)).toBe(true));

it.each([
  'Baby Thomas',
  'Emma',
  'Ada Moreau',
  'Leo 35 years old',
  'Mia, age 42',
  'Jean 30 ans',
  'Anna v2',
  'May Days',
  'June 2026',
  'Ana Meses',
  'Team of 12',
  'Simo 6',
])('takes “%s” for a grown-up', (name) => expect(namesChild(name)).toBe(false));
