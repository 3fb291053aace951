import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { ffmpeg } from '@adwright/media/testing/make-film.ts';
import { openSpeech, type SpeechDesk } from '@adwright/speech/open-speech.ts';
import { noWeights } from '@adwright/speech/testing/no-weights.ts';
import { recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { Transcript } from '@adwright/tools/video-translation/contract.ts';
import { job } from '@adwright/tools/video-translation/node/job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ffmpegCodec } from '../adapters/ffmpeg-codec.ts';

const video = '00000000-0000-4000-8000-000000000000';
const patience = { timeout: 300_000 };
let folder = '';
let speech: SpeechDesk;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-listen-'));
  const folders = { sampleFolder: at('samples'), soundFolder: at('sounds') };
  speech = openSpeech({ codec: ffmpegCodec, ...folders, weights: noWeights, processes: 1 });
});
afterAll(async () => {
  await speech.close();
  await rm(folder, { recursive: true, force: true });
});

/** A film of a black square with that sound. */
function filmWith(name: string, ...sound: readonly string[]): string {
  const black = ['-f', 'lavfi', '-i', 'color=black:s=16x16:r=5'];
  ffmpeg(...black, ...sound, '-shortest', '-pix_fmt', 'yuv420p', '-c:a', 'aac', at(name));
  return name;
}

async function listen(name: string, spoken: string | null = null) {
  const { context } = createJobContext({ speech });
  const media = openMedia();
  const openAsset = async () => ({ path: at(name), name }) as never;
  const temporaryFile = async (file: string) => at(`${name}-${file}`);
  const order = VideoTranslationInput.parse({ mode: 'transcribe', video, spoken });
  return Transcript.parse(await job(order, { ...context, media, openAsset, temporaryFile }));
}

/** A chord that swells and a beat, as under many ads. */
const music =
  'aevalsrc=0.2*(sin(2*PI*220*t)+sin(2*PI*277*t)+sin(2*PI*330*t))*(0.6+0.4*sin(2*PI*t))+0.5*sin(2*PI*60*t)*lt(mod(t\\,0.5)\\,0.1):s=48000:d=6';

it.each([
  ['music alone', music],
  ['noise', 'anoisesrc=c=pink:a=0.3'],
  ['silence', 'anullsrc'],
])(
  'hears no speech in %s',
  async (name, source) => {
    const sound = ['-f', 'lavfi', '-t', '6', '-i', source];
    await expect(listen(filmWith(`${name}.mp4`, ...sound))).rejects.toMatchObject({ code: 'no_speech' });
  },
  patience.timeout,
);

it(
  'says that it does not know a language, whether somebody named it or not',
  async () => {
    const text = 'Unsere neue Schreibtischlampe leuchtet warm und spart Strom. Bestellen Sie noch heute im Geschäft.';
    const { file } = await speech.speaker.speak({ text, voiceId: 'sano-de' }, { userId: null, runId: null });
    await writeFile(at('german.wav'), file.bytes);
    const film = filmWith('german.mp4', '-i', at('german.wav'));
    await expect(listen(film)).rejects.toMatchObject({ code: 'transcription_language' });
    await expect(listen(film, 'de')).rejects.toMatchObject({ code: 'transcription_language' });
  },
  patience.timeout,
);

it(
  'tells three people apart by their pitch',
  async () => {
    const said = (await recordedClips()).find(({ name }) => name === 'conf-nonextended');
    await writeFile(at('said.ogg'), said?.file.bytes ?? '');
    const pitched = [0.68, 1, 1.4].map(
      (pitch, index) =>
        `[1:a]aresample=48000,asetrate=${48_000 * pitch},atempo=${1 / pitch},aresample=48000,apad=pad_dur=1.2[p${index}]`,
    );
    const joined = `${pitched.join(';').replaceAll('[1:a]', '[0:a]')};[p0][p1][p2]concat=n=3:v=0:a=1[a]`;
    ffmpeg('-i', at('said.ogg'), '-filter_complex', joined, '-map', '[a]', at('three.wav'));
    const { lines } = await listen(filmWith('three.mp4', '-i', at('three.wav')), 'en');
    expect(new Set(lines.map(({ speaker }) => speaker))).toEqual(new Set([1, 2, 3]));
    expect(lines.map(({ text }) => text).join(' ')).toMatch(/cannot be extended/i);
  },
  patience.timeout,
);

it(
  'refuses two hours at once: nobody waits for what will not be heard',
  async () => {
    filmWith('minute.mp4', '-f', 'lavfi', '-t', '60', '-i', 'anullsrc');
    ffmpeg('-stream_loop', '119', '-i', at('minute.mp4'), '-c', 'copy', at('hours.mp4'));
    expect((await stat(at('hours.mp4'))).size).toBeGreaterThan(100_000);
    const started = performance.now();
    await expect(listen('hours.mp4')).rejects.toMatchObject({ code: 'film_too_long' });
    expect(performance.now() - started).toBeLessThan(60_000);
  },
  patience.timeout,
);
