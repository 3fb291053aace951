import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { expect, it } from 'vitest';
import { analyseAd } from './analyse-ad.ts';

const ad: LibraryAdDetail = {
  id: 'x',
  source: 'import',
  brand: 'Steamwell',
  platforms: ['tiktok', 'instagram'],
  countries: ['GB'],
  language: 'en',
  format: 'image',
  cta: 'shop_now',
  category: 'food',
  headline: 'Tea that waits for you',
  body: 'Cold tea again? Ours stays hot for 12 hours. Now 20% off. Get yours.',
  description: '',
  landing_page: null,
  started_on: '2026-01-01',
  last_seen_on: '2026-04-01',
  active: true,
  running_days: 90,
  media: [],
  palette: ['#112233'],
  history: [{ on: '2026-02-01', what: 'headline', before: 'Hot tea', after: 'Tea that waits for you' }],
};

it('reads hook, offer, order and ease off the text', () => {
  expect(analyseAd(ad)).toMatchObject({
    hook: { kind: 'question', text: 'Cold tea again?' },
    angle: 'price',
    emotion: 'urgency',
    offer: '20%',
    structure: [{ part: 'hook' }, { part: 'body' }, { part: 'offer' }, { part: 'close' }],
    readability: { sentences: 4, level: 'easy' },
    strengths: [
      'long_running',
      'was_tested',
      'short_headline',
      'has_offer',
      'asks_first',
      'easy_text',
      'many_platforms',
    ],
    ideas: ['try_video'],
  });
});

it.each([
  ['冷めたお茶、もう終わり。12時間ずっと熱いまま。今なら3,480円。', 'promise', '3,480円'],
  ['还在喝凉茶？12小时保温。限时8折。', 'question', '8折'],
  ['هل برد الشاي؟ يبقى ساخنًا 12 ساعة. خصم 20٪.', 'question', '20٪'],
  ['Heißer Tee für 29 €.', 'offer', '29 €'],
  ['', 'promise', null],
])('reads %s', (body, hook, offer) => {
  const found = analyseAd({ ...ad, body });
  expect([found.hook.kind, found.offer]).toEqual([hook, offer]);
});

it.each([
  ['Cold tea again, mom? A gift for busy families.', ['parents', 'gift_givers']],
  ['Für Hunde, die gerne reisen.', ['pet_owners', 'travelers']],
  ['初心者の女性にも。', ['women', 'beginners']],
  ['هدية للمرأة', ['women', 'gift_givers']],
  ['Womenswear mentality, catalog prices.', []],
])('names whom %s speaks to', (body, groups) => {
  const { audience } = analyseAd({ ...ad, headline: 'Steamwell', body });
  expect(audience).toEqual({ groups, interest: 'food', language: 'en', countries: ['GB'] });
});
