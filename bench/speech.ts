/**
 * `npm run bench:speech`: voices speak English clips, which are then written down again. Per voice: how many words were
 * misheard, how far the found times lie from the engine's own, and how long both took beside the clip's own length.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import type { Speech } from '@adwright/domain/engines/speech.ts';
import type { Transcript } from '@adwright/domain/engines/transcription.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { wordErrors } from '@adwright/speech/testing/word-errors.ts';
import { root } from '../scripts/run.ts';
import { report, round } from './report.ts';

const clips = [
  'Meet the new bottle that keeps your drink cold for a whole day. Order today and save 30% on your first purchase.',
  'Our coffee is roasted every morning and shipped to your door. You will taste the difference in the first cup.',
  'Stop wasting time on bad headphones. Try these free for 30 days and send them back if you do not love them.',
];
const nobody = { userId: null, runId: null };

const desk = openSpeech({ codec: ffmpegCodec, sampleFolder: join(root, '.cache', 'voice-samples'), processes: 1 });
const rows: Record<string, string | number>[] = [];
const best = { word_error_rate: 1, time_p95_ms: 0, real_time_factor: 0 };
try {
  const voices = (await desk.speaker.voices()).filter(({ language }) => language === 'en');
  // The models are loaded before anything is timed.
  const warm = await desk.speaker.speak({ text: 'Good morning everybody.', voiceId: 'en-james' }, nobody);
  await desk.listener.transcribe({ file: warm.file, language: 'en' }, nobody);
  for (const voice of voices) {
    const row = await measure(voice.id);
    rows.push({ voice: `${voice.name} (${voice.engine})`, ...row });
    if (row.word_error_rate < best.word_error_rate) {
      const { word_error_rate, time_p95_ms, real_time_factor } = row;
      Object.assign(best, { word_error_rate, time_p95_ms, real_time_factor });
    }
  }
} finally {
  await desk.close();
}
report(`Speech and back, ${clips.length} English clips per voice, ${cpus().length} cores`, rows, best);

async function measure(voiceId: string) {
  const sums = { errors: 0, words: 0, seconds: 0, speaking: 0, listening: 0 };
  const late: number[] = [];
  for (const text of clips) {
    const begun = performance.now();
    const spoken = await desk.speaker.speak({ text, voiceId }, nobody);
    const between = performance.now();
    const heard = await desk.listener.transcribe({ file: spoken.file, language: 'en' }, nobody);
    sums.listening += (performance.now() - between) / 1000;
    sums.speaking += (between - begun) / 1000;
    sums.seconds += spoken.seconds;
    const { errors, words } = wordErrors(text, heard.text);
    sums.errors += errors;
    sums.words += words;
    late.push(...lateness(spoken, heard));
  }
  late.sort((a, b) => a - b);
  return {
    word_error_rate: round(sums.errors / sums.words, 3),
    time_median_ms: Math.round((late[Math.floor(late.length / 2)] ?? 0) * 1000),
    time_p95_ms: Math.round((late[Math.floor(late.length * 0.95)] ?? 0) * 1000),
    real_time_factor: round(sums.listening / sums.seconds),
    speaking_factor: round(sums.speaking / sums.seconds),
  };
}

/** For words that were heard as they were said. */
function lateness(spoken: Speech, heard: Transcript): number[] {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  let from = 0;
  return spoken.words.flatMap(({ text, start }) => {
    const at = heard.words.findIndex(
      (word, index) => index >= from && index < from + 4 && bare(word.text) === bare(text),
    );
    if (at < 0) return [];
    from = at + 1;
    return [Math.abs((heard.words[at]?.start ?? 0) - start)];
  });
}
