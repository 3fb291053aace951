/**
 * `npm run bench:speech [-- --clips 16 --machine --voices all --languages en,de --only-voices --json]`: a
 * woman's and a man's voice of each language (or all), neural ones beside formant ones, speak ads that a recogniser
 * writes down again (Whisper Small where it was added, and Moonshine in English), beside what the same recogniser mishears
 * of recorded people;
 * then the built-in voices, with `--machine` also those of other engines found here, speak English clips, which are then
 * written down again; so are phrases of a second or two, each by the next voice, and recordings of a person. How many
 * words were misheard, how far the found times lie from the engine's own, and how long writing down took beside the
 * clip's own length, in CPU-seconds, since other work on the machine must not count. `--only-voices --languages fr` is
 * one row of the table within a minute or two, and `--unseen` takes texts by which nothing was decided. Measured alone:
 * `--cleaning`, what taking noise out of recordings brings; `--first-sound`, how long one who clicks on a voice waits;
 * `--ears fast` (or `careful`), what is misheard of people and of our voices, and what is invented where nobody speaks;
 * `--lists 40`, the written lists, said and written down again.
 */
import { AppError } from '@adwright/contract/errors.ts';
import { Ear } from '@adwright/contract/voice/ear.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ffmpegCodec } from '../apps/server/src/adapters/ffmpeg-codec.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import { openSpeech } from '@adwright/speech/open-speech.ts';
import { type SpeechLanguage, speechLanguageOf, speechLanguages } from '@adwright/speech/speech-language.ts';
import { englishClips } from '@adwright/speech/testing/english-clips.ts';
import { lateness } from '@adwright/speech/testing/lateness.ts';
import { recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { shortPhrases } from '@adwright/speech/testing/short-phrases.ts';
import { wordErrors } from '@adwright/speech/testing/word-errors.ts';
import { builtInEngine } from '@adwright/speech/voices/built-in-voices.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { root } from '../scripts/run.ts';
import { measureCleaning } from './cleaning.ts';
import { cpuSeconds } from './cpu-time.ts';
import { measureEars } from './ears.ts';
import { measureFirstSound } from './first-sound.ts';
import { measureLists } from './lists.ts';
import { report, round } from './report.ts';
import { chosenVoices, measureFloor, measureVoice, type VoiceFigures } from './voices.ts';

const { values } = parseArgs({
  options: {
    clips: { type: 'string', default: '6' },
    machine: { type: 'boolean', default: false },
    /** `some`, `all`, `neural` (some of those alone), `none`, or the ids of those that are wanted. */
    voices: { type: 'string', default: 'some' },
    'voice-clips': { type: 'string', default: '6' },
    /** Texts by which nothing about a voice was decided, where there are some. */
    unseen: { type: 'boolean', default: false },
    languages: { type: 'string', default: speechLanguages.join(',') },
    /** Leaves out the English part, with its times of words. */
    'only-voices': { type: 'boolean', default: false },
    cleaning: { type: 'boolean', default: false },
    'first-sound': { type: 'boolean', default: false },
    /** `fast` or `careful`. */
    ears: { type: 'string' },
    /** So many lines of each written list. */
    lists: { type: 'string' },
    json: { type: 'boolean' },
  },
});
/** Measured alone, instead of the voices. */
const part = Object.entries(parts()).find(([name]) => values[name as keyof typeof values])?.[1];
const only = values['only-voices'] || part !== undefined;
const clips = englishClips.slice(0, Math.max(1, Number(values.clips)));
const nobody = { userId: null, runId: null };

type Sums = { errors: number; words: number; seconds: number; speaking: number; listening: number; late: number[] };
const fresh = (): Sums => ({ errors: 0, words: 0, seconds: 0, speaking: 0, listening: 0, late: [] });

// Nothing that was said before may be at hand already.
const soundFolder = await mkdtemp(join(tmpdir(), 'adwright-sounds-'));
const desk = openSpeech({
  codec: ffmpegCodec,
  sampleFolder: join(root, '.cache', 'voice-samples'),
  soundFolder,
  weights: installedWeights(),
  processes: 1,
  // A busy machine makes the figures of time worse; it must not end the measuring.
  callTimeoutMs: 600_000,
});
const rows: Record<string, string | number>[] = [];
const [builtIn, ofMachine, short, recorded] = [fresh(), fresh(), fresh(), fresh()];
const voiceRows: VoiceFigures[] = [];
try {
  if (part) rows.push(...(await part()));
  else if (values.voices !== 'none') {
    const chosen = chosenVoices(await desk.speaker.voices(), values.voices.split(','), values.languages.split(','));
    const floors = new Map<string, number | null>();
    for (const voice of chosen) {
      const language = speechLanguageOf(voice.language) ?? 'en';
      const floor = floors.has(language) ? (floors.get(language) ?? null) : await measureFloor(desk, language);
      floors.set(language, floor);
      const figures = await measureVoice(desk, voice, {
        clips: Number(values['voice-clips']),
        unseen: values.unseen,
        floor,
      });
      voiceRows.push(figures);
      process.stderr.write(`${JSON.stringify(figures)}\n`);
    }
  }
  if (!only) await englishPart();
} finally {
  await desk.close();
  await rm(soundFolder, { recursive: true, force: true });
}
if (voiceRows.length > 0 && !values.json) {
  console.log('\nVoices, by an independent recogniser');
  console.table(voiceRows);
}
tellAll();

function parts(): Record<string, () => Promise<Record<string, string | number>[]>> {
  return {
    cleaning: () => measureCleaning(desk),
    'first-sound': () => measureFirstSound({ codec: ffmpegCodec, weights: installedWeights() }),
    ears: () => measureEars(desk, wantedLanguages(), Ear.parse(values.ears)),
    lists: () => measureLists(desk, wantedLanguages(), Number(values.lists)),
  };
}

function wantedLanguages(): SpeechLanguage[] {
  const wanted = values.languages.split(',');
  return speechLanguages.filter((language) => wanted.includes(language));
}

async function englishPart(): Promise<void> {
  const voices = (await desk.speaker.voices()).filter(
    ({ language, engine }) => language === 'en' && (values.machine || engine === builtInEngine),
  );
  // The models are loaded before anything is timed.
  const warm = await desk.speaker.speak({ text: 'Good morning everybody.', voiceId: 'en-james' }, nobody);
  await desk.listener.transcribe({ file: warm.file, language: 'en' }, nobody);
  for (const { id, name, engine } of voices) {
    const sums = fresh();
    for (const text of clips) await speakAndListen(sums, text, id);
    add(engine === builtInEngine ? builtIn : ofMachine, sums);
    tell(`${name} (${engine})`, sums);
  }
  const own = voices.filter(({ engine }) => engine === builtInEngine);
  for (const [index, text] of shortPhrases.entries())
    await speakAndListen(short, text, own[index % own.length]?.id ?? '');
  tell(`${shortPhrases.length} short phrases`, short);
  const recordings = await recordedClips();
  for (const { text, file } of recordings) await listen(recorded, text, file);
  tell(`${recordings.length} recordings`, recorded);
}

function errorRates(): Record<string, number> {
  const neural = voiceRows.filter(({ engine }) => engine !== builtInEngine);
  const basic = voiceRows.filter(({ engine }) => engine === builtInEngine);
  const mean = (of: readonly VoiceFigures[]): number =>
    round(of.reduce((sum, { error_rate }) => sum + error_rate, 0) / Math.max(1, of.length), 3);
  return {
    ...(neural.length > 0 && { neural_error_rate: mean(neural) }),
    ...(basic.length > 0 && { basic_error_rate: mean(basic) }),
  };
}

/** Of the best voices that each language has. */
function byLanguage(): Record<string, Record<string, number>> {
  const languages = [...new Set(voiceRows.map(({ language }) => language))];
  return Object.fromEntries(
    languages.map((language) => {
      const own = voiceRows.filter((row) => row.language === language);
      const neural = own.filter(({ engine }) => engine !== builtInEngine);
      const best = neural.length > 0 ? neural : own;
      const mean = (of: (row: VoiceFigures) => number): number =>
        best.reduce((sum, row) => sum + of(row), 0) / best.length;
      return [
        language,
        {
          word_error_rate: round(
            mean((row) => row.error_rate),
            3,
          ),
          letter_error_rate: round(
            mean((row) => row.letter_error_rate),
            3,
          ),
          ...(best[0]?.floor !== null && { floor_error_rate: best[0]?.floor ?? 0 }),
          speaking_factor: round(mean((row) => row.speaking_factor)),
          first_sound_ms: Math.round(mean((row) => row.first_sound_s) * 1000),
        },
      ];
    }),
  );
}

function englishFigures(): Record<string, number> {
  if (only) return {};
  const { word_error_rate, time_p95_ms, within_150_ms, real_time_factor } = figuresOf(builtIn);
  return {
    word_error_rate,
    ...(ofMachine.words > 0 && { machine_word_error_rate: figuresOf(ofMachine).word_error_rate }),
    short_word_error_rate: figuresOf(short).word_error_rate,
    recorded_word_error_rate: figuresOf(recorded).word_error_rate,
    time_p95_ms,
    within_150_ms,
    real_time_factor,
  };
}

function tellAll(): void {
  const figures = { ...englishFigures(), ...errorRates() };
  if (values.json) console.log(JSON.stringify({ ...figures, ...byLanguage() }));
  else report(`Speech and back, ${clips.length} English clips per voice, ${cpus().length} cores`, rows, figures);
}

function tell(name: string, sums: Sums): void {
  const figures = figuresOf(sums);
  rows.push({ said_by: name, ...figures });
  process.stderr.write(`${name}: ${figures.word_error_rate} misheard, ${figures.real_time_factor} × real time\n`);
}

async function speakAndListen(sums: Sums, text: string, voiceId: string): Promise<void> {
  const begun = cpuSeconds();
  const spoken = await desk.speaker.speak({ text, voiceId }, nobody);
  sums.speaking += cpuSeconds() - begun;
  await listen(sums, text, spoken.file, spoken.words);
}

async function listen(sums: Sums, text: string, file: EngineFile, said: readonly TimedWord[] = []): Promise<void> {
  const begun = cpuSeconds();
  const heard = await desk.listener.transcribe({ file, language: 'en' }, nobody).catch((error: unknown) => {
    // What is not understood at all is misheard from the first word to the last.
    if (error instanceof AppError && error.code === 'transcription_language') return null;
    throw error;
  });
  sums.listening += cpuSeconds() - begun;
  const { left } = await ffmpegCodec.decode(file, { seconds: 60 });
  sums.seconds += left.length / sampleRate;
  const { errors, words } = wordErrors(text, heard?.text ?? '');
  sums.errors += errors;
  sums.words += words;
  sums.late.push(...lateness(said, heard?.words ?? []));
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
    within_150_ms: round(late.filter((apart) => apart <= 0.15).length / Math.max(1, late.length), 3),
    real_time_factor: round(listening / seconds),
    speaking_factor: round(speaking / seconds),
  };
}
