import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loudnessOf } from '@adwright/sound/mix/loudness.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { decodeWav, encodeWav } from '@adwright/sound/wav.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpeech, type SpeechDesk } from './open-speech.ts';
import { misheard } from './testing/misheard.ts';
import { wavCodec } from './testing/wav-codec.ts';

const nobody = { userId: null, runId: null };
const weights = installedWeights();

let folder = '';
let desk: SpeechDesk;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-neural-'));
  desk = openSpeech({
    codec: wavCodec,
    sampleFolder: join(folder, 'samples'),
    soundFolder: join(folder, 'sounds'),
    weights,
  });
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

const patience = { timeout: 300_000 };
const isHere = (...ids: readonly string[]): boolean => ids.every((id) => weights.has(id));

describe.runIf(isHere('kokoro'))('neural voices', patience, () => {
  it('there are forty voices at least, the neural ones first in each language', async () => {
    const voices = await desk.speaker.voices();
    expect(voices.filter(({ quality }) => quality === 'neural').length).toBeGreaterThanOrEqual(40);
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length);
    for (const language of ['en', 'es', 'fr', 'it', 'pt', 'ja', 'zh-Hans', 'zh-Hant']) {
      expect(voices.find((voice) => voice.language === language)?.quality).toBe('neural');
    }
  });

  it('say a text with the times of its words, and say no sentence twice', async () => {
    const say = (text: string) => desk.speaker.speak({ text, voiceId: 'kokoro-af-heart' }, nobody);
    const spoken = await say('Buy Aurora now. Only $24.99!');
    expect(spoken.engine).toBe('Kokoro');
    expect(spoken.words.map(({ text }) => text)).toEqual(['Buy', 'Aurora', 'now.', 'Only', '$24.99!']);
    const sound = decodeWav(spoken.file.bytes);
    expect(sound.left.length / sampleRate).toBeCloseTo(spoken.seconds, 3);
    expect(Math.abs(loudnessOf(sound) + 16)).toBeLessThan(1);
    expect(spoken.phonemes.map(({ ipa }) => ipa).join('')).toContain('nˈaʊ');
    let before = 0;
    for (const { start, end } of spoken.words) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      before = start;
    }
    expect(spoken.visemes.at(-1)?.end).toBeCloseTo(spoken.seconds, 3);
    expect(await readdir(join(folder, 'sounds'))).toHaveLength(2);
    const again = await say('Only $24.99! Buy Aurora now.');
    expect(again.words).toHaveLength(5);
    expect(await readdir(join(folder, 'sounds'))).toHaveLength(2);
  });

  it.runIf(isHere('whisper-base')).each([
    ['kokoro-zf-xiaoxiao', 'zh-Hans', '我们的咖啡每天早上新鲜烘焙。'],
    ['kokoro-ff-siwis', 'fr', 'Notre café est livré chez vous.'],
  ] as const)('%s is understood, in a language that is found by itself', async (voiceId, language, text) => {
    const spoken = await desk.speaker.speak({ text, voiceId }, nobody);
    const heard = await desk.listener.transcribe({ file: spoken.file, language: null }, nobody);
    // In which of the two scripts it writes Chinese down is the recogniser's whim.
    expect(heard.language.split('-')[0]).toBe(language.split('-')[0]);
    expect(heard.engine).toBe('Whisper');
    const { errors, units } = await misheard(text, heard.text, language);
    expect(errors / units).toBeLessThanOrEqual(0.2);
    expect(heard.words.at(-1)?.end).toBeLessThanOrEqual(spoken.seconds);
  });
});

describe.runIf(isHere('sano'))('the German voice', patience, () => {
  it('says when each word is said, found by its likeness to another', async () => {
    const spoken = await desk.speaker.speak(
      { text: 'Unser Kaffee kommt direkt zu Ihnen.', voiceId: 'sano-de' },
      nobody,
    );
    expect(spoken.engine).toBe('Sano');
    expect(spoken.words.map(({ text }) => text)).toEqual(['Unser', 'Kaffee', 'kommt', 'direkt', 'zu', 'Ihnen.']);
    expect(spoken.words.at(-1)?.start).toBeGreaterThan(spoken.seconds / 2);
    expect(spoken.phonemes.length).toBeGreaterThan(15);
  });
});

describe.runIf(isHere('whisper-base'))('listening to no words', patience, () => {
  it('invents none in a minute of silence, noise and music', async () => {
    const length = 60 * sampleRate;
    let seed = 1;
    const noise = (): number => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 0.2;
    const chord = (at: number): number =>
      [220, 277.2, 329.6].reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * at) / sampleRate), 0) *
      0.1 *
      Math.exp(-(at % (sampleRate / 2)) / 9000);
    const left = Float32Array.from({ length }, (_, at) =>
      at < length / 3 ? 0 : at < (2 * length) / 3 ? noise() : chord(at),
    );
    const file = { bytes: encodeWav({ left, right: left }), mime: 'audio/wav' };
    for (const language of [null, 'de'])
      await expect(desk.listener.transcribe({ file, language }, nobody)).rejects.toMatchObject({ code: 'no_speech' });
  });
});
