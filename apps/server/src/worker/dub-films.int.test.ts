import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@adwright/contract/errors.ts';
import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg, makeFilm } from '@adwright/media/testing/make-film.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import type { ToolContext } from '@adwright/tools/tool.ts';
import { Dubbed } from '@adwright/tools/video-translation/contract.ts';
import { toneVoices } from '@adwright/tools/video-translation/testing/tone-voices.ts';
import { job } from '@adwright/tools/video-translation/node/job.ts';

const media = openMedia();
const rendering = openRendering();
const video = '00000000-0000-4000-8000-000000000000';
let folder = '';
const at = (name: string): string => join(folder, name);

/** Four seconds: a low voice in the middle from 1 to 2 s, music of 3 kHz all through, at the sides where it is stereo. */
function makeTalk(file: string, sides: boolean): void {
  const music = `0.1*sin(2*PI*3000*t)`;
  const voice = `0.4*sin(2*PI*300*t)*between(t\\,1\\,2)`;
  const left = `${voice}+${music}`;
  const sound = `aevalsrc=${left}|${sides ? `${voice}-${music}` : left}:s=48000:d=4`;
  const pictures = ['-f', 'lavfi', '-i', 'testsrc=s=96x64:r=25:d=4'];
  ffmpeg(...pictures, '-f', 'lavfi', '-i', sound, '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '256k', file);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-dub-'));
  makeTalk(at('sides.mp4'), true);
  makeTalk(at('middle.mp4'), false);
});
afterAll(async () => {
  await rendering.close();
  await rm(folder, { recursive: true, force: true });
});

function contextFor(file: string, change: Partial<ToolContext> = {}) {
  const test = createJobContext({ speech: toneVoices, rendering });
  const openAsset = async () => ({ path: at(file), name: 'Lampe für Üte.mp4' }) as never;
  const temporaryFile = async (name: string) => at(`${Math.random()}-${name}`);
  return { ...test, context: { ...test.context, media, openAsset, temporaryFile, ...change } };
}

const dub = (change: object = {}) =>
  VideoTranslationInput.parse({
    mode: 'dub',
    video,
    languages: ['de'],
    lines: [{ id: 'a', start: 1, end: 2, text: 'Hello', said: { de: 'eins zwei' } }],
    ...change,
  });

/** How loud a tone is in a part of a file, in decibels. */
function levelOf(file: string, hertz: number, from: number, seconds: number): number {
  const part = ['-ss', String(from), '-t', String(seconds), '-i', file];
  const pcm = ffmpeg(...part, '-map', '0:a:0', '-ac', '1', '-ar', '16000', '-f', 's16le', 'pipe:1');
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, Math.floor(pcm.length / 2));
  let [real, imaginary] = [0, 0];
  for (const [i, sample] of samples.entries()) {
    const turn = (2 * Math.PI * hertz * i) / 16_000;
    real += (sample / 32_768) * Math.cos(turn);
    imaginary += (sample / 32_768) * Math.sin(turn);
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / samples.length + 1e-9);
}

async function made(file: string, change: object = {}) {
  const test = contextFor(file);
  const output = Dubbed.parse(await job(dub(change), test.context));
  const [name] = [output.films[0]?.file ?? ''];
  await writeFile(at(name), test.saved.get(name)?.body ?? new Uint8Array());
  return { output, film: at(name), saved: test.saved };
}

describe('a dub', () => {
  it('speaks where the old voice did, takes that out of the middle and keeps music, pictures and length', async () => {
    const { output, film, saved } = await made('sides.mp4');
    expect(output.films[0]).toMatchObject({
      background: 'centre',
      lines: [{ id: 'a', start: 1, end: expect.closeTo(2) }],
    });
    const inside = { from: 1.15, seconds: 0.7 };
    expect(levelOf(film, 1000, inside.from, inside.seconds)).toBeGreaterThan(-20);
    expect(levelOf(film, 1000, 2.5, 1)).toBeLessThan(-60);
    expect(levelOf(film, 300, inside.from, inside.seconds)).toBeLessThan(-45);
    const [during, outside] = [levelOf(film, 3000, inside.from, inside.seconds), levelOf(film, 3000, 2.5, 1)];
    expect(Number.isFinite(during) && during > -40).toBe(true);
    expect(outside).toBeLessThan(during + 40);
    const [before, after] = [await media.probe(at('sides.mp4')), await media.probe(film)];
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThanOrEqual(1 / 25);
    expect(after.video).toEqual(before.video);
    const frames = (file: string) => ffmpeg('-i', file, '-map', '0:v:0', '-c', 'copy', '-f', 'framemd5', 'pipe:1');
    const sums = (file: string) =>
      frames(file)
        .toString()
        .match(/[0-9a-f]{32}/g);
    expect(sums(film)).toEqual(sums(at('sides.mp4')));
    expect((await media.loudness(film)).integrated).toBeGreaterThan(-17);
    expect([...saved.keys()].toSorted()).toEqual(
      ['jpg', 'mp4', 'srt', 'vtt'].map((kind) => `lampe-fur-ute-de.${kind}`).toSorted(),
    );
    expect(new TextDecoder().decode(saved.get('lampe-fur-ute-de.srt')?.body)).toContain('00:00:01,000 --> 00:00:02');
  }, 60_000);

  it('turns down what has no sides, and says so', async () => {
    const { output, film } = await made('middle.mp4');
    expect(output.films[0]?.background).toBe('lowered');
    expect(levelOf(film, 300, 1.15, 0.7)).toBeLessThan(levelOf(film, 1000, 1.15, 0.7) - 20);
    expect(levelOf(film, 3000, 2.5, 1)).toBeGreaterThan(levelOf(film, 3000, 1.15, 0.7) + 20);
  }, 60_000);

  it('shows its words in the lower part of the picture while they are said, and only then', async () => {
    ffmpeg('-i', at('sides.mp4'), '-vf', 'drawbox=color=navy:t=fill', '-c:a', 'copy', at('plain.mp4'));
    const { film, saved } = await made('plain.mp4', { subtitles: 'burned' });
    const lightest = (seconds: number, part: string): number =>
      Math.max(
        ...ffmpeg(
          '-ss',
          String(seconds),
          '-i',
          film,
          '-frames:v',
          '1',
          '-vf',
          `crop=${part},format=gray`,
          '-f',
          'rawvideo',
          'pipe:1',
        ),
      );
    const [upper, lower] = ['iw:ih/2:0:0', 'iw:ih/2:0:ih/2'];
    expect([lightest(0.4, lower), lightest(2.8, lower), lightest(1.5, upper)].every((light) => light < 60)).toBe(true);
    expect(lightest(1.5, lower)).toBeGreaterThan(150);
    const [before, after] = [await media.probe(at('plain.mp4')), await media.probe(film)];
    expect(Math.abs(after.seconds - before.seconds)).toBeLessThanOrEqual(1 / 25);
    expect(after.video).toMatchObject({ width: 96, height: 64, fps: 25 });
    expect([...saved.keys()].filter((name) => name.endsWith('.mp4'))).toHaveLength(1);
  }, 60_000);

  it('is sound alone where that was asked for, without anything of the film', async () => {
    const { output, film } = await made('middle.mp4', { audio_only: true, keep_music: false, subtitles: 'none' });
    expect(output.films[0]).toMatchObject({
      file: 'lampe-fur-ute-de.m4a',
      poster: '',
      background: 'none',
      subtitles: [],
    });
    expect((await media.probe(film)).video).toBeNull();
    expect(levelOf(film, 3000, 2.5, 1)).toBeLessThan(-70);
  }, 60_000);
});

describe('listening refuses', () => {
  const listen = VideoTranslationInput.parse({ mode: 'transcribe', video });
  const hears = (code: 'no_speech' | 'transcription_language') => ({
    ...toneVoices,
    listener: { ...toneVoices.listener, transcribe: async () => Promise.reject(new AppError(code)) },
  });

  beforeAll(async () => {
    makeFilm(at('silent.mp4'), { silent: true });
    ffmpeg('-f', 'lavfi', '-i', 'sine=d=1', at('tone.mp3'));
    await writeFile(at('half.mp4'), await readFile(at('middle.mp4')));
    await truncate(at('half.mp4'), 3000);
  });

  const long = { ...media, probe: async () => ({ ...(await media.probe(at('middle.mp4'))), seconds: 7200 }) };
  it.each<[string, string, string, Partial<ToolContext>]>([
    ['a film without sound', 'silent.mp4', 'no_speech', {}],
    ['sound without a film', 'tone.mp3', 'wrong_file_kind', {}],
    ['a film that was cut off', 'half.mp4', 'media_unreadable', {}],
    ['two hours', 'middle.mp4', 'film_too_long', { media: long }],
    ['music alone', 'middle.mp4', 'no_speech', { speech: hears('no_speech') }],
    [
      'another language than was said',
      'middle.mp4',
      'transcription_language',
      { speech: hears('transcription_language') },
    ],
  ])('%s', async (_, file, code, change) => {
    await expect(job(listen, contextFor(file, change).context)).rejects.toMatchObject({ code });
  });
});
