/** Briefs of every kind a person may type: full, thin, long, foreign, sloppy and hostile. */
import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

const empty = { description: '', benefits: [], audience: '', offer: '', price: '', proof: '' };

export const englishBriefs: readonly AdBrief[] = [
  {
    product: 'Fjord Flask',
    description: 'An insulated steel bottle that keeps drinks cold for 24 hours and fits every cup holder.',
    benefits: ['Keeps drinks ice-cold for 24 hours', 'Fits every cup holder', 'Leakproof lid', 'Dishwasher safe'],
    audience: 'commuters',
    offer: '20% off this week',
    price: '$34',
    proof: 'Rated 4.8 by 2,300 riders',
  },
  {
    ...empty,
    product: 'Tally',
    description:
      'Tally is an invoicing app for freelancers. It sends reminders automatically and works in 40 currencies.',
    benefits: ['Save 3 hours a week on paperwork', 'Get paid faster', 'Automatic reminders'],
    audience: 'freelancers',
    offer: 'First month free',
    price: '$9/month',
  },
  { ...empty, product: 'merino hiking socks', benefits: ['soft, breathable merino wool', 'no blisters'] },
  { ...empty, product: 'Luma', description: 'A bedside lamp that wakes you gently with light.' },
  {
    product: 'Alba Night Cream - 50 ml',
    description: 'Alba Night Cream hydrates dry skin overnight. Made in France without parabens or perfume.',
    benefits: ['Your skin feels soft in the morning', 'Vegan and cruelty-free'],
    audience: 'women over 40 with dry skin',
    offer: 'Buy 2, get 1 free',
    price: 'from €29',
    proof: 'Dermatologically tested',
  },
  { ...empty, product: 'Yogi', audience: 'a busy parent' },
  { ...empty, product: 'X1', offer: '-15 % until Sunday' },
  {
    ...empty,
    product: 'The Ultimate Ergonomic Height Adjustable Standing Desk Converter For Home And Office Workers Everywhere',
    description: 'Stand up. Sit down. Repeat!\n• Ready in 3.5 minutes\n- holds 15kg',
    benefits: [
      'It’s easy to assemble in under 5 minutes without any tools, even if you have never built anything before!!!',
    ],
    audience: 'People who work from home and want to move more during the day without leaving their desk',
    proof: '“Best desk of 2025” (Desk Weekly, issue 7)',
  },
  { ...empty, product: '{product}', benefits: ['{does} {line}', 'constructor', '<b>bold</b> & "quoted"'], offer: '}{' },
  { ...empty, product: '🚀 Rocket', benefits: ['🔥 hot 🔥', 'Launch in 10… 9… 8…', 'ALL CAPS BENEFIT', 'a'] },
];

const translated: Partial<Record<LocaleCode, AdBrief>> = {
  de: {
    ...empty,
    product: 'Fjord Flasche',
    benefits: ['Hält Getränke 24 Stunden kalt', 'Auslaufsicherer Deckel'],
    audience: 'Pendler',
    offer: '20 % Rabatt',
    price: '34 €',
    proof: 'Mit 4,8 von 5 bewertet',
  },
  fr: {
    ...empty,
    product: 'Gourde Fjord',
    benefits: ['Garde les boissons fraîches 24 heures', 'Bouchon étanche'],
    audience: 'les voyageurs',
    offer: '-20 %',
    price: '34 €',
  },
  ja: {
    ...empty,
    product: 'フィヨルドボトル',
    benefits: ['24時間冷たさを保つ', '漏れないフタ', '食洗機で洗える'],
    audience: '通勤する人',
    offer: '今週20%オフ',
    price: '3,980円',
    proof: '評価4.8',
  },
  kr: {
    ...empty,
    product: '피오르드 텀블러',
    benefits: ['24시간 차갑게 유지', '새지 않는 뚜껑'],
    audience: '직장인',
    price: '39,000원',
  },
  cn: {
    ...empty,
    product: '峡湾保温瓶',
    description: '保冷24小时。防漏瓶盖！可用洗碗机清洗。',
    audience: '上班族',
    offer: '本周8折',
    price: '¥199',
  },
  ar: {
    ...empty,
    product: 'قارورة فيورد',
    benefits: ['تحافظ على البرودة 24 ساعة', 'غطاء محكم'],
    audience: 'المسافرون',
    offer: 'خصم 20%',
  },
  ru: {
    ...empty,
    product: 'Фьорд',
    benefits: ['Держит холод 24 часа', 'Герметичная крышка'],
    audience: 'занятые родители',
    proof: 'Оценка 4,8',
  },
};

export function briefsFor(language: LocaleCode): readonly AdBrief[] {
  const own = translated[language];
  return own === undefined ? englishBriefs : [own, ...englishBriefs];
}
