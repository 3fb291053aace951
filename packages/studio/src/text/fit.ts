import { measuredAt, type FontSpec, type TextMeasurer } from './measurer.ts';
import { hyphenated } from './hyphenate.ts';
import { piecesOf, shards, type Piece } from './pieces.ts';
import { graphemeCount, isJoined, lineHeightFor } from './script.ts';
import { balanceLines, fillLines, lineText, type Line, type Measured } from './wrap.ts';

export type TextRequest = {
  readonly text: string;
  readonly language: string;
  readonly font: FontSpec;
  readonly size: number;
  readonly minSize: number;
  readonly lineHeight: number;
  /** In em. */
  readonly tracking: number;
  readonly maxLines: number;
  /** Rather smaller on one line than larger on several. */
  readonly oneLine?: boolean;
  readonly balance: boolean;
};

/** How far letters such as g reach below the baseline, in em. */
export const descender = 0.2;

export type SetLine = {
  readonly text: string;
  readonly width: number;
  readonly words: readonly SetWord[];
  /** It ends within a word, with a hyphen that is not the text's own. */
  readonly parted: boolean;
  /** All of the paragraph it is a line of: a paragraph has one direction, whatever letters a line got. */
  readonly paragraph: string;
};
export type SetWord = { readonly text: string; readonly width: number; readonly space: boolean };

export type SetText = {
  readonly size: number;
  readonly lines: readonly SetLine[];
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
  /** Every line within the width, no word broken but at a hyphen, no more lines than allowed, nothing left out. */
  readonly fits: boolean;
  readonly truncated: boolean;
};

/** A text made ready once, then set at any size and width without measuring again. */
export type PreparedText = {
  readonly request: TextRequest;
  readonly pieces: readonly Measured[];
  /** Whether a word too wide for its line may be parted: what is told by words, as captions are, keeps them. */
  readonly parts: boolean;
  readonly space: number;
  readonly lineHeight: number;
  readonly tracking: number;
  readonly ellipsis: number;
};

/** `parts` are given where words must stay as they are, such as the spoken words of captions. */
export function prepareText(request: TextRequest, measurer: TextMeasurer, parts?: readonly Piece[]): PreparedText {
  const tracking = isJoined(request.text) ? 0 : request.tracking * measuredAt;
  const widthOf = (text: string): number => measurer.measure(request.font, text).width + spread(text, tracking);
  const pieces = (parts ?? piecesOf(request.text, request.language)).map((piece) => ({
    ...piece,
    width: widthOf(piece.text),
  }));
  return {
    request,
    pieces,
    parts: parts === undefined,
    space: measurer.measure(request.font, ' ').width + tracking,
    lineHeight: lineHeightFor(request.text, Math.max(request.lineHeight, leastLineHeight(request, measurer))),
    tracking,
    ellipsis: widthOf('…'),
  };
}

/** What letter spacing adds to a run's width. */
function spread(text: string, tracking: number): number {
  return tracking === 0 ? 0 : tracking * graphemeCount(text);
}

/** Tall faces set tight would push descenders out of the last line's box; capitals alone have none. */
function leastLineHeight(request: TextRequest, measurer: TextMeasurer): number {
  if (!/\p{Ll}/u.test(request.text)) return 0;
  return measurer.measure(request.font, 'H').capHeight / measuredAt + descender + 0.03;
}

/** The text at one size in one width. Only with `parting` a text fits whose words had to be parted. */
export function setText(
  prepared: PreparedText,
  size: number,
  width: number,
  measurer: TextMeasurer,
  parting = false,
): SetText {
  const { request, space } = prepared;
  const room = (width * measuredAt) / size;
  let pieces = prepared.pieces;
  const broken = pieces.some((piece) => piece.width > room + 0.01);
  if (broken) pieces = breakWide(prepared, room, measurer);
  const lines = request.balance ? balanceLines(pieces, room, space) : fillLines(pieces, room, space);
  const isWhole = !broken || (parting && !pieces.some(({ shard }) => shard));
  const fits = isWhole && lines.length <= request.maxLines && lines.every((line) => line.width <= room + 0.01);
  return finish(prepared, lines, size, fits, false);
}

function breakWide(prepared: PreparedText, room: number, measurer: TextMeasurer): Measured[] {
  const { request, tracking } = prepared;
  return prepared.pieces.flatMap((piece): Measured[] => {
    if (piece.width <= room) return [piece];
    const widthOf = (text: string): number => measurer.measure(request.font, text).width + spread(text, tracking);
    const parted = prepared.parts ? partWord(piece, room, widthOf) : undefined;
    return parted ?? shards(piece).map((shard) => ({ ...shard, width: widthOf(shard.text), shard: true }));
  });
}

/** A word over as few lines as it needs, of about equal length, with hyphens; undefined where no part of it fits. */
function partWord(piece: Piece, room: number, widthOf: (text: string) => number): Measured[] | undefined {
  const syllables = hyphenated(piece.text);
  const filled = fillParts(syllables, room, widthOf);
  if (!filled) return undefined;
  const narrower = [0.6, 0.7, 0.8, 0.9].map((share) => fillParts(syllables, room * share, widthOf));
  const parts = narrower.find((some) => some?.length === filled.length) ?? filled;
  return parts.map((text, index) => {
    const last = index === parts.length - 1;
    return {
      ...piece,
      text,
      width: widthOf(text),
      space: last && piece.space,
      forced: last && piece.forced,
      parted: !last,
    };
  });
}

function fillParts(
  syllables: readonly string[],
  room: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const parts: string[] = [];
  let current = '';
  for (const [index, syllable] of syllables.entries()) {
    const hyphen = index < syllables.length - 1 ? '-' : '';
    if (current !== '' && widthOf(current + syllable + hyphen) > room) {
      parts.push(`${current}-`);
      current = '';
    }
    current += syllable;
    if (widthOf(current + hyphen) > room) return undefined;
  }
  return [...parts, current];
}

function finish(
  prepared: PreparedText,
  lines: readonly Line[],
  size: number,
  fits: boolean,
  truncated: boolean,
): SetText {
  const scale = size / measuredAt;
  const paragraphs = paragraphsOf(lines);
  const set = lines.map((line, index) => ({
    text: lineText(line.pieces),
    width: line.width * scale,
    parted: line.pieces.at(-1)?.parted === true,
    words: line.pieces.map((piece) => ({ text: piece.text, width: piece.width * scale, space: piece.space })),
    paragraph: paragraphs[index] ?? '',
  }));
  return {
    size,
    lines: set,
    width: Math.max(0, ...set.map((line) => line.width)),
    height: set.length * prepared.lineHeight * size,
    lineHeight: prepared.lineHeight * size,
    fits,
    truncated,
  };
}

/** For every line the words of its paragraph. */
function paragraphsOf(lines: readonly Line[]): string[] {
  const whole: string[][] = [[]];
  const at = lines.map(({ pieces }) => {
    const paragraph = whole.length - 1;
    whole.at(-1)?.push(lineText(pieces));
    if (pieces.at(-1)?.forced) whole.push([]);
    return paragraph;
  });
  return at.map((paragraph) => whole[paragraph]?.join(' ') ?? '');
}

/**
 * The largest size between the limits at which the text fits with its words whole; where one is too wide for that, the
 * largest at which it fits parted.
 */
export function fitText(
  prepared: PreparedText,
  width: number,
  height: number,
  measurer: TextMeasurer,
  wished = prepared.request.size,
): SetText {
  const { oneLine, maxLines } = prepared.request;
  if (oneLine && maxLines > 1) {
    const whole = { ...prepared, request: { ...prepared.request, oneLine: false, maxLines: 1 } };
    const set = fitText(whole, width, height, measurer, wished);
    if (set.fits) return set;
  }
  const least = Math.min(prepared.request.minSize, wished);
  const fitting =
    (parting: boolean) =>
    (size: number): SetText | undefined => {
      const set = setText(prepared, size, width, measurer, parting);
      return set.fits && set.height <= height + 0.01 ? set : undefined;
    };
  const largest = (isParted: boolean) => largestFitting(fitting(isParted), least, wished);
  return largest(false) ?? largest(true) ?? setText(prepared, least, width, measurer);
}

function largestFitting(
  fitting: (size: number) => SetText | undefined,
  least: number,
  wished: number,
): SetText | undefined {
  const atWish = fitting(wished);
  if (atWish) return atWish;
  let best = least < wished ? fitting(least) : undefined;
  let low = least;
  let high = best ? wished : least;
  while (high - low > Math.max(0.25, wished / 200)) {
    const middle = (low + high) / 2;
    const set = fitting(middle);
    if (set) {
      best = set;
      low = middle;
    } else {
      high = middle;
    }
  }
  return best;
}

/** Last resort for a text that does not fit at its smallest size: whole words as far as they go, then an ellipsis. */
export function truncateText(
  prepared: PreparedText,
  size: number,
  width: number,
  maxLines: number,
  measurer: TextMeasurer,
): SetText {
  const room = (width * measuredAt) / size;
  const wide = prepared.pieces.some((piece) => piece.width > room);
  const pieces = wide ? breakWide(prepared, room, measurer) : prepared.pieces;
  const lines = fillLines(pieces, room, prepared.space);
  if (lines.length <= maxLines) return finish(prepared, lines, size, true, false);
  const kept = lines.slice(0, Math.max(1, maxLines));
  const last = [...(kept.at(-1)?.pieces ?? [])];
  const widthOf = (list: readonly Measured[]): number =>
    fillLines(list, Number.MAX_VALUE, prepared.space)[0]?.width ?? 0;
  while (last.length > 1 && widthOf(last) + prepared.ellipsis > room) last.pop();
  dropRest(last, prepared.pieces);
  const end = last.at(-1);
  if (end)
    last[last.length - 1] = {
      ...end,
      text: `${end.text.replace(/[\s\p{P}]+$/u, '')}…`,
      width: end.width + prepared.ellipsis,
      space: false,
      forced: false,
    };
  const cut = { pieces: last, width: widthOf(last) };
  return finish(prepared, [...kept.slice(0, -1), cut], size, cut.width <= room + 0.01, true);
}

/** What a cut should not leave behind: the first letters of a word that was broken, and a bracket that never closes. */
function dropRest(last: Measured[], whole: readonly Piece[]): void {
  const isWhole = (piece: Piece): boolean => whole.some(({ text }) => text === piece.text);
  const end = last.findLastIndex(isWhole);
  if (end > 0) last.length = end + 1;
  const open = last.findLastIndex(({ text }) => /[([{（【「][^)\]}）】」]*$/u.test(text));
  const closed = last.slice(open + 1).some(({ text }) => /[)\]}）】」]/u.test(text));
  if (open > 0 && !closed) last.length = open;
}
