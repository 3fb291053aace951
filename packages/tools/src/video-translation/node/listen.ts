import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { longestFilm, type VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode, localeOf, locales } from '@adwright/i18n/locales.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { z } from 'zod';
import type { ToolContext } from '../../tool.ts';
import type { Transcript } from '../contract.ts';
import { linesOfWords } from '../plan/lines-of-words.ts';
import { pitchOf } from '../plan/pitch.ts';
import { soundingOf, speakersOf } from '../plan/speakers.ts';

type Order = Extract<VideoTranslationInput, { mode: 'transcribe' }>;

const heardSeconds = longestFilm * 60;
/** Every third sample is enough to tell a pitch. */
const every = 3;

/** What is said in a film, when, and by how many. Refuses, with the reason, what nobody could translate. */
export async function listen({ video, spoken, ear }: Order, context: ToolContext): Promise<z.input<typeof Transcript>> {
  const { signal, media } = context;
  await context.progress(2, 'listen');
  const { path } = await context.openAsset(video);
  const facts = await media.probe(path, { signal });
  if (!facts.video) throw new AppError('wrong_file_kind');
  if (!facts.audio) throw new AppError('no_speech');
  if (facts.seconds > heardSeconds + 1) throw new AppError('film_too_long');
  const into = await context.temporaryFile('sound.wav');
  await media.extractAudio({ file: path, into, format: 'wav', seconds: heardSeconds }, { signal });
  await context.progress(10, 'listen');
  const wav = await readFile(into);
  const heard = await context.speech.listener.transcribe(
    {
      file: { bytes: wav, mime: 'audio/wav' },
      language: spoken !== null && isLocaleCode(spoken) ? localeOf(spoken).tag : null,
      ear,
    },
    { userId: context.userId, runId: context.runId, signal },
  );
  const lines = linesOfWords(heard.words.length > 0 ? heard.words : heard.segments, heard.language);
  if (lines.length === 0) throw new AppError('no_speech');
  await context.progress(90, 'listen');
  const heights = pitches(wav, lines);
  const speakers = speakersOf(heights);
  return {
    mode: 'transcribe',
    seconds: facts.seconds,
    width: facts.video.width,
    height: facts.video.height,
    spoken: locales.find(({ tag }) => tag === heard.language)?.code ?? 'en',
    engine: heard.engine,
    sounding: soundingOf(speakers, heights),
    lines: lines.map((line, index) => ({ id: `line-${index + 1}`, speaker: speakers[index] ?? 1, ...line })),
  };
}

function pitches(wav: Uint8Array, lines: readonly { start: number; end: number }[]): (number | null)[] {
  const { samples, rate } = readWav(wav);
  return lines.map(({ start, end }) => {
    const part = samples.subarray(Math.floor(start * rate), Math.ceil(end * rate));
    const thin = Float32Array.from({ length: Math.floor(part.length / every) }, (_, i) => part[i * every] ?? 0);
    return pitchOf(thin, rate / every);
  });
}
