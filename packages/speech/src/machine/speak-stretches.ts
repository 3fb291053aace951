import { sampleRate } from '@adwright/sound/stereo.ts';
import { type Phrase, phrasesOf, sentencePause } from '../text/phrases.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { Pronunciation } from '@adwright/domain/engines/speech.ts';

export type SayStretch = (text: string) => Promise<Float32Array>;

/** An engine that knows nothing of our marks gets plain sentences; the pauses between them are laid by us. */
export async function speakStretches(
  request: {
    readonly text: string;
    readonly language: SpeechLanguage;
    readonly pronunciations: readonly Pronunciation[];
  },
  say: SayStretch,
): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let sentences: string[] = [];
  const { text, language, pronunciations } = request;
  for (const phrase of phrasesOf(text, language, { pronunciations })) {
    const line = plainText(phrase, language);
    if (line !== '') sentences.push(line);
    if (phrase.pauseAfter === sentencePause) continue;
    if (sentences.length > 0) parts.push(await say(sentences.join(' ')));
    sentences = [];
    parts.push(new Float32Array(Math.round(phrase.pauseAfter * sampleRate)));
  }
  if (sentences.length > 0) parts.push(await say(sentences.join(' ')));
  const voice = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    voice.set(part, at);
    at += part.length;
  }
  return voice;
}

/** Only the built-in voice speaks IPA: the others are given the word as it is written. */
function plainText({ tokens }: Phrase, language: SpeechLanguage): string {
  const joint = language === 'ja' || language.startsWith('zh') ? '' : ' ';
  return tokens
    .map(({ source, say }) => (/\/[^/]+\//u.test(say) ? source : say))
    .filter((word) => word !== '')
    .join(joint);
}
