import type { SpokenWords } from './spoken-words-shape.ts';

export const ar: SpokenWords = {
  and: 'و',
  at: 'آت',
  plus: 'زائد',
  equals: 'يساوي',
  dot: 'نقطة',
  slash: 'شرطة مائلة',
  hashtag: 'هاشتاغ',
  times: 'في',
  number: 'رقم',
  percent: '# بالمئة',
  centsJoin: 'و',
  countries: /\s(?:أمريكي|أمريكيًا|إسترليني|ياباني|صيني|روسي|تركية|برازيلي|سعودي)$/gu,
  abbreviations: {
    'د.': 'دكتور',
    'أ.': 'أستاذ',
    إلخ: 'إلى آخره',
    'ص.ب': 'صندوق بريد',
    'م.': 'مهندس',
    كم: 'كيلومتر',
    'ر.س': 'ريال',
  },
};
