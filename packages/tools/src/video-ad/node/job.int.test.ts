import { writeFile } from 'node:fs/promises';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { expect, it } from 'vitest';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { createJobContext } from '../../testing/job-context.ts';
import { contract, VideoAdInput, VideoAdOutput } from '../contract.ts';
import { filmDocument } from '../plan/film-document.ts';
import { firstScript } from '../plan/write-script.ts';
import { job } from './job.ts';

const product = adProductOfSample(sampleProducts[1]);

/** Engines that say and draw nothing, and remember what they were asked for. */
function openStudio() {
  const drawn: Creative[] = [];
  const said: string[] = [];
  const voices: string[] = [];
  const asked: number[] = [];
  const rendering: Rendering = {
    ...noRendering,
    async renderVideo({ creative, into }, resolve) {
      drawn.push(creative);
      await Promise.all(
        Object.values(creative.assets).map(async ({ src }) => /^(?:music|effect):/.test(src) || (await resolve(src))),
      );
      await writeFile(into, 'film');
      const { width, height, fps } = creative;
      const file = { path: into, bytes: 4, mime: 'video/mp4' };
      return { file, width, height, fps, seconds: durationOf(creative) };
    },
    drawPictures: async (orders) =>
      orders.map(({ creative: { width, height } }) => [
        { format: 'jpg', mime: 'image/jpeg', width, height, body: new Uint8Array(1) },
      ]),
  };
  const speaker: typeof noSpeech.speaker = {
    ...noSpeech.speaker,
    voices: async () =>
      [
        ['en-dora', 'en', 'female'],
        ['de-hans', 'de', 'male'],
        ['en-hal', 'en', 'male'],
      ].map(([id, language, gender]) => ({ id, language, gender, quality: 'neural' })) as never,
    async speak({ text, voiceId }) {
      said.push(text);
      voices.push(voiceId);
      const words = text.split(' ').map((word, index) => ({ text: word, start: index * 0.2, end: index * 0.2 + 0.15 }));
      const file = { bytes: new Uint8Array(44), mime: 'audio/wav' };
      return { file, seconds: words.length * 0.2 + 0.1, words, engine: 'Test' } as never;
    },
  };
  const media: Media = {
    ...noMedia,
    loudness: async () => ({ integrated: -14, range: 4, truePeak: -1.5 }),
    async gif({ into, longest }) {
      asked.push(longest);
      await writeFile(into, 'GIF89a');
      // The first try is too heavy.
      return { path: into, bytes: asked.length === 1 ? 9 * 1024 * 1024 : 6, mime: 'image/gif' };
    },
  };
  return { drawn, said, voices, asked, ...createJobContext({ rendering, media, speech: { ...noSpeech, speaker } }) };
}

const orderOf = async (some: object = {}) => {
  const script = await firstScript(product, { locale: 'en', length: 15, seed: 4 });
  return VideoAdInput.parse({ product, script, voice: 'anyone', ...some });
};

it('makes one film with several openings: every line is said once, and the bodies are the same', async () => {
  const studio = openStudio();
  const hooks = [
    { spoken: 'Thirsty again?', on_screen: 'Thirsty?' },
    { spoken: 'Wait for it.', on_screen: 'Wait' },
  ];
  const input = await orderOf({ hooks });
  const output = VideoAdOutput.parse(await job(input, studio.context));
  expect(output.films.map(({ name, hook }) => [hook, name])).toEqual([
    [null, 'yuzu-sparkling-water-9x16.mp4'],
    [0, 'yuzu-sparkling-water-9x16-hook-1.mp4'],
    [1, 'yuzu-sparkling-water-9x16-hook-2.mp4'],
  ]);
  expect(new Set(studio.said).size).toBe(studio.said.length);
  const bodies = studio.drawn.map(({ scenes }) => JSON.stringify(scenes.at(-1)?.layers.map(({ id }) => id)));
  expect(new Set(bodies).size).toBe(1);
  const more = { ...input, after: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };
  expect(contract.price(more, { input, output })).toBe(2);
  expect(VideoAdOutput.parse(await job(more, openStudio().context)).films).toHaveLength(2);
});

it('opens a script it writes itself with the hook that was asked for, in a voice that sounds as was asked', async () => {
  const studio = openStudio();
  const hook = 'Thirsty again?';
  const input = VideoAdInput.parse({ product, hook, voice: 'male' });
  const output = VideoAdOutput.parse(await job(input, studio.context));
  expect(output.made_of?.script.scenes[0]).toMatchObject({ spoken: hook, on_screen: hook });
  expect([studio.said[0], new Set(studio.voices)]).toEqual([hook, new Set(['en-hal'])]);
});

it('makes a film again as it was, from its document, and keeps what was put right', async () => {
  const studio = openStudio();
  const input = await orderOf({ ratios: ['9:16', '1:1'] });
  const output = VideoAdOutput.parse(await job(input, studio.context));
  const made = output.made_of;
  if (!made) throw new Error('nothing was kept');
  const film = filmDocument(studio.context.runId, { ...input, script: made.script }, { ...made, locale: 'en' });
  const edited = VideoAdInput.parse({ ...input, film });
  expect(contract.price(edited, { input, output })).toBe(0);
  const [first] = studio.drawn;
  const again = VideoAdOutput.parse(await job(edited, studio.context));
  expect(studio.drawn[2]).toEqual(JSON.parse(JSON.stringify(first)));
  expect(again.films.map(({ ratio }) => ratio)).toEqual(['9:16', '1:1']);
  expect(again.subtitles).toHaveLength(2);
  expect(again.paid).toEqual(output.paid);
});

it('shows a clip of the person’s own, read where it lies, in every format', async () => {
  const studio = openStudio();
  const asset = studio.bring('clip.mp4', 'video/mp4', new Uint8Array(8));
  const plain = await orderOf({ ratios: ['9:16', '16:9'] });
  const clip = {
    asset,
    kind: 'video',
    width: 1920,
    height: 1080,
    seconds: 8,
    from: 2,
    focus: { x: 0.2, y: 0.5 },
    sound: true,
  };
  const scenes = plain.script?.scenes.map((scene, index) => (index === 1 ? { ...scene, clip } : scene));
  const input = VideoAdInput.parse({ ...plain, script: { scenes } });
  await job(input, studio.context);
  expect(contract.files?.(input)).toContain(asset);
  expect(contract.clips?.(input)).toEqual([asset]);
  expect(contract.price(input)).toBe(contract.price(plain));
  for (const film of studio.drawn) {
    const layers = film.scenes.flatMap((scene) => scene.layers).filter(({ kind }) => kind === 'video');
    expect(layers).toMatchObject([{ from: 2, focus: { x: 0.2, y: 0.5 } }]);
    expect(film.audio.filter(({ id }) => id.startsWith('own-'))).toMatchObject([{ from: 2, role: 'effect' }]);
  }
});

it('hands a finished film out as a GIF that is light enough, free, and only whose it is', async () => {
  const studio = openStudio();
  const film = studio.bring('lamp-9x16.mp4', 'video/mp4', new Uint8Array(8));
  const input = VideoAdInput.parse({ product: { title: 'GIF' }, gif_of: film });
  expect([contract.price(input), contract.isLook?.(input)]).toEqual([0, true]);
  expect([contract.files?.(input), contract.clips?.(input)]).toEqual([[film], [film]]);
  expect(VideoAdOutput.parse(await job(input, studio.context)).films).toEqual([]);
  expect(studio.asked).toEqual([480, 400]);
  expect([...studio.saved.keys()]).toEqual(['lamp-9x16.gif']);
});
