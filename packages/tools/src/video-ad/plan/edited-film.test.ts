import { sampleProducts } from '@adwright/samples/products.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { cuesOf } from '@adwright/studio/captions-file.ts';
import { beforeAll, expect, it } from 'vitest';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { contract, VideoAdInput, type VideoAdOrder } from '../contract.ts';
import { problemsOfEdited } from './edited-film.ts';
import { filmDocument, withEveryWord } from './film-document.ts';
import { paidFor } from './price.ts';
import { guessedLine } from './scene-times.ts';
import { firstScript } from './write-script.ts';

const product = adProductOfSample(sampleProducts[1]);
const runId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
let order: VideoAdOrder;
let film: Film;

beforeAll(async () => {
  const script = await firstScript(product, { locale: 'en', length: 15, seed: 4 });
  const input = VideoAdInput.parse({ product, script, voice: 'anyone', ratios: ['9:16', '16:9'] });
  order = { ...input, script };
  const lines = script.scenes.map(({ spoken }) => guessedLine(spoken, 'en'));
  const picture = { kind: 'image' as const, src: 'sample:mug:cutout', width: 900, height: 1200, cutout: true };
  const pictures = { images: [{ id: 'product', asset: picture }], photos: [], logo: undefined, colours: [] };
  film = filmDocument(runId, order, { pictures, lines, locale: 'en' });
});

const edited = (some: Partial<Film> = {}) => VideoAdInput.parse({ ...order, film: { ...film, ...some } });
const before = () => ({ input: order, output: { paid: paidFor(Object.entries(film.formats)) } });
const changedFormat = (change: object): Partial<Film> => ({
  formats: { '9:16': { ...film.formats['9:16'], ...change } as Film['formats'][string] },
});

it('opens a film as it was made, and can make it again', () => {
  expect(problemsOfEdited(film, 60)).toEqual([]);
  expect(JSON.stringify(film).length).toBeLessThan(200_000);
  expect(() => contract.check?.(edited())).not.toThrow();
});

it('costs nothing again, the difference where it became longer, and a credit a format for new pictures', () => {
  expect(contract.price(edited(), before())).toBe(0);
  const [first] = film.formats['9:16']?.scenes ?? [];
  const longer = changedFormat({ scenes: [{ ...first, duration: 22 }] });
  expect(contract.price(edited(longer), before())).toBe(1);
  const asset = { kind: 'image' as const, src: 'sample:candle:cutout' };
  const pictured = changedFormat({ assets: { ...film.formats['9:16']?.assets, another: asset } });
  expect(contract.price(edited(pictured), before())).toBe(1);
  expect(contract.price(edited())).toBe(4);
});

it('names the voices of the lines that are heard, so that one that is gone is known before anything is held', () => {
  const [key = '', line] = Object.entries(film.lines)[0] ?? [];
  const lines = { ...film.lines, [key]: { ...line, voice: 'nobody' }, unheard: { ...line, voice: 'another' } };
  expect(contract.voices?.(edited({ lines: lines as Film['lines'] }))).toEqual(['nobody', 'anyone']);
});

it.each([
  ['a file from anywhere', { assets: { far: { kind: 'image', src: 'https://example.com/a.png' } } }],
  ['a file of this machine', { assets: { near: { kind: 'audio', src: '/etc/passwd' } } }],
  ['a line that nobody wrote', { assets: { line: { kind: 'audio', src: 'speech:99' } } }],
  ['another frame', { width: 4096, height: 2304 }],
  ['more frames', { fps: 60 }],
  ['a still', { kind: 'picture' }],
])('refuses %s', (_what, change) => {
  expect(() => contract.check?.(edited(changedFormat(change)))).toThrow();
});

it('tells in a file of subtitles what is said, as it was put right', () => {
  const creative = film.formats['9:16'];
  if (!creative) throw new Error('no film');
  const overlay = creative.overlay.map((layer) =>
    layer.kind === 'captions' ? { ...layer, words: layer.words.map((word) => ({ ...word, text: 'RIGHT' })) } : layer,
  );
  const told = cuesOf(withEveryWord({ ...creative, overlay }, film.lines)).map(({ text }) => text);
  expect(told.join(' ')).toContain('RIGHT');
});

it('charges openings alone where the film is there, and whole films where it is another one', () => {
  const hooks = [
    { spoken: 'Tired of bitter mornings?', on_screen: 'Tired?' },
    { spoken: '', on_screen: 'Look' },
  ];
  const made = { ...before(), output: { ...before().output, made_of: { script: order.script } } };
  const more = VideoAdInput.parse({ ...order, hooks, after: runId });
  expect(contract.price(more, made)).toBe(4);
  expect(contract.price({ ...more, template: 'lookbook' }, made)).toBe(8);
  expect(contract.price({ ...more, after: null })).toBe(8);
});
