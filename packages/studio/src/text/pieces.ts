import { japanesePhrases } from './japanese.ts';
import { graphemesOf, isUnspaced, segmenterOf } from './script.ts';

/** A run of text that is kept together on a line. */
export type Piece = {
  readonly text: string;
  /** A space follows if the line goes on; it vanishes at a line's end. */
  readonly space: boolean;
  /** A new line must follow. */
  readonly forced: boolean;
};

// Kinsoku: what may not begin a line and what may not end one (JIS X 4051, the common set; also right for Chinese).
const notAtStart =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗〟»‼⁇⁈⁉ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.!?:;)\]}%％℃°…‥〜～—]/u;
const notAtEnd = /[‘“（〔［｛〈《「『【〘〖〝«([{$¥￥£€＄#＃@]$/u;
function unspacedParts(token: string, language: string): string[] {
  const segments = [...segmenterOf(language, 'word').segment(token)].map(({ segment }) => segment);
  if (language.startsWith('ja')) return japanesePhrases(segments, inseparable);
  const parts: string[] = [];
  for (const segment of segments) {
    const before = parts.at(-1);
    if (before !== undefined && inseparable(before, segment)) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}

function inseparable(before: string, segment: string): boolean {
  return (
    notAtStart.test(segment) ||
    notAtEnd.test(before) ||
    // A number and what it counts.
    (/\p{N}[%％]?$/u.test(before) && /^[\p{Script=Han}\p{Script=Katakana}]/u.test(segment)) ||
    // A Latin name inside Japanese: no break inside.
    (/[\p{L}\p{N}]$/u.test(before) &&
      /^[\p{L}\p{N}]/u.test(segment) &&
      !isUnspaced(before.slice(-1)) &&
      !isUnspaced(segment.slice(0, 1)))
  );
}

/** "190 g", "30 °C", "50 m": a number does not leave its unit behind at a line's end. */
const unitAfterNumber =
  /(?<=\p{N}) (?=(?:[gGlLmhsWV]|kg|mg|ml|cl|dl|mm|cm|km|min|kW|kWh|mAh|Hz|GB|TB|oz|lb|°[CF]?|[%€£₽₺]|kr|zł)(?![\p{L}\p{N}]))/gu;

/** After the hyphen of a compound, but not within a name or a range: "VG-10", "T-shirt", "24/7", "10–20". */
function hyphenParts(token: string): string[] {
  return token.split(/(?<=[\p{L}\p{N}]{2}[-–/])(?=\p{L}[\p{L}\p{N}])|(?<=[\p{L}\p{N}]—)(?=[\p{L}\p{N}]{2})/u);
}

const known = new Map<string, readonly Piece[]>();

/** Splits a text where its language lets a line break. Dictionaries are slow, and every size of an ad has the same words. */
export function piecesOf(text: string, language: string): readonly Piece[] {
  const key = `${language} ${text}`;
  const found = known.get(key) ?? split(text, language);
  if (known.size > 2000) known.clear();
  known.set(key, found);
  return found;
}

function split(text: string, language: string): Piece[] {
  const pieces: Piece[] = [];
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split('\n');
  for (const [index, paragraph] of paragraphs.entries()) {
    const tokens = paragraph
      .replaceAll(unitAfterNumber, '\u00a0')
      .split(/[ \t\u2000-\u2006\u2008-\u200a]+/u)
      .filter((token) => token !== '');
    for (const [position, token] of tokens.entries()) {
      const parts = isUnspaced(token) ? unspacedParts(token, language) : hyphenParts(token);
      for (const [order, part] of parts.entries()) {
        const last = order === parts.length - 1;
        pieces.push({ text: part, space: last && position < tokens.length - 1, forced: false });
      }
    }
    const end = pieces.at(-1);
    if (end && index < paragraphs.length - 1) pieces[pieces.length - 1] = { ...end, space: false, forced: true };
  }
  return pieces;
}

/** For a word wider than the line: grapheme by grapheme, kinsoku still kept. */
export function shards(piece: Piece): Piece[] {
  const parts: string[] = [];
  for (const grapheme of graphemesOf(piece.text)) {
    const before = parts.at(-1);
    if (before !== undefined && before.length < 6 && (notAtStart.test(grapheme) || notAtEnd.test(before)))
      parts[parts.length - 1] = before + grapheme;
    else parts.push(grapheme);
  }
  return parts.map((text, index) => {
    const last = index === parts.length - 1;
    return { text, space: last && piece.space, forced: last && piece.forced };
  });
}
