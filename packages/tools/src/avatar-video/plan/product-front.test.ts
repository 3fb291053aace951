import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { people } from '@adwright/people/people.ts';
import { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { framePerson } from '../../kit/avatar/plan/frame-person.ts';
import { inFrame } from '../../kit/talking/plan/framing.ts';
import { frameOfRatio, ratios } from '../../kit/film/plan/ratios.ts';
import { contract } from '../contract.ts';
import { filmOfAvatar, standingOf } from './film-of-avatar.ts';
import { frontShotOf } from './photograph-front.ts';
import { layoutOf, type Rect } from './product-layout.ts';
import { isTold, scriptOrder, spokenOf } from './script-about.ts';

const avatar = personRef(people[0]?.id ?? '', people[0]?.looks[0]?.id ?? '');
const product = {
  picture: 'sample:candle:cutout',
  title: 'Amber Candle',
  price: '$24',
  cta: 'Shop now',
  benefits: 'Burns for 50 hours',
};
/** Somebody from the head to the waist, and their face. */
const picture = { width: 960, height: 1200 };
const shown = { x: 330, y: 240, width: 300, height: 370 };
const cutout = { kind: 'cutout', width: 400, height: 600 } as const;
const words = [{ text: 'Hello', start: 0.3, end: 0.8 }];

it.each(ratios.flatMap((ratio) => [[ratio, 'en'] as const, [ratio, 'ar'] as const]))(
  'shows the product in front in %s (%s): nothing past the frame, captions neither on the face nor on the product',
  (ratio, language) => {
    const frame = frameOfRatio(ratio);
    const input = AvatarVideoInput.parse({ avatar, script: 'Hello', voice: 'v', ratio, language, product });
    const crop = framePerson(frame, picture, shown, standingOf(input));
    const face = inFrame(shown, crop, frame);
    const parts = { frame, fps: 30, seconds: 3, words, label: 'Made with AI', face };
    const film = Creative.parse(filmOfAvatar(input, parts, cutout));
    const below = ratio === '9:16' ? ['counter', 'shadow'] : [];
    expect(film.overlay.map(({ id }) => id)).toEqual(['card', ...below, 'product', 'words', 'captions', 'label']);
    expect(film.overlay.find(({ id }) => id === 'product')?.motion ?? []).toEqual([]);
    const layout = layoutOf(frame, language === 'ar');
    for (const { x, y, width, height } of [layout.card, layout.picture, layout.words]) {
      expect(Math.min(x, y, frame.width - x - width + 1, frame.height - y - height + 1)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(60);
    }
    // What is written over by platforms is no empty card: a counter begins where words end, and the product is on it.
    const counter = layout.counter ?? frame.height;
    expect(counter).toBeGreaterThan(layout.words.y + layout.words.height);
    expect(layout.picture.y + layout.picture.height).toBeLessThan(frame.height * (layout.counter === null ? 1 : 0.78));
    const captions = film.overlay.find(({ id }) => id === 'captions')?.box;
    expect(captions?.y).toBeGreaterThanOrEqual(face.y + face.height);
    const beside = layout.card.width < frame.width;
    const clear = beside
      ? Number(captions?.x) + Number(captions?.width) <= layout.card.x ||
        Number(captions?.x) >= layout.card.x + layout.card.width
      : Number(captions?.y) + Number(captions?.height) <= layout.picture.y + 1;
    expect(clear).toBe(true);
  },
);

it.each(['9:16', '16:9'] as const)(
  'gives a long name the room of a price and a button that are not there in %s',
  (ratio) => {
    const frame = frameOfRatio(ratio);
    const title = 'Hand-poured amber and sandalwood candle with soy wax';
    const named = { ...product, title, price: '', cta: '' };
    const input = AvatarVideoInput.parse({ avatar, script: 'Hello', voice: 'v', ratio, product: named });
    const face = inFrame(shown, framePerson(frame, picture, shown, standingOf(input)), frame);
    const parts = { frame, fps: 30, seconds: 3, words, label: 'Made with AI', face };
    const film = Creative.parse(filmOfAvatar(input, parts, cutout));
    const { overlay } = layoutCreative(film, evenMeasurer);
    const { y, height } = layoutOf(frame, false).words;
    const name = overlay.find(({ id }) => id === 'title');
    expect(name?.paint.kind === 'text' && name.paint.lines.map(({ text }) => text).join(' ')).toBe(title);
    expect(name?.box.height).toBeLessThanOrEqual(height + 1);
    expect(name?.box.y).toBeGreaterThanOrEqual(y - 1);
  },
);

const calls = [
  'Order now at otter.shop',
  'Jetzt bestellen auf hautnah-pflege.de',
  'www.the-very-long-yuzu-soda-company.shop',
];

it.each(
  ratios.flatMap((ratio) =>
    ['en', 'ar'].flatMap((language) =>
      calls.flatMap((cta) => (['cutout', 'photograph'] as const).map((kind) => [cta, ratio, language, kind] as const)),
    ),
  ),
)(
  'shows “%s” whole in %s (%s, %s): an address is never dropped, nor what is read written over',
  (cta, ratio, language, kind) => {
    const frame = frameOfRatio(ratio);
    const title = 'Feuchtigkeitsspendendes Gesichtsserum mit Hyaluronsäure';
    const shop = { ...product, title, price: '$1,299.99', cta };
    const input = AvatarVideoInput.parse({ avatar, script: 'Hello', voice: 'v', ratio, language, product: shop });
    const face = inFrame(shown, framePerson(frame, picture, shown, standingOf(input)), frame);
    const parts = { frame, fps: 30, seconds: 3, words, label: 'Made with AI', face };
    const film = Creative.parse(filmOfAvatar(input, parts, { ...cutout, kind }));
    const { overlay } = layoutCreative(film, evenMeasurer);
    const said = (id: string) => {
      const node = overlay.find((one) => one.id === id);
      return node?.paint.kind === 'text' ? node.paint.lines.map(({ text }) => text).join(' ') : undefined;
    };
    expect([said('title'), said('price'), said('cta-text')]).toEqual([title, '$1,299.99', cta]);
    const button = overlay.find(({ id }) => id === 'cta-ground')?.box;
    const { left, right, bottom } = ratio === '9:16' ? frame.safe : { left: 0, right: 0, bottom: 0 };
    expect(button?.x).toBeGreaterThanOrEqual(left);
    expect(Number(button?.x) + Number(button?.width)).toBeLessThanOrEqual(frame.width - right + 1);
    expect(Number(button?.y) + Number(button?.height)).toBeLessThanOrEqual(frame.height - bottom + 1);
  },
);

it('refuses nobody, a ground nobody has, a place and captions there are not', () => {
  const order = { avatar, script: 'Hello', voice: 'v' };
  const check = (some: object) => () => contract.check?.(AvatarVideoInput.parse({ ...order, ...some }));
  expect(check({})).not.toThrow();
  for (const wrong of [
    { avatar: 'person:nobody:there' },
    { background: { kind: 'own' } },
    { background: { kind: 'place', id: 'moon' } },
    { captions: 'carved' },
    { script: '' },
    { voice: null },
  ])
    expect(check(wrong)).toThrow();
});

it('says what a script’s scenes say, in one go', () => {
  expect(scriptOrder(product, 'de', 3)).toMatchObject({
    title: 'Amber Candle',
    benefits: 'Burns for 50 hours',
    seed: 3,
  });
  expect([isTold(product), isTold({ ...product, benefits: ' ' })]).toEqual([true, false]);
  const scenes = [{ spoken: ' Meet it. ' }, { spoken: '' }, { spoken: 'Try it.' }];
  expect(spokenOf({ scenes } as never)).toBe('Meet it. Try it.');
  expect(spokenOf(undefined)).toBe('');
});

const room = { kind: 'place', id: 'living-day' } as const;

it.each(['9:16', '4:5'] as const)('photographs the product in the room where the presenter stands in %s', (ratio) => {
  const input = AvatarVideoInput.parse({ avatar, script: 'Hello', voice: 'v', ratio, product, background: room });
  const shot = frontShotOf(input);
  const frame = frameOfRatio(ratio);
  expect(shot).toMatchObject({ place: 'living-day', width: frame.width });
  const face = inFrame(shown, framePerson(frame, picture, shown, standingOf(input)), frame);
  const parts = { frame, fps: 30, seconds: 3, words, label: 'Made with AI', face };
  const film = Creative.parse(filmOfAvatar(input, parts, { kind: 'photograph', width: 1080, height: 1085 }));
  expect(film.overlay.map(({ id }) => id)).toEqual(['product', 'words', 'captions', 'label']);
  const { overlay } = layoutCreative(film, evenMeasurer);
  const boxOf = (id: string) => overlay.find((one) => one.id === id)?.box as Rect;
  const photo = boxOf('product');
  expect([photo.width, photo.y + photo.height]).toEqual([frame.width, frame.height]);
  const card = boxOf('words-card-ground');
  expect(card.x + card.width).toBeLessThan((shot?.middle ?? 0) - (shot?.widest ?? 0) * 0.4);
  expect(card.y + card.height).toBeLessThanOrEqual(frame.height - frame.safe.bottom + 1);
});

it('stands the product in the middle where it has no words, and mirrors where it stands', () => {
  const order = { avatar, script: 'Hello', voice: 'v', background: room };
  const middle = (some: object) =>
    frontShotOf(AvatarVideoInput.parse({ ...order, product, ...some }))?.middle ?? Number.NaN;
  expect(middle({ product: { picture: product.picture } })).toBe(540);
  expect(middle({})).toBeGreaterThan(700);
  // A brand's call to action is written, too.
  const cta = { product: { picture: product.picture }, brand: { cta: 'Order today' } };
  expect(middle(cta)).toBeGreaterThan(700);
  expect(middle({ language: 'ar' })).toBeLessThan(380);
});

it.each([
  ['what is too large for a table', { product: { ...product, title: 'Oak armchair' } }],
  ['a wall of one color', { background: { kind: 'color', color: '#ffffff' } }],
  ['a wide film', { ratio: '16:9' }],
  ['nothing', { product: null }],
])('photographs not %s', (_, some) =>
  expect(frontShotOf(AvatarVideoInput.parse({ avatar, script: 'Hello', voice: 'v', product, ...some }))).toBeNull(),
);
