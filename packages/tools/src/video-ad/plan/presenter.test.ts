import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { people } from '@adwright/people/people.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { expect, it } from 'vitest';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { frameOfRatio, ratios } from '../../kit/film/plan/ratios.ts';
import { VideoAdInput, type VideoAdOrder } from '../contract.ts';
import { contract } from '../contract.ts';
import { batch } from './batch-sheet.ts';
import { openingSpeech, presenterClip, presenterRatio, showsPresenter, withPresenter } from './presenter.ts';
import { filmOf } from './film-of.ts';
import { versionsOf } from './versions.ts';

const avatar = personRef(people[0]?.id ?? '', people[0]?.looks[0]?.id ?? '');
const scenes = [
  { spoken: 'Cold feet?', on_screen: 'Cold feet?', seconds: 3 },
  { spoken: 'Warm socks.', on_screen: 'Warm', seconds: 4 },
];
const input = VideoAdInput.parse({ product: { title: 'Socks' }, script: { scenes }, voice: 'en-olivia', avatar });
const order = input as VideoAdOrder;
const clip = presenterClip('00000000-0000-4000-8000-000000000001', { width: 1080, height: 1920 }, 4);

it('lets somebody say the opening, in one format or in a square that all are cut from', () => {
  expect([presenterRatio(['16:9']), presenterRatio(['9:16', '9:16']), presenterRatio(['9:16', '1:1'])]).toEqual([
    '16:9',
    '9:16',
    '1:1',
  ]);
  const shown = withPresenter(order, clip);
  expect(shown.script.scenes.map((scene) => scene.clip?.asset)).toEqual([clip.asset, undefined]);
  expect(shown.script.scenes.map((scene) => scene.on_screen)).toEqual(['', 'Warm']);
});

it('shows nobody where nothing is said, nobody was chosen, or footage was', () => {
  expect(showsPresenter(input)).toBe(true);
  expect(showsPresenter({ ...input, voice: null })).toBe(false);
  expect(showsPresenter({ ...input, avatar: null })).toBe(false);
  expect(showsPresenter(withPresenter(order, clip))).toBe(false);
});

it('speaks on the clock of the opening', () => {
  const said = {
    samples: new Float32Array(sampleRate).fill(0.5),
    words: [{ text: 'Cold', start: 0, end: 1 }],
    sounds: [],
  };
  const times = { seconds: [3, 4], starts: [0.25, 3.2], words: [], total: 7 };
  const { samples, words, sounds } = openingSpeech(said, times);
  expect(samples.length).toBe(4 * sampleRate);
  expect([samples[0], samples[Math.round(0.3 * sampleRate)], samples[2 * sampleRate]]).toEqual([0, 0.5, 0]);
  expect(words).toEqual([{ text: 'Cold', start: 0.25, end: 1.25 }]);
  expect(sounds).toBeNull();
});

it('films the presenter again for another opening, and costs a credit for each', () => {
  const hooks = [{ spoken: 'Warm feet!', on_screen: 'Warm feet!' }];
  const [own, other] = versionsOf({ ...withPresenter(order, clip), hooks });
  expect(own?.order.script.scenes[0]?.clip).toBeDefined();
  expect(other?.order.script.scenes[0]).not.toHaveProperty('clip');
  const without = { ...input, avatar: null };
  expect(contract.price(input) - contract.price(without)).toBe(1);
  expect(contract.price({ ...input, hooks }) - contract.price({ ...without, hooks })).toBe(2);
  expect(() => contract.check?.({ ...input, voice: null })).toThrow();
});

it('says while they are seen that they were made with AI, and clear of the captions', () => {
  const shown = withPresenter(order, clip);
  for (const ratio of ratios) {
    const { overlay } = filmOf(shown, ratio, { pictures: noPictures, lines: [], locale: 'en', label: 'Made with AI' });
    const [label, captions] = ['label', 'captions'].map((id) => overlay.find((layer) => layer.id === id));
    expect(label).toMatchObject({ text: 'Made with AI', time: { start: 0 } });
    expect(label?.time?.end).toBeLessThan(4);
    const [one, other] = [label?.box, captions?.box];
    if (!one || !other) throw new Error('nowhere to be seen');
    expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true);
    expect(one.y + one.height).toBeLessThanOrEqual(frameOfRatio(ratio).height);
  }
  const silent = filmOf(shown, '9:16', { pictures: noPictures, lines: [], locale: 'en' });
  expect(silent.overlay.some(({ id }) => id === 'label')).toBe(false);
});

it('is chosen in a sheet by name, and sounds as they look', () => {
  const row = batch.paramsOf({ product: 'Socks', avatar: people[0]?.name ?? '' }, { stored: false });
  expect(row).toMatchObject({ avatar, voice: people[0]?.gender === 'woman' ? 'female' : 'male' });
  expect(batch.paramsOf({ product: 'Socks' }, { stored: false })).not.toHaveProperty('avatar');
});
