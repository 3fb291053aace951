import { describe, expect, it } from 'vitest';
import { speechLanguages, type SpeechLanguage } from '../speech-language.ts';
import { phrasesOf } from './phrases.ts';

const said = (text: string, language: SpeechLanguage = 'en'): string =>
  phrasesOf(text, language)
    .flatMap(({ tokens }) => tokens.map(({ say }) => say))
    .filter(Boolean)
    .join(' ');

describe('what is said', () => {
  it.each<[SpeechLanguage, string, string]>([
    ['en', 'Now $24.99, was $1,299.', 'Now 24 dollars 99, was 1299 dollars.'],
    ['en', 'Save 30% on 500 ml & more', 'Save 30 percent on 500 milliliters and more'],
    ['en', 'Dr. Lee vs. Mr. Fox, approx. 5 kg', 'doctor Lee versus mister Fox, approximately 5 kilograms'],
    ['en', 'Order at shop.example.com 24/7 🎉', 'Order at shop dot example dot com 24 7'],
    ['en', 'Open 10:30 — #1 choice 💯', 'Open 10 30, number 1 choice 100'],
    [
      'de',
      'Nur 24,99 € statt 2.980 €, z. B. inkl. MwSt.',
      'Nur 24 Euro 99 statt 2980 Euro, zum Beispiel inklusive Mehrwertsteuer',
    ],
    ['fr', 'À 19,90 € ou 1 200 € en 24 h', 'À 19 euros 90 ou 1200 euros en 24 heures'],
    ['es', 'Solo 5,50 € y 20 % menos', 'Solo 5 euros con 50 y 20 por ciento menos'],
    ['it', '3 € al mese, ecc.', '3 euro al mese, eccetera'],
    ['pt', 'R$ 49,90 à vista', '49 Reais e 90 à vista'],
    ['nl', '€ 12,50 incl. btw', '12 euro 50 inclusief b t w'],
    ['tr', '%20 indirim, 199,90 TL', 'yüzde 20 indirim, 199 lira 90'],
    ['ru', 'Всего 24 $ или 1 990 ₽', 'Всего 24 доллара или 1990 рублей'],
    ['id', 'Rp 150.000 saja, 20%', '150000 Rupiah saja, 20 persen'],
    ['ko', '15,000원, 30% 할인', '15000 원, 30 퍼센트 할인'],
    ['zh-Hans', '只要¥99，优惠30%', '只要 99元， 优惠 百分之30'],
    ['zh-Hant', '只要$1,290，優惠30%', '只要 1290元， 優惠 百分之30'],
    ['ar', 'خصم ٣٠٪ الآن', 'خصم 30 بالمئة الآن'],
    ['ja', '2,980円で30%オフ', '2980円 で 30 パーセント オフ'],
  ])('%s: %s', (language, text, expected) => {
    expect(said(text, language)).toBe(expected);
  });

  it.each(speechLanguages)('leaves no sign in %s that a voice would stumble over', (language) => {
    const text = said('ABC™ & DEF: *50%* off “now” → $5, 3 kg 🚀🎉 👩‍🚀', language);
    expect(text).not.toMatch(/[%$&*™“”→🚀🎉👩]/u);
    expect(text).toContain('50');
  });
});

describe('captions and pauses', () => {
  it('keeps every word as it is written, emojis with the word before them', () => {
    const [phrase] = phrasesOf('Only $24.99 today 🎉 friends', 'en');
    expect(phrase?.tokens.map(({ source }) => source)).toEqual(['Only', '$24.99', 'today 🎉', 'friends']);
  });

  it('loses no letter of a text in any language', () => {
    const text = 'Hello, world! “Buy” 3 kg at shop.com — now… ok?';
    for (const language of speechLanguages) {
      const sources = phrasesOf(text, language).flatMap(({ tokens }) => tokens.map(({ source }) => source));
      expect(sources.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
    }
  });

  it('cuts sentences, not abbreviations, and hears the mood', () => {
    const phrases = phrasesOf('Is Dr. Lee in? Yes! Come by.', 'en');
    expect(phrases.map(({ tokens, mood }) => [tokens.length, mood])).toEqual([
      [4, 'question'],
      [1, 'exclamation'],
      [2, 'statement'],
    ]);
  });

  it.each([
    ['Wait [pause 0.8s] now', [0.8, 0]],
    ['Wait [pause] now', [0.5, 0]],
    ['Wait <break time="250ms"/> now', [0.25, 0]],
    ['Wait [pause 90s] now', [10, 0]],
    ['One\n\nTwo', [0.6, 0]],
    ['One. Two.', [0.32, 0]],
  ])('%s', (text, pauses) => {
    expect(phrasesOf(text, 'en').map(({ pauseAfter }) => pauseAfter)).toEqual(pauses);
  });

  it('says a brand as it is told, also as IPA, and whatever its case', () => {
    const pronunciations = [
      { word: 'Aurora', say: 'oh-roar-ah' },
      { word: 'Xyz', say: '/ˈzaɪz/' },
    ];
    const [phrase] = phrasesOf('AURORA by xyz, not Auroral.', 'en', { pronunciations });
    expect(phrase?.tokens.map(({ say }) => say)).toEqual(['oh-roar-ah', 'by', '/ˈzaɪz/,', 'not', 'Auroral.']);
  });
});
