import { AppError } from '@adwright/contract/errors.ts';
import type { DubOrder, TranslationLine } from '@adwright/contract/video-translate/video-translation.ts';
import type { TimedPhoneme } from '@adwright/domain/engines/speech.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { ToolContext } from '../../tool.ts';
import { placeLines, type Placed, speedsOf } from '../plan/fit-lines.ts';
import { isSaid } from '../plan/price.ts';
import { trimmed } from '../plan/trim.ts';
import { usualVoice } from '../../kit/voice/plan/usual-voice.ts';

export type DubbedLine = Placed & {
  readonly line: TranslationLine;
  readonly text: string;
  readonly speed: number;
  readonly samples: Float32Array;
  /** What it is made of, in seconds of the line; empty where the voice does not say. */
  readonly sounds: readonly TimedPhoneme[];
};

type Said = Pick<DubbedLine, 'samples' | 'sounds'>;

/** A line that is nearly right stays as the voice said it. */
const audible = 0.03;

/** Every line of a language in its speaker's voice, fitted into its time. */
export async function speakLines(
  order: DubOrder,
  language: LocaleCode,
  { seconds, context, progress }: { seconds: number; context: ToolContext; progress: (share: number) => Promise<void> },
): Promise<{ lines: DubbedLine[]; engine: string }> {
  const lines = order.lines.filter((line) => isSaid(line, language)).toSorted((a, b) => a.start - b.start);
  const voiceOf = await voicesFor(order, language, context);
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  let engine = '';
  const say = async (line: TranslationLine, speed: number): Promise<Said> => {
    const text = line.said[language] ?? '';
    const speech = await context.speech.speaker.speak({ text, voiceId: voiceOf(line.speaker), speed }, call);
    ({ engine } = speech);
    const { samples, before } = trimmed(readWav(speech.file.bytes).samples, sampleRate);
    const sounds = (speech.phonemes ?? []).map((one) => ({
      ...one,
      start: Math.max(0, one.start - before),
      end: Math.max(0, one.end - before),
    }));
    return { samples, sounds };
  };
  const said: Said[] = [];
  for (const [index, line] of lines.entries()) {
    said.push(await say(line, 1));
    await progress((index + 1) / lines.length / 2);
  }
  const timed = (): { start: number; end: number; seconds: number }[] =>
    lines.map(({ start, end }, i) => ({ start, end, seconds: (said[i]?.samples.length ?? 0) / sampleRate }));
  const speeds = speedsOf(timed(), seconds).map((speed) => (Math.abs(speed - 1) < audible ? 1 : speed));
  for (const [index, line] of lines.entries()) {
    const speed = speeds[index] ?? 1;
    if (speed !== 1) said[index] = await say(line, speed);
    await progress(0.5 + (index + 1) / lines.length / 2);
  }
  const places = placeLines(timed(), seconds);
  return {
    engine,
    lines: lines.map((line, i) => ({
      ...(places[i] as Placed),
      line,
      text: (line.said[language] ?? '').trim(),
      speed: speeds[i] ?? 1,
      samples: said[i]?.samples ?? new Float32Array(),
      sounds: said[i]?.sounds ?? [],
    })),
  };
}

/** What was chosen for a speaker, or the most natural voices of the language in turns, so that two people need not sound alike. */
async function voicesFor(
  { voices }: DubOrder,
  language: LocaleCode,
  { speech }: ToolContext,
): Promise<(speaker: number) => string> {
  const { tag } = localeOf(language);
  const own = (await speech.speaker.voices()).filter((voice) => voice.language === tag);
  const known = new Set(own.map(({ id }) => id));
  return (speaker) => {
    const chosen = voices[language]?.[speaker];
    if (chosen !== undefined && !known.has(chosen))
      throw new AppError('invalid_input', {}, [{ path: 'voices', message: `${chosen} does not speak ${tag}` }]);
    const voice = chosen ?? usualVoice(own, speaker);
    if (voice === undefined) throw new AppError('tool_unavailable');
    return voice;
  };
}
