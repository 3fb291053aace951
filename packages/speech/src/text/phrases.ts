import { cutAtPauses } from '@adwright/contract/voice/script-pauses.ts';
import type { Pronunciation } from '@adwright/domain/engines/speech.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { dates } from './dates.ts';
import { emojis } from './emoji.ts';
import { money } from './money.ts';
import { joinGroups, plainDigits } from './numbers.ts';
import { ordinalNumbers } from './ordinals.ts';
import { pronounced } from './pronunciations.ts';
import { type Replacement, withoutOverlaps } from './replacement.ts';
import { abbreviations, initials, signs } from './signs.ts';
import { turkishLoans } from './turkish-loans.ts';
import { measures } from './units.ts';

/** A word as it is written (for captions) and as it is said; `say` is empty for what has no sound. */
export type SpokenToken = {
  readonly source: string;
  readonly say: string;
  /** Said together with the word before it. */
  readonly glued?: boolean;
  /** Said with weight. */
  readonly emphatic?: boolean;
};

/** What is said in one breath, and how long the voice waits then. */
export type Phrase = {
  readonly tokens: readonly SpokenToken[];
  readonly mood: 'statement' | 'question' | 'exclamation';
  readonly pauseAfter: number;
};

/** Finds the words of a text in which nothing separates them. */
export type CutWords = (text: string) => readonly string[];

export const sentencePause = 0.32;

const unspaced: ReadonlySet<SpeechLanguage> = new Set(['ja', 'zh-Hans', 'zh-Hant']);
const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*$/u;

export function phrasesOf(
  text: string,
  language: SpeechLanguage,
  options: { readonly pronunciations?: readonly Pronunciation[]; readonly cutWords?: CutWords } = {},
): Phrase[] {
  const phrases: Phrase[] = [];
  const cutWords = options.cutWords ?? segmentWords(language);
  for (const stretch of cutAtPauses(joinGroups(plainDigits(text.normalize('NFC')), language))) {
    const tokens = tokensOf(stretch.text, language, options.pronunciations ?? [], cutWords);
    const sentences = cutSentences(tokens);
    for (const [index, sentence] of sentences.entries()) {
      const isLast = index === sentences.length - 1;
      phrases.push({
        tokens: sentence.map(({ source, say, emphatic }) => ({ source, say, ...(emphatic === true && { emphatic }) })),
        mood: moodOf(sentence),
        pauseAfter: isLast ? stretch.pauseAfter : sentencePause,
      });
    }
    if (sentences.length === 0) phrases.push({ tokens: [], mood: 'statement', pauseAfter: stretch.pauseAfter });
  }
  return phrases;
}

type Token = SpokenToken & { readonly endsSentence: boolean };

function tokensOf(
  text: string,
  language: SpeechLanguage,
  hints: readonly Pronunciation[],
  cutWords: CutWords,
): Token[] {
  const short = abbreviations(text, language);
  const replacements = withoutOverlaps([
    pronounced(text, hints),
    emojis(text),
    dates(text, language),
    ordinalNumbers(text, language),
    money(text, language),
    measures(text, language),
    short,
    ...signs(text, language),
    language === 'tr' ? turkishLoans(text) : [],
  ]);
  const letters = [...text.matchAll(initials)].map(({ index, 0: found }) => index + found.length);
  const shortEnds = new Set([...short.map(({ end }) => end), ...letters]);
  const stars = emphasised(text);
  return piecesOf(text, replacements, unspaced.has(language) ? cutWords : undefined)
    .map(({ start, end, say }) => ({
      source: withoutStars(text, start, end, stars),
      say: say.replaceAll(/\s+/gu, ' ').trim(),
      emphatic: stars.some((star) => start < star.end && end > star.start + 1),
      // "approx. 5" goes on; at the very end of the text the dot ends the sentence all the same.
      endsSentence: sentenceEnd.test(text.slice(start, end)) && !shortEnds.has(end),
    }))
    .filter(({ source }) => source !== '');
}

/** `start` and `end` are the places of the two asterisks. */
type Stars = { readonly start: number; readonly end: number };

/** `*really good*`; a lone asterisk, as of a footnote, or one beside a space means nothing. */
function emphasised(text: string): Stars[] {
  const found = text.matchAll(/\*(?!\s)([^*\n]*\p{L}[^*\n]*)(?<!\s)\*/gu);
  return Array.from(found, ({ index, 0: whole }) => ({ start: index, end: index + whole.length - 1 }));
}

function withoutStars(text: string, start: number, end: number, stars: readonly Stars[]): string {
  const places = new Set(stars.flatMap((star) => [star.start, star.end]));
  return [...text.slice(start, end).matchAll(/./gsu)]
    .filter(({ index }) => !places.has(start + index))
    .map(([sign]) => sign)
    .join('');
}

type Piece = { start: number; end: number; say: string };

/** Cuts where the text has spaces, or where `cutWords` says, but never through a replacement. */
function piecesOf(text: string, replacements: readonly Replacement[], cutWords: CutWords | undefined): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | undefined;
  let at = 0;
  const close = (): void => {
    if (open && open.end > open.start) addPiece(pieces, open);
    open = undefined;
  };
  const extend = (length: number, say: string): void => {
    open ??= { start: at, end: at, say: '' };
    open.end = at + length;
    open.say += say;
    at += length;
  };
  const plain = (part: string): void => {
    for (const word of cutWords ? cutWords(part) : part.split(/(\s+)/u)) {
      if (cutWords) close();
      if (/^\s*$/u.test(word)) {
        close();
        at += word.length;
      } else extend(word.length, word);
    }
  };
  for (const { start, end, say } of replacements) {
    plain(text.slice(at, start));
    if (cutWords) close();
    extend(end - start, say);
    if (cutWords) close();
  }
  plain(text.slice(at));
  close();
  return pieces;
}

/** What has no letter or digit of its own (a comma, a dash, an emoji) goes with the word before it. */
function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last && !/[\p{L}\p{N}]/u.test(piece.say) && !piece.say.startsWith('/')) {
    last.end = piece.end;
    last.say += /^[-–—]+$/u.test(piece.say) ? ',' : piece.say;
  } else pieces.push(piece);
}

function cutSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  for (const token of tokens) {
    sentence.push(token);
    if (token.endsSentence) {
      sentences.push(sentence);
      sentence = [];
    }
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

function moodOf(sentence: readonly Token[]): Phrase['mood'] {
  const end = sentence.at(-1)?.source ?? '';
  if (/[?？؟]/u.test(end)) return 'question';
  return /[!！]/u.test(end) ? 'exclamation' : 'statement';
}

function segmentWords(language: SpeechLanguage): CutWords {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}
