import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { Pronunciation, VoiceGender } from '@adwright/domain/engines/speech.ts';
import type { ModelHost } from '@adwright/model-host/create-model-host.ts';
import type { KeptSounds } from '../kept-sounds.ts';
import type { SpeechTasks } from '../process/speech-tasks.ts';
import { soundOfLanguage } from '../sound-of-voices.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { Phrase } from '../text/phrases.ts';
import type { SpokenText } from '../voices/speak-text.ts';
import type { SpokenPhrase } from '../voices/spoken-phrase.ts';
import { breathsOf } from './breaths.ts';
import type { NeuralVoice } from './neural-voice.ts';

export type NeuralOrder = {
  readonly text: string;
  readonly voiceId: string;
  readonly language: SpeechLanguage;
  readonly gender: VoiceGender;
  readonly speed: number;
  readonly pronunciations: readonly Pronunciation[];
};

export type NeuralParts = {
  readonly host: ModelHost<SpeechTasks>;
  readonly kept: KeptSounds;
  /** As many sentences are said at once; the queue in front of the models is everybody's. */
  readonly atOnce: number;
};

export async function speakNeural(
  parts: NeuralParts,
  voice: NeuralVoice,
  order: NeuralOrder,
  call: EngineCall,
): Promise<SpokenText> {
  const { text, language, pronunciations, speed, gender } = order;
  const options = { signal: call.signal, person: call.userId ?? undefined };
  const phrases = breathsOf(await parts.host.call('read', { text, language, pronunciations }, options));
  const say = (phrase: Phrase): Promise<SpokenPhrase> =>
    parts.kept.recall(phraseKey(order, phrase), () => parts.host.call('say', { phrase, voice, speed }, options));
  const spoken = await inTurns(phrases, parts.atOnce, say);
  return parts.host.call('join', { phrases, spoken, speed, gender }, options);
}

function phraseKey({ voiceId, language, speed }: NeuralOrder, { tokens, mood }: Phrase): unknown[] {
  return [
    'phrase',
    voiceId,
    speed,
    mood,
    tokens.map(({ say, glued, emphatic }) => [say, glued === true, ...(emphatic === true ? ['!'] : [])]),
    ...soundOfLanguage(language),
  ];
}

/** All of them, in their order, no more than so many at once; the first that fails ends the rest. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
