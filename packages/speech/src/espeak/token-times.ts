import type { TimedPhoneme } from '@adwright/domain/engines/speech.ts';
import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';

/** Where each token lies in the text the engine was given, in characters from 0. */
export type TextRange = { readonly from: number; readonly to: number };
export type Span = { readonly start: number; readonly end: number };

/** What is no sound: a pause, or in parentheses that it changes the language for a word. */
export function isSound(name: string): boolean {
  return name !== '' && !name.startsWith('(') && !name.startsWith('_');
}

/** Empty for what is no phoneme. */
export function nameOf({ type, id }: EspeakEvent): string {
  return type === 'phoneme' ? String(id ?? '').trim() : '';
}

/** Sounds, without the pauses between them. */
export function phonemesOf(events: readonly EspeakEvent[], seconds: number): TimedPhoneme[] {
  const sounds = events.filter(({ type }) => type === 'phoneme');
  return sounds.flatMap((event, index) => {
    const ipa = nameOf(event);
    const at = event.audio_position;
    const end = (sounds[index + 1]?.audio_position ?? seconds * 1000) / 1000;
    if (!isSound(ipa) || end <= at / 1000) return [];
    return [{ ipa, start: at / 1000, end: Math.min(seconds, end) }];
  });
}

/**
 * When each token is said. The engine names the place in the text where a word begins, sometimes several words for one
 * token (numbers) and sometimes none (words it reads together): those share their time by length.
 */
export function tokenTimes(
  ranges: readonly TextRange[],
  events: readonly EspeakEvent[],
  phonemes: readonly TimedPhoneme[],
  seconds: number,
): Span[] {
  const starts = fillGaps(ranges, firstTimes(ranges, events), seconds);
  let next = 0;
  return starts.map((start, index) => {
    const until = starts[index + 1] ?? seconds;
    let end = start;
    for (; next < phonemes.length && (phonemes[next]?.start ?? 0) < until - 1e-6; next += 1) {
      end = Math.max(end, Math.min(until, phonemes[next]?.end ?? 0));
    }
    return { start, end: end > start ? end : until };
  });
}

/**
 * The sounds said for each token, with a space where one token is several words (numbers). Those of tokens that the
 * engine reads together all stand with the first of them.
 */
export function tokenSounds(ranges: readonly TextRange[], events: readonly EspeakEvent[]): string[][] {
  const sounds: string[][] = ranges.map(() => []);
  let current = 0;
  for (const event of events) {
    if (event.type === 'word') {
      const index = ranges.findIndex(({ to }) => event.text_position - 1 < to);
      current = Math.max(current, index);
      if ((sounds[current]?.length ?? 0) > 0) sounds[current]?.push(' ');
    }
    const ipa = nameOf(event);
    if (isSound(ipa)) sounds[current]?.push(ipa);
  }
  return sounds;
}

function firstTimes(ranges: readonly TextRange[], events: readonly EspeakEvent[]): (number | undefined)[] {
  const times: (number | undefined)[] = ranges.map(() => undefined);
  let latest = 0;
  for (const event of events) {
    if (event.type !== 'word') continue;
    const place = event.text_position - 1;
    const index = ranges.findIndex(({ to }) => place < to);
    // A place before the last one is a slip of the engine within a number.
    if (index < latest || times[index] !== undefined) continue;
    latest = index;
    times[index] = event.audio_position / 1000;
  }
  return times;
}

function fillGaps(ranges: readonly TextRange[], known: readonly (number | undefined)[], seconds: number): number[] {
  const filled: number[] = [];
  for (let index = 0; index < ranges.length; index += 1) {
    const time = known[index];
    if (time !== undefined) {
      filled.push(Math.max(time, filled.at(-1) ?? 0));
      continue;
    }
    const anchor = index - 1;
    let next = index;
    while (next < ranges.length && known[next] === undefined) next += 1;
    const from = filled[anchor] ?? 0;
    const to = known[next] ?? seconds;
    const lengths = ranges.slice(Math.max(0, anchor), next).map((range) => range.to - range.from);
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    const first = anchor < 0 ? 0 : (lengths[0] ?? 0);
    filled.push(anchor < 0 ? from : from + ((to - from) * first) / whole);
  }
  return filled;
}
