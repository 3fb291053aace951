/** Recordings of a person with noise over them, before and after it is taken out: how much is left, and what is understood. */
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import type { SpeechDesk } from '@adwright/speech/open-speech.ts';
import { likeness, noises, voiceAbovePauses, withNoise } from '@adwright/speech/testing/noisy.ts';
import { recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { wordErrors } from '@adwright/speech/testing/word-errors.ts';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import { cpuSeconds } from './cpu-time.ts';
import { round } from './report.ts';

const nobody = { userId: null, runId: null };
/** Decibels of the voice above the noise: a busy office, and a street. */
const levels = [5, 0] as const;

type Heard = { readonly above: number; readonly like: number; readonly errors: number; readonly words: number };

/** One row for each noise and level, and one for recordings that need no cleaning. */
export async function measureCleaning(desk: SpeechDesk): Promise<Record<string, string | number>[]> {
  const voices: { text: string; sound: Float32Array }[] = [];
  for (const { text, file } of await recordedClips())
    voices.push({ text, sound: (await ffmpegCodec.decode(file, { seconds: 60 })).left });
  const asked = [
    { noise: 'none', over: (sound: Float32Array) => sound },
    ...noises.flatMap((kind) =>
      levels.map((level) => ({
        noise: `${kind}, ${level} dB`,
        over: (sound: Float32Array) => withNoise(sound, kind, level),
      })),
    ),
  ];
  const rows: Record<string, string | number>[] = [];
  for (const { noise, over } of asked) {
    const [before, after]: [Heard[], Heard[]] = [[], []];
    let [cpu, seconds] = [0, 0];
    for (const { text, sound } of voices) {
      const noisy = over(sound);
      const begun = cpuSeconds();
      const cleaned = await desk.listener.clean(noisy, nobody);
      cpu += cpuSeconds() - begun;
      seconds += sound.length / sampleRate;
      before.push(await heardOf(desk, text, sound, noisy));
      after.push(await heardOf(desk, text, sound, cleaned));
    }
    rows.push({ noise, ...told('noisy', before), ...told('cleaned', after), cpu_factor: round(cpu / seconds) });
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
  return rows;
}

async function heardOf(desk: SpeechDesk, text: string, clean: Float32Array, sound: Float32Array): Promise<Heard> {
  const file = { bytes: encodeMonoWav(sound, sampleRate), mime: 'audio/wav' };
  // What is not understood at all is misheard from the first word to the last.
  const heard = await desk.listener.transcribe({ file, language: 'en' }, nobody).catch(() => null);
  return {
    above: voiceAbovePauses(clean, sound),
    like: likeness(clean, sound),
    ...wordErrors(text, heard?.text ?? ''),
  };
}

function told(name: string, heard: readonly Heard[]): Record<string, number> {
  const sum = (of: (one: Heard) => number): number => heard.reduce((total, one) => total + of(one), 0);
  return {
    [`${name}_above_pauses_db`]: round(sum(({ above }) => above) / heard.length, 1),
    [`${name}_likeness`]: round(sum(({ like }) => like) / heard.length, 3),
    [`${name}_word_error_rate`]: round(sum(({ errors }) => errors) / sum(({ words }) => words), 3),
  };
}
