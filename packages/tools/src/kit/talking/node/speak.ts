import { AppError } from '@adwright/contract/errors.ts';
import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { ToolContext } from '../../../tool.ts';
import { isFaint, readRecording } from './read-recording.ts';
import { scriptLines } from '../plan/script-lines.ts';
import { joinLines, recorded, type SaidLine, type Spoken } from '../plan/spoken.ts';

export type SpokenAloud = { readonly spoken: Spoken; readonly engine: string };

/** The words or the recording, and the voice. */
type Said = Pick<Told, 'script' | 'voice' | 'speed' | 'audio' | 'clean'>;

/** In seconds. What a script costs is guessed from its letters: nobody gets ten minutes for the price of one. */
const longestScript = 100;

/** What is said: the script in the chosen voice, or the recording. */
export function speak(input: Said, context: ToolContext): Promise<SpokenAloud> {
  return input.audio === null ? sayScript(input, context) : hearRecording(input.audio, input.clean, context);
}

async function sayScript({ script, voice, speed }: Said, context: ToolContext): Promise<SpokenAloud> {
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
    if (said > longestScript) throw new AppError('media_over_seconds', { seconds: longestScript });
    lines.push({ samples, words: speech.words, sounds: speech.phonemes });
  }
  return { spoken: joinLines(lines), engine };
}

async function hearRecording(id: string, clean: boolean, context: ToolContext): Promise<SpokenAloud> {
  const { userId, runId, signal } = context;
  const { path } = await context.openAsset(id);
  const heard = await readRecording(path, context);
  if (!clean) return { spoken: recorded(heard), engine: '' };
  const voice = await context.speech.listener.clean(heard, { userId, runId, signal });
  // Of music or noise alone nothing is left.
  if (isFaint(voice)) throw new AppError('no_speech');
  return { spoken: recorded(voice), engine: '' };
}
