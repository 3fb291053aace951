/**
 * `npm run bench:speech [-- --clips 16 --machine]`: the built-in voices, with `--machine` also those of other engines
 * found here, speak English clips, which are then written down again. Per voice: how many words were misheard, how far
 * the found times lie from the engine's own, and how long writing down took beside the clip's own length, in
 * CPU-seconds, since other work on the machine must not count.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { englishClips } from '@adwright/speech/testing/english-clips.ts';
import { lateness } from '@adwright/speech/testing/lateness.ts';
import { wordErrors } from '@adwright/speech/testing/word-errors.ts';
import { builtInEngine } from '@adwright/speech/voices/built-in-voices.ts';
import { root } from '../scripts/run.ts';
import { cpuSeconds } from './cpu-time.ts';
import { report, round } from './report.ts';

const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: '3' },
    machine: { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});
const clips = englishClips.slice(0, Math.max(1, Number(values.clips)));
const nobody = { userId: null, runId: null };

type Sums = { errors: number; words: number; seconds: number; speaking: number; listening: number; late: number[] };
const fresh = (): Sums => ({ errors: 0, words: 0, seconds: 0, speaking: 0, listening: 0, late: [] });

const desk = openSpeech({ codec: ffmpegCodec, sampleFolder: join(root, '.cache', 'voice-samples'), processes: 1 });
const rows: Record<string, string | number>[] = [];
const [builtIn, ofMachine] = [fresh(), fresh()];
try {
  const voices = (await desk.speaker.voices()).filter(
    ({ language, engine }) => language === 'en' && (values.machine || engine === builtInEngine),
  );
  // The models are loaded before anything is timed.
  const warm = await desk.speaker.speak({ text: 'Good morning everybody.', voiceId: 'en-james' }, nobody);
  await desk.listener.transcribe({ file: warm.file, language: 'en' }, nobody);
  for (const voice of voices) {
    const sums = await measure(voice.id);
    add(voice.engine === builtInEngine ? builtIn : ofMachine, sums);
    rows.push({ voice: `${voice.name} (${voice.engine})`, ...figuresOf(sums) });
    const { word_error_rate: rate, real_time_factor: factor } = figuresOf(sums);
    process.stderr.write(
      `${rows.length} of ${voices.length} voices: ${voice.name}, ${rate} misheard, ${factor} × real time\n`,
    );
  }
} finally {
  await desk.close();
}
const { word_error_rate, time_p95_ms, real_time_factor } = figuresOf(builtIn);
report(`Speech and back, ${clips.length} English clips per voice, ${cpus().length} cores`, rows, {
  word_error_rate,
  ...(ofMachine.words > 0 && { machine_word_error_rate: figuresOf(ofMachine).word_error_rate }),
  time_p95_ms,
  real_time_factor,
});

async function measure(voiceId: string): Promise<Sums> {
  const sums = fresh();
  for (const text of clips) {
    const begun = cpuSeconds();
    const spoken = await desk.speaker.speak({ text, voiceId }, nobody);
    const between = cpuSeconds();
    const heard = await desk.listener.transcribe({ file: spoken.file, language: 'en' }, nobody);
    const listening = cpuSeconds() - between;
    const late = lateness(spoken.words, heard.words);
    add(sums, { ...wordErrors(text, heard.text), seconds: spoken.seconds, speaking: between - begun, listening, late });
  }
  return sums;
}

function add(sums: Sums, more: Sums): void {
  for (const key of ['errors', 'words', 'seconds', 'speaking', 'listening'] as const) sums[key] += more[key];
  sums.late.push(...more.late);
}

function figuresOf({ errors, words, seconds, speaking, listening, late }: Sums) {
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000);
  return {
    word_error_rate: round(errors / words, 3),
    time_median_ms: at(0.5),
    time_p95_ms: at(0.95),
    real_time_factor: round(listening / seconds),
    speaking_factor: round(speaking / seconds),
  };
}
