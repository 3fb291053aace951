import type { TimedPhoneme } from '@adwright/domain/engines/speech.ts';
import type { Span } from '../espeak/token-times.ts';
import type { SpokenToken } from '../text/phrases.ts';
import type { LineSound } from './sound-line.ts';

export type TimedSound = LineSound & Span;

export function phonemesOfSounds(sounds: readonly TimedSound[]): TimedPhoneme[] {
  return sounds.filter(({ start, end }) => end > start).map(({ ipa, start, end }) => ({ ipa, start, end }));
}

/** When each token is said; tokens without sounds of their own were said together with the one before them. */
export function tokenSpans(tokens: readonly SpokenToken[], sounds: readonly TimedSound[]): Span[] {
  const own = tokens.map((_, token): Span | undefined => {
    const mine = sounds.filter((sound) => sound.token === token);
    const [first, last] = [mine[0], mine.at(-1)];
    return first && last ? { start: first.start, end: last.end } : undefined;
  });
  const spans: Span[] = [];
  for (let owner = 0; owner < tokens.length;) {
    let next = owner + 1;
    while (next < tokens.length && !own[next]) next += 1;
    const whole = own[owner] ?? { start: 0, end: sounds[0]?.start ?? 0 };
    spans.push(...shared(whole, tokens.slice(owner, next)));
    owner = next;
  }
  return spans;
}

function shared(whole: Span, tokens: readonly SpokenToken[]): Span[] {
  const lengths = tokens.map(({ say }) => Math.max(1, say.length));
  const sum = lengths.reduce((total, length) => total + length, 0);
  let at = whole.start;
  return lengths.map((length) => {
    const start = at;
    at += ((whole.end - whole.start) * length) / sum;
    return { start, end: at };
  });
}
