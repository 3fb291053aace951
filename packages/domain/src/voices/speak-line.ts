import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { SpeakInput, SpokenLine } from '@adwright/contract/voice/voice.ts';
import { answerInTime } from '../answer-in-time.ts';
import type { Clock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import type { Speaker } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { ownPronunciations } from './own-pronunciations.ts';
import type { SpokenLines } from './ports.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly limitFactor?: number;
  readonly speech: { readonly speaker: Pick<Speaker, 'voices'>; readonly lines: SpokenLines };
};

type SpeakRequest = { readonly userId: string; readonly line: SpeakInput; readonly signal?: AbortSignal };

/** A line said aloud before anything is paid for, counted against what looking may cost. */
export function speakLine(deps: Deps, { userId, line, signal }: SpeakRequest): Promise<SpokenLine> {
  const key = JSON.stringify([userId, 'spoken', line]);
  return answerInTime({ key, signal }, (goOn) => speak(deps, userId, line, goOn));
}

async function speak(deps: Deps, userId: string, line: SpeakInput, signal: AbortSignal): Promise<SpokenLine> {
  const { text, voice_id: voiceId, speed } = line;
  if (!(await deps.speech.speaker.voices()).some(({ id }) => id === voiceId)) throw new AppError('voice_not_found');
  const work = { userId, pictures: lookPictures.spokenLine, now: deps.clock(), factor: deps.limitFactor ?? 1 };
  await deps.work.transact((stores) => countFreeWork(stores, work));
  const pronunciations = await ownPronunciations(deps, { userId, voiceId, text });
  const spoken = await deps.speech.lines.speak(
    { text, voiceId, speed, pronunciations },
    { userId, runId: null, signal },
  );
  const { file, seconds, words, phonemes, engine } = spoken;
  return {
    sound: `data:${file.mime};base64,${Buffer.from(file.bytes).toString('base64')}`,
    seconds,
    words: words.map(({ text: word, start, end }) => ({ text: word, start, end })),
    sounds: phonemes.map(({ ipa, start, end }) => ({ ipa, start, end })),
    engine,
  };
}
