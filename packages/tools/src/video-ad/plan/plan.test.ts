import { sampleProducts } from '@adwright/samples/products.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { describe, expect, it } from 'vitest';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { contract, VideoAdInput, type VideoAdOrder } from '../contract.ts';
import { filmOf } from './film-of.ts';
import { isOverlong } from './film-seconds.ts';
import { filmsFor, filmTemplates } from './offered.ts';
import { ratios } from '../../kit/film/plan/ratios.ts';
import { guessedLine, timeScenes } from './scene-times.ts';
import { firstScript } from './write-script.ts';

const product = adProductOfSample(sampleProducts[1]);
const orderIn = async (language: 'en' | 'ar' | 'ja', length: 15 | 20 | 30): Promise<VideoAdOrder> => {
  const script = await firstScript(product, { locale: language, length, seed: 4 });
  return VideoAdInput.parse({ product, language, length, script }) as VideoAdOrder;
};

describe('the clock of a film', () => {
  const scenes = [
    { spoken: 'One two three.', on_screen: 'One', seconds: 4 },
    { spoken: 'Four.', on_screen: 'Four', seconds: 3 },
    { spoken: 'Buy it.', on_screen: 'Buy', seconds: 3 },
  ];
  const line = (seconds: number) => ({ seconds, words: [{ text: 'Word', start: 0.1, end: seconds }] });

  it('keeps the planned length where the voice fits into it', () => {
    const { total, starts, words } = timeScenes(scenes, [line(2), line(1), line(1)]);
    expect(total).toBeCloseTo(10, 1);
    expect(words.map(({ start }) => start)).toEqual(starts.map((start) => start + 0.1));
  });

  it('never hurries a voice: a slow one makes a longer film', () => {
    const { seconds, total } = timeScenes(scenes, [line(6), line(5), line(4)]);
    expect(seconds[0]).toBeGreaterThanOrEqual(6.2);
    expect(total).toBeGreaterThan(15);
  });

  it('guesses when words are said that nobody has said yet', () => {
    const { seconds, words } = guessedLine('Real yuzu juice.', 'en');
    expect(words.map(({ text }) => text)).toEqual(['Real', 'yuzu', 'juice.']);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(seconds);
  });
});

describe('a film', () => {
  it.each(['en', 'ar', 'ja'] as const)(
    'is as long as asked for, with a call on its button, in %s',
    async (language) => {
      for (const length of [15, 30] as const) {
        const order = await orderIn(language, length);
        const film = filmOf(order, '9:16', { pictures: noPictures, lines: [], locale: language });
        expect(Math.abs(durationOf(film) - length)).toBeLessThan(1);
        expect(order.script.scenes.at(-1)?.on_screen).not.toBe('');
      }
    },
  );

  it('captions no line that stands on the screen word for word, and still tells it in a file of subtitles', async () => {
    const order = await orderIn('en', 15);
    const scenes = order.script.scenes.map((scene, index) =>
      index === 1
        ? { ...scene, spoken: 'Real yuzu juice.', on_screen: 'Real yuzu juice' }
        : { ...scene, spoken: 'Said' },
    );
    const twice = { ...order, captions: 'pill' as const, script: { ...order.script, scenes } };
    const told = (options?: { everyWord: boolean }): string[] =>
      filmOf(twice, '9:16', { pictures: noPictures, lines: [], locale: 'en' }, options)
        .overlay.flatMap((layer) => (layer.kind === 'captions' ? layer.words : []))
        .map(({ text }) => text);
    expect(told()).not.toContain('yuzu');
    expect(told({ everyWord: true })).toContain('yuzu');
  });

  it('sounds the same in every ratio', async () => {
    const order = await orderIn('en', 15);
    const [first, ...others] = ratios.map((ratio) => {
      const { audio } = filmOf(order, ratio, { pictures: noPictures, lines: [], locale: 'en' });
      return JSON.stringify(audio);
    });
    expect(others.every((audio) => audio === first)).toBe(true);
  });
});

it('offers no film that lives on what nobody said', () => {
  expect(filmTemplates).not.toContain('review-stack');
  expect(filmsFor({ pictures: [], price: null })).not.toContain('price-drop');
  expect(filmsFor({ pictures: [], price: 3 })).toContain('price-drop');
});

it('costs what its words need, whatever seconds an order claims for them', async () => {
  const orderOf = (spoken: string, scenes: number, some: object = {}) => {
    const script = { scenes: Array.from({ length: scenes }, () => ({ spoken, on_screen: 'One', seconds: 0.5 })) };
    return VideoAdInput.parse({ product, voice: 'anyone', script, ...some });
  };
  const wordy = orderOf('The same lamp shines on all of us. '.repeat(11), 12);
  expect(() => contract.check?.(wordy)).toThrow();
  expect(contract.price(orderOf('The same lamp shines on all of us.', 12))).toBeGreaterThan(3);
  const unsaid = { scenes: Array.from({ length: 12 }, () => ({ on_screen: '七'.repeat(120), seconds: 0.5 })) };
  expect(() => contract.check?.(VideoAdInput.parse({ product, script: unsaid }))).toThrow();
  for (const language of ['en', 'ar', 'ja'] as const) {
    const order = { ...(await orderIn(language, 15)), voice: 'anyone' };
    expect(isOverlong(order, 22)).toBe(false);
    expect(isOverlong(order, 60)).toBe(true);
  }
});

it.each(['en', 'ar', 'ja'] as const)(
  'costs no more for the script we write than its length does, in %s',
  async (language) => {
    for (const length of [15, 20, 30] as const) {
      const order = await orderIn(language, length);
      expect(contract.price({ ...order, voice: 'anyone' })).toBe(contract.price({ ...order, script: null }));
    }
  },
);

it('costs by the ratio and the length', () => {
  const price = (some: object): number => contract.price(VideoAdInput.parse({ product, ...some }));
  expect([price({}), price({ ratios }), price({ length: 20 }), price({ length: 30, ratios })]).toEqual([2, 8, 3, 16]);
});
