/** What the ears make of people, of our own voices in every language, and of a minute each in which nobody speaks. */
import { AppError } from '@adwright/contract/errors.ts';
import type { Ear } from '@adwright/contract/voice/ear.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { Transcript } from '@adwright/domain/engines/transcription.ts';
import { encodeMonoWav } from '@adwright/sound/mono-wav.ts';
import { renderTrack } from '@adwright/sound/music/render-track.ts';
import { tracks } from '@adwright/sound/music/tracks.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import type { SpeechDesk } from '@adwright/speech/open-speech.ts';
import type { SpeechLanguage } from '@adwright/speech/speech-language.ts';
import { misheard } from '@adwright/speech/testing/misheard.ts';
import { noises, withNoise } from '@adwright/speech/testing/noisy.ts';
import { isRecorded, recordedClips } from '@adwright/speech/testing/recorded-clips.ts';
import { voiceClips } from '@adwright/speech/testing/voice-clips.ts';
import { cpuSeconds } from './cpu-time.ts';
import { round } from './report.ts';

const nobody = { userId: null, runId: null };
/** What a listener says of sounds that are no words to it. */
const unheard = new Set<string>(['no_speech', 'transcription_language']);

/** Null for what is no words to it: one that is too busy is another thing. */
export async function listen(
  desk: SpeechDesk,
  request: { readonly file: EngineFile; readonly language: string | null; readonly ear: Ear },
): Promise<Transcript | null> {
  return desk.listener.transcribe(request, nobody).catch((error: unknown) => {
    if (!(error instanceof AppError) || !unheard.has(error.code)) throw error;
    return null;
  });
}

type Clip = { readonly text: string; readonly file: EngineFile };

async function hearClips(desk: SpeechDesk, by: string, clips: readonly Clip[], language: SpeechLanguage, ear: Ear) {
  let [errors, units, letterErrors, letters, seconds, cpu, engine] = [0, 0, 0, 0, 0, 0, 'nobody'];
  for (const { text, file } of clips) {
    const begun = cpuSeconds();
    const heard = await listen(desk, { file, language, ear });
    cpu += cpuSeconds() - begun;
    seconds += heard?.seconds ?? 0;
    engine = heard?.engine ?? engine;
    const found = await misheard(text, heard?.text ?? '', language);
    errors += found.errors;
    units += found.units;
    letterErrors += found.letterErrors;
    letters += found.letters;
    if (found.errors > 0) process.stderr.write(`  ${by}, ${found.errors} wrong: “${text}” → “${heard?.text ?? ''}”\n`);
  }
  return {
    said_by: by,
    heard_by: engine,
    word_error_rate: round(errors / units, 3),
    letter_error_rate: round(letterErrors / letters, 3),
    real_time_factor: round(cpu / seconds),
  };
}

export async function measureEars(
  desk: SpeechDesk,
  languages: readonly SpeechLanguage[],
  ear: Ear,
): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  const tell = (row: Record<string, string | number>): void => {
    rows.push(row);
    process.stderr.write(`${JSON.stringify(row)}\n`);
  };
  const voices = await desk.speaker.voices();
  for (const language of languages) {
    if (isRecorded(language))
      tell(await hearClips(desk, `people, ${language}`, await recordedClips(language), language, ear));
    const voice = voices.find((one) => one.language === language && one.quality !== 'standard');
    if (!voice) continue;
    const said: Clip[] = [];
    for (const text of voiceClips[language].slice(0, 2))
      said.push({ text, file: (await desk.speaker.speak({ text, voiceId: voice.id }, nobody)).file });
    tell(await hearClips(desk, voice.id, said, language, ear));
  }
  for (const [name, sound] of wordless()) {
    const file = { bytes: encodeMonoWav(sound, sampleRate), mime: 'audio/wav' };
    for (const language of [null, ...languages.slice(0, 1)]) {
      const heard = await listen(desk, { file, language, ear });
      tell({
        said_by: `60 s of ${name}`,
        heard_by: ear,
        language: language ?? 'to be found',
        invented: heard?.text ?? 'nothing',
      });
    }
  }
  return rows;
}

/** A minute each of silence, of three noises, and of pieces of our music after each other. */
function wordless(): (readonly [name: string, sound: Float32Array])[] {
  const minute = (parts: readonly Float32Array[]): Float32Array => {
    const sound = new Float32Array(60 * sampleRate);
    const each = Math.floor(sound.length / parts.length);
    for (const [index, part] of parts.entries()) sound.set(part.subarray(0, each), index * each);
    return sound;
  };
  const faint = new Float32Array(20 * sampleRate).fill(1e-4);
  return [
    ['silence', minute([new Float32Array(1)])],
    ['noise', minute(noises.map((kind) => withNoise(faint, kind, -50)))],
    ['music', minute(tracks.filter((_, index) => index % 6 === 0).map((track) => renderTrack(track).left))],
  ];
}
