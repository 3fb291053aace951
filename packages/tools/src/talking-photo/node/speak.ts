import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import { longestRecording, type TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { ToolContext } from '../../tool.ts';
import { scriptLines } from '../plan/script-lines.ts';
import { joinLines, recorded, type SaidLine, type Spoken } from '../plan/spoken.ts';

export type SpokenAloud = { readonly spoken: Spoken; readonly engine: string };

/** Quieter than this all through, there is nothing to move lips to. */
const faintest = 0.004;
/** In seconds. What a script costs is guessed from its letters: nobody gets ten minutes for the price of one. */
const longestScript = 100;

/** What the photo says: its script in the chosen voice, or the recording. */
export function speak(input: TalkingPhotoInput, context: ToolContext): Promise<SpokenAloud> {
  return input.audio === null ? sayScript(input, context) : hearRecording(input.audio, context);
}

async function sayScript({ script, voice, speed }: TalkingPhotoInput, context: ToolContext): Promise<SpokenAloud> {
  if (voice === null) throw new AppError('invalid_input');
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const lines: SaidLine[] = [];
  let engine = '';
  let said = 0;
  for (const text of scriptLines(script)) {
    const speech = await context.speech.speaker.speak({ text, voiceId: voice, speed }, call);
    ({ engine } = speech);
    const { samples, rate } = readWav(speech.file.bytes);
    said += samples.length / rate;
    // Numbers take longer to say than their digits show.
    if (said > longestScript) throw new AppError('media_too_long', { seconds: longestScript });
    lines.push({ samples, words: speech.words, sounds: speech.phonemes });
  }
  return { spoken: joinLines(lines), engine };
}

async function hearRecording(id: string, context: ToolContext): Promise<SpokenAloud> {
  const { path } = await context.openAsset(id);
  const { audio, seconds } = await context.media.probe(path, { signal: context.signal });
  if (!audio) throw new AppError('no_speech');
  if (seconds > longestRecording + 1) throw tooLong();
  const into = await context.temporaryFile('recording.wav');
  await context.media.extractAudio(
    { file: path, into, format: 'wav', seconds: longestRecording + 2 },
    { signal: context.signal },
  );
  const { samples, rate } = readWav(await readFile(into));
  // Files that hold several recordings name the length of the first.
  if (samples.length / rate > longestRecording + 1) throw tooLong();
  let power = 0;
  for (const sample of samples) power += sample * sample;
  if (Math.sqrt(power / Math.max(1, samples.length)) < faintest) throw new AppError('no_speech');
  return { spoken: recorded(samples), engine: '' };
}

function tooLong(): AppError {
  return new AppError('media_too_long', { seconds: longestRecording });
}
