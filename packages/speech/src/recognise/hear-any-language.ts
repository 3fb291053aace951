import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import type { TranscriptSegment } from '@adwright/domain/engines/transcription.ts';
import { alignScript } from '../align/align-script.ts';
import { detectLanguage } from '../detect-language.ts';
import { type SpeechLanguage, speechLanguageOf, speechLanguages } from '../speech-language.ts';
import { sentencesOf } from './sentences.ts';
import type { SpeechSpan } from './speech-spans.ts';
import type { Heard } from './transcribe.ts';
import { findSpeech, hearingRate } from './voice-activity.ts';
import { type HeardByWhisper, hearWithWhisper, type WhisperFiles } from './whisper.ts';
import { windowsOf } from './windows.ts';

export type HearRequest = {
  readonly sound: Float32Array;
  /** Null lets the recogniser find out. */
  readonly language: SpeechLanguage | null;
  readonly files: WhisperFiles;
};

const codeOf = (language: SpeechLanguage): string => language.split('-')[0] ?? language;
const codes = [...new Set(speechLanguages.map(codeOf))];

/** Whoever hears words in silence or music is unsure of them, or says itself that nobody speaks. */
const imagined = ({ text, confidence, silence }: HeardByWhisper): boolean =>
  !/\p{L}/u.test(text) || confidence < 0.35 || (silence > 0.6 && confidence < 0.6);

/**
 * Speech in any language of the product to text, with the time of each word. What turns out to be English is left to
 * the recogniser that hears only that, and better.
 */
export async function hearAnyLanguage(request: HearRequest): Promise<Heard & { readonly language: SpeechLanguage }> {
  const { sound, files } = request;
  const speech = await findSpeech(sound);
  const spokenSeconds = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const windows = windowsOf(speech);
  const clip = ({ start, end }: SpeechSpan): Float32Array =>
    sound.subarray(Math.round(start * hearingRate), Math.round(end * hearingRate));
  const answers = new Map<SpeechSpan, HeardByWhisper>();
  let code = request.language === null ? null : codeOf(request.language);
  // The longest stretch tells best which language it is, for all of them.
  for (const window of windows.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const answer = await hearWithWhisper(clip(window), files, { language: code, among: codes, leave: 'en' });
    if (code === null && answer.language === 'en')
      return { segments: [], words: [], spokenSeconds, confidence: 0, language: 'en' };
    code ??= answer.language;
    answers.set(window, answer);
  }
  const heard = windows.flatMap((window) => {
    const answer = answers.get(window);
    return answer && !imagined(answer) ? [{ window, answer }] : [];
  });
  const language = await writtenIn(code ?? 'en', request.language, heard.map(({ answer }) => answer.text).join(' '));
  const segments: TranscriptSegment[] = [];
  const words: TimedWord[] = [];
  let [sure, letters] = [0, 0];
  for (const { window, answer } of heard) {
    const aligned = await alignScript({ sound: clip(window), script: answer.text, language });
    const own = aligned.words.map((word) => ({
      ...word,
      start: window.start + word.start,
      end: window.start + word.end,
    }));
    words.push(...own);
    segments.push(...sentencesOf(own, !/^(?:ja|zh)/u.test(language)));
    sure += answer.confidence * answer.text.length;
    letters += answer.text.length;
  }
  return { segments, words, spokenSeconds, confidence: letters === 0 ? 0 : sure / letters, language };
}

/** Which of the two Chinese scripts it is shows only in the text. */
async function writtenIn(code: string, asked: SpeechLanguage | null, text: string): Promise<SpeechLanguage> {
  if (code !== 'zh') return asked ?? speechLanguageOf(code) ?? 'en';
  const found = await detectLanguage(text);
  return found === 'zh-Hant' || found === 'zh-Hans' ? found : (asked ?? 'zh-Hans');
}
