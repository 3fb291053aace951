import type { LanguageWords } from '../glossary-ideas.ts';

export const ru = {
  terms: {
    image: 'изображен',
    platform: 'площад',
    background: 'фон',
    template: 'шаблон',
    file: 'файл',
    fileSize: 'размер',
    cutout: 'вырез',
    landingPage: 'посадочн',
    credits: 'кредит',
    variant: 'вариант',
    headline: 'заголов',
    layout: 'макет',
    campaign: 'кампани',
    administrator: 'администратор',
    exporting: 'экспорт',
    banner: 'баннер',
    refunded: 'возвра',
  },
  avoid: [
    { pattern: '(?<!\\p{L})(?:ты|тебя|тебе|твой|твоя|твоё|твои|твоего|твоих)(?!\\p{L})', say: 'вы' },
    { pattern: 'картин', say: 'изображение' },
    { pattern: 'щелч', say: 'клик' },
  ],
} satisfies LanguageWords;
