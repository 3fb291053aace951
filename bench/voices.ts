/** Voices of every language: how much of each is understood, how long it takes, and how it sounds by measure. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Voice } from '@adwright/domain/engines/speech.ts';
import { loudnessOf } from '@adwright/sound/mix/loudness.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { decodeWav } from '@adwright/sound/wav.ts';
import type { SpeechDesk } from '@adwright/speech/open-speech.ts';
import { speechLanguageOf } from '@adwright/speech/speech-language.ts';
import type { SpeechLanguage } from '@adwright/speech/speech-language.ts';
import { misheard } from '@adwright/speech/testing/misheard.ts';
import { isRecorded, recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { unseenClips, voiceClips } from '@adwright/speech/testing/voice-clips.ts';
import { cpuSeconds } from './cpu-time.ts';
import { listen } from './ears.ts';
import { round } from './report.ts';
import { clippedSamples, noiseFloor, pausesOf, pitchRange } from './voice-measures.ts';

const nobody = { userId: null, runId: null };

export type VoiceFigures = {
  readonly voice: string;
  readonly language: string;
  readonly engine: string;
  readonly error_rate: number;
  /** Of the same listener with recordings of people in that language: it cannot hear a voice better. Null where there are none. */
  readonly floor: number | null;
  readonly heard_by: string;
  /** By letters without spaces; by syllables of their sound in Chinese and Japanese. */
  readonly letter_error_rate: number;
  readonly speaking_factor: number;
  readonly first_sound_s: number;
  readonly memory_mb: number;
  /** Hertz, the deep and the high end of the melody, and how far they are apart. */
  readonly pitch: string;
  readonly semitones: number;
  readonly mean_pause_s: number;
  readonly longest_pause_s: number;
  readonly clipped: number;
  readonly noise_floor_db: number;
  readonly loudness: number;
};

/** The first woman and the first man of each language, in every quality there is or in the wanted one; or all of them; or those that are named. */
export function chosenVoices(
  voices: readonly Voice[],
  wanted: readonly string[],
  languages: readonly string[],
): Voice[] {
  const own = voices.filter(({ language, quality }) => languages.includes(language) && quality !== 'standard');
  const named = own.filter(({ id }) => wanted.includes(id));
  if (named.length > 0) return named;
  if (wanted.includes('all')) return own;
  const seen = new Set<string>();
  return own.filter(({ language, gender, quality, accent }) => {
    if (wanted.includes('neural') && quality !== 'neural') return false;
    const kind = [language, gender, quality, accent].join();
    return !seen.has(kind) && seen.add(kind);
  });
}

/** How much the listener mishears of people, who say everything right; null where nobody was recorded. */
export async function measureFloor(desk: SpeechDesk, language: SpeechLanguage): Promise<number | null> {
  if (!isRecorded(language)) return null;
  let [errors, units] = [0, 0];
  for (const { text, file } of await recordedClips(language)) {
    const heard = (await listen(desk, { file, language, ear: 'careful' }))?.text ?? '';
    const found = await misheard(text, heard, language);
    errors += found.errors;
    units += found.units;
    if (found.errors > 0)
      process.stderr.write(`  a person, ${found.errors} wrong: “${text}” → “${heard || 'nothing'}”\n`);
  }
  return round(errors / units, 3);
}

export async function measureVoice(
  desk: SpeechDesk,
  voice: Voice,
  { clips, unseen, floor }: { clips: number; unseen: boolean; floor: number | null },
): Promise<VoiceFigures> {
  const language = speechLanguageOf(voice.language) ?? 'en';
  const sums = {
    errors: 0,
    units: 0,
    letterErrors: 0,
    letters: 0,
    seconds: 0,
    cpu: 0,
    first: 0,
    clipped: 0,
    loudness: 0,
    quietest: -120,
    count: 0,
  };
  let heardBy = '';
  const pauses: number[] = [];
  const said: Float32Array[] = [];
  const texts = (unseen ? unseenClips[language] : undefined) ?? voiceClips[language];
  for (const text of texts.slice(0, clips)) {
    const cpu = cpuSeconds();
    if (sums.count === 0) {
      // Its first sentence alone: that is what one who tries a voice waits for. It is kept for the whole text.
      const begun = performance.now();
      await desk.speaker.speak({ text: /^[^.。]+[.。]/u.exec(text)?.[0] ?? text, voiceId: voice.id }, nobody);
      sums.first = (performance.now() - begun) / 1000;
    }
    const { file, seconds } = await desk.speaker.speak({ text, voiceId: voice.id }, nobody);
    sums.cpu += cpuSeconds() - cpu;
    const heard = await listen(desk, { file, language, ear: 'careful' });
    if (heard) heardBy = heard.engine;
    const { errors, units, letterErrors, letters } = await misheard(text, heard?.text ?? '', language);
    const sound = decodeWav(file.bytes);
    sums.errors += errors;
    sums.units += units;
    sums.letterErrors += letterErrors;
    sums.letters += letters;
    sums.seconds += seconds;
    sums.clipped += clippedSamples(sound.left);
    sums.loudness += loudnessOf(sound);
    sums.quietest = Math.max(sums.quietest, noiseFloor(sound.left, sampleRate));
    pauses.push(...pausesOf(sound.left, sampleRate));
    said.push(sound.left);
    sums.count += 1;
    if (errors > 0) process.stderr.write(`  ${voice.id}, ${errors} wrong: “${text}” → “${heard?.text ?? 'nothing'}”\n`);
  }
  const { low, high, semitones } = pitchRange(joined(said), sampleRate);
  return {
    voice: `${voice.name} (${voice.id})`,
    language: voice.accent ?? voice.language,
    engine: voice.engine,
    error_rate: round(sums.errors / sums.units, 3),
    floor,
    heard_by: heardBy,
    letter_error_rate: round(sums.letterErrors / sums.letters, 3),
    speaking_factor: round(sums.cpu / sums.seconds),
    first_sound_s: round(sums.first, 1),
    memory_mb: childMemory(),
    pitch: `${Math.round(low)}–${Math.round(high)}`,
    semitones: round(semitones, 1),
    mean_pause_s: round(pauses.reduce((sum, pause) => sum + pause, 0) / Math.max(1, pauses.length)),
    longest_pause_s: round(Math.max(0, ...pauses)),
    clipped: sums.clipped,
    noise_floor_db: Math.round(sums.quietest),
    loudness: round(sums.loudness / Math.max(1, sums.count), 1),
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The largest process that this one started; 0 where there is no /proc. */
function childMemory(): number {
  const sizes = [0];
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const [, parent] = /^PPid:\s+(\d+)/mu.exec(status) ?? [];
      const [, kilobytes] = /^VmRSS:\s+(\d+)/mu.exec(status) ?? [];
      if (Number(parent) === process.pid) sizes.push(Number(kilobytes ?? 0) / 1024);
    }
  } catch {
    // Processes come and go while one looks at them.
  }
  return Math.round(Math.max(...sizes));
}
