import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import type { TranscriptSegment } from '@adwright/domain/engines/transcription.ts';
import { alignScript } from '../align/align-script.ts';
import { recognise } from './moonshine.ts';
import { findSpeech, hearingRate } from './voice-activity.ts';

export type Heard = {
  readonly segments: readonly TranscriptSegment[];
  readonly words: readonly TimedWord[];
  /** How long somebody speaks, understood or not. */
  readonly spokenSeconds: number;
  /** How sure the recogniser was, 0 to 1: low for other languages and for noise. */
  readonly confidence: number;
};

/** English speech to text: where somebody speaks, what is said there, and when each word is. */
export async function transcribe(sound: Float32Array): Promise<Heard> {
  const segments: TranscriptSegment[] = [];
  const words: TimedWord[] = [];
  let [sure, letters] = [0, 0];
  const speech = await findSpeech(sound);
  for (const { start, end } of speech) {
    const clip = sound.subarray(Math.round(start * hearingRate), Math.round(end * hearingRate));
    const { text, confidence } = await recognise(clip);
    if (!/\p{L}/u.test(text)) continue;
    segments.push({ text, start, end });
    sure += confidence * text.length;
    letters += text.length;
    const aligned = await alignScript({ sound: clip, script: text, language: 'en' });
    for (const word of aligned.words) words.push({ ...word, start: start + word.start, end: start + word.end });
  }
  const spokenSeconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  return { segments, words, spokenSeconds, confidence: letters === 0 ? 0 : sure / letters };
}
