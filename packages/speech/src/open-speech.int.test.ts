import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loudnessOf } from '@adwright/sound/mix/loudness.ts';
import { sampleRate, silence } from '@adwright/sound/stereo.ts';
import { decodeWav, encodeWav } from '@adwright/sound/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpeech, type SpeechDesk } from './open-speech.ts';
import { speechLanguages } from './speech-language.ts';
import { englishClips } from './testing/english-clips.ts';
import { lateness } from './testing/lateness.ts';
import { noWeights } from './testing/no-weights.ts';
import { shortPhrases } from './testing/short-phrases.ts';
import { wavCodec } from './testing/wav-codec.ts';
import { wordErrors } from './testing/word-errors.ts';
import { builtInVoices } from './voices/built-in-voices.ts';
import { sampleTexts } from './voices/sample-texts.ts';

const nobody = { userId: null, runId: null };

let folder = '';
let desk: SpeechDesk;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-speech-'));
  desk = openSpeech({
    codec: wavCodec,
    sampleFolder: join(folder, 'samples'),
    soundFolder: join(folder, 'sounds'),
    weights: noWeights,
  });
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

/** Models are loaded in processes that give way to everything else: a busy machine takes its time. */
const patience = { timeout: 300_000 };

describe('every voice', patience, () => {
  it('there are two at least in every language, of different people', () => {
    for (const language of speechLanguages) {
      const own = builtInVoices.filter((voice) => voice.language === language);
      expect(new Set(own.map(({ name }) => name)).size).toBeGreaterThanOrEqual(2);
      expect(new Set(own.map(({ gender }) => gender)).size).toBe(2);
    }
    expect(new Set(builtInVoices.map(({ id }) => id)).size).toBe(builtInVoices.length);
  });

  it.each(builtInVoices)('$id is heard, not clipped, and as long as its words', async ({ id, language }) => {
    const [sentence = ''] = /^[^.。]+[.。]/u.exec(sampleTexts[language]) ?? [];
    const { file, seconds, words, phonemes, visemes } = await desk.speaker.speak(
      { text: sentence, voiceId: id },
      nobody,
    );
    const sound = decodeWav(file.bytes);
    expect(sound.left.length / sampleRate).toBeCloseTo(seconds, 3);
    expect(Math.abs(loudnessOf(sound) + 16)).toBeLessThan(1);
    expect(sound.left.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.9);
    // People say four to twenty sounds a second.
    expect(phonemes.length / seconds).toBeGreaterThan(4);
    expect(phonemes.length / seconds).toBeLessThan(20);
    expect(
      words
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s/gu, ''),
    ).toBe(sentence.replaceAll(/\s/gu, ''));
    let before = 0;
    for (const { start, end } of words) {
      expect(start).toBeGreaterThanOrEqual(before - 1e-6);
      expect(end).toBeGreaterThan(start);
      before = start;
    }
    expect(before).toBeLessThan(seconds);
    expect(visemes[0]?.start).toBe(0);
    expect(visemes.at(-1)?.end).toBeCloseTo(seconds, 3);
    expect(visemes.every(({ start }, index) => index === 0 || start === visemes[index - 1]?.end)).toBe(true);
  });
});

describe('speaking', patience, () => {
  it('keeps pauses, speed and pronunciations', async () => {
    const say = (text: string, more = {}) => desk.speaker.speak({ text, voiceId: 'en-james', ...more }, nobody);
    const plain = await say('Buy Aurora now.');
    const slow = await say('Buy Aurora now.', { speed: 0.6 });
    const paused = await say('Buy Aurora [pause 1.5s] now.');
    expect(slow.seconds).toBeGreaterThan(plain.seconds * 1.3);
    expect(paused.seconds).toBeGreaterThan(plain.seconds + 1);
    const [, brand, now] = paused.words;
    expect((now?.start ?? 0) - (brand?.end ?? 0)).toBeGreaterThan(1.2);
    const hinted = await say('Buy Aurora now.', { pronunciations: [{ word: 'aurora', say: '/ˈzuːzuː/' }] });
    expect(hinted.phonemes.map(({ ipa }) => ipa).join('')).toContain('zˈuːzuː');
    expect(hinted.words.map(({ text }) => text)).toEqual(['Buy', 'Aurora', 'now.']);
  });

  it('refuses what cannot be spoken', async () => {
    const say = (text: string, voiceId = 'en-james') => desk.speaker.speak({ text, voiceId }, nobody);
    await expect(say('🎉 …')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(say('a '.repeat(5000))).rejects.toMatchObject({ code: 'too_large' });
    await expect(say('Hello', 'nobody')).rejects.toMatchObject({ code: 'voice_not_found' });
    const cancel = new AbortController();
    const speaking = desk.speaker.speak(
      { text: `${englishClips[0]} `.repeat(60), voiceId: 'en-james' },
      { ...nobody, signal: cancel.signal },
    );
    cancel.abort(new Error('changed my mind'));
    await expect(speaking).rejects.toThrow('changed my mind');
  });

  it('speaks on with a built-in voice where the weights of a neural one are missing, and says so', async () => {
    const listed = await desk.speaker.voices();
    expect(listed.some(({ quality }) => quality === 'neural')).toBe(false);
    expect(await Promise.all(['sano-de', 'en-james', 'nobody'].map((id) => desk.speaker.knows(id)))).toEqual([
      true,
      true,
      false,
    ]);
    const spoken = await desk.speaker.speak({ text: 'Guten Morgen.', voiceId: 'sano-de' }, nobody);
    expect(spoken.engine).toBe('eSpeak NG');
    expect(spoken.words.map(({ text }) => text)).toEqual(['Guten', 'Morgen.']);
  });

  it('keeps a sample once it is made, however many ask', async () => {
    const [one, other] = await Promise.all([desk.samples.read('en-james'), desk.samples.read('en-james')]);
    expect(one?.bytes.length).toBeGreaterThan(10_000);
    expect(other?.bytes).toEqual(one?.bytes);
    expect(await readdir(join(folder, 'samples'))).toHaveLength(1);
    expect((await desk.samples.read('en-james'))?.bytes.length).toBe(one?.bytes.length);
    expect(await desk.samples.read('nobody')).toBeNull();
  });
});

describe('listening', patience, () => {
  it('writes down English, with each word within 150 ms', async () => {
    const text = englishClips.slice(0, 3).join(' ');
    const spoken = await desk.speaker.speak({ text, voiceId: 'en-james' }, nobody);
    const heard = await desk.listener.transcribe({ file: spoken.file, language: null }, nobody);
    const { errors, words } = wordErrors(text, heard.text);
    // `npm run bench:speech` has the figures of each voice.
    expect(errors / words).toBeLessThanOrEqual(0.1);
    expect(heard.language).toBe('en');
    const late = lateness(spoken.words, heard.words);
    expect(late.length).toBeGreaterThan(words * 0.7);
    expect(late[Math.floor(late.length * 0.95)]).toBeLessThan(0.15);
  });

  it('hears phrases of a second or two, none of them as nothing', async () => {
    const voices = builtInVoices.filter(({ language }) => language === 'en');
    const sums = { errors: 0, words: 0 };
    for (const [index, text] of shortPhrases.slice(0, 12).entries()) {
      const voiceId = voices[index % voices.length]?.id ?? '';
      const spoken = await desk.speaker.speak({ text, voiceId }, nobody);
      const heard = await desk.listener.transcribe({ file: spoken.file, language: 'en' }, nobody);
      const { errors, words } = wordErrors(text, heard.text);
      sums.errors += errors;
      sums.words += words;
    }
    // Formant voices are far from people, of whose short phrases hardly a word is misheard (`npm run bench:speech`).
    expect(sums.errors / sums.words).toBeLessThanOrEqual(0.2);
  });

  it.each([
    ['en-oliver', 'model'],
    ['de-clara', 'reference'],
    ['ja-yui', 'reference'],
  ] as const)('finds the words of a script in a recording of %s, by %s', async (voiceId, method) => {
    const language = builtInVoices.find(({ id }) => id === voiceId)?.language ?? 'en';
    const [text = ''] = /^[^.。]+[.。]/u.exec(sampleTexts[language]) ?? [];
    const spoken = await desk.speaker.speak({ text, voiceId, speed: 0.85 }, nobody);
    const aligned = await desk.listener.align({ file: spoken.file, script: text, language }, nobody);
    expect(aligned.method).toBe(method);
    expect(aligned.words.length).toBeGreaterThan(4);
    const late = lateness(spoken.words, aligned.words);
    expect(late[Math.floor(late.length * 0.9)]).toBeLessThan(0.15);
    expect(aligned.visemes.at(-1)?.end).toBeCloseTo(aligned.seconds, 3);
  });

  it('says honestly what it cannot understand', async () => {
    const german = await desk.speaker.speak({ text: sampleTexts.de, voiceId: 'de-jonas' }, nobody);
    const transcribe = (file: typeof german.file, language: string | null) =>
      desk.listener.transcribe({ file, language }, nobody);
    for (const language of ['de', null])
      await expect(transcribe(german.file, language)).rejects.toMatchObject({ code: 'transcription_language' });
    const quiet = { bytes: encodeWav(silence(2)), mime: 'audio/wav' };
    await expect(transcribe(quiet, null)).rejects.toMatchObject({ code: 'no_speech' });
    const text = { bytes: new TextEncoder().encode('#EXTM3U'), mime: 'audio/wav' };
    await expect(transcribe(text, 'en')).rejects.toMatchObject({ code: 'wrong_file_kind' });
  });

  it('reads mouths from sound alone', async () => {
    const spoken = await desk.speaker.speak({ text: 'Mama, buy me a bubble.', voiceId: 'en-olivia' }, nobody);
    const cues = await desk.listener.mouth(spoken.file, nobody);
    expect(cues[0]?.start).toBe(0);
    expect(cues.at(-1)?.end).toBeCloseTo(spoken.seconds, 1);
    expect(cues.filter(({ viseme }) => viseme === 'closed').length).toBeGreaterThanOrEqual(2);
  });
});
