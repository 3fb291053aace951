import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'PPC reklam üreticisi',
  title: `PPC reklamları: başlık ve açıklama | ${brand.name}`,
  description:
    '30 karakterlik başlıklar, 90 karakterlik açıklamalar, 15 karakterlik yollarla arama reklamları. Google’ın birleştirmesi için çeşitli.',
  heading: 'Google’ın uzunluklarında arama reklamları',
  paragraph:
    'Duyarlı arama reklamı 30 karakterlik üç ila on beş başlık, 90 karakterlik iki ila dört açıklama ve 15 karakterlik iki yol alır. Araç verdiğiniz bilgilerden beş başlık, iki açıklama ve iki yol çıkarır. Her biri başka bir şey söyler, böylece Google’ın her birleşimi anlamlı kalır.',
} satisfies PageWords;
