import type { CaptionsLayer } from '../creative/layer.ts';
import { captionLooks } from '../draw/caption-looks.ts';
import { fitText, type SetText, type SetWord } from '../text/fit.ts';
import type { Piece } from '../text/pieces.ts';
import { baseDirection, isUnspaced } from '../text/script.ts';
import { fromLeft } from '../text/word-order.ts';
import type { CaptionPage, CaptionWord, Rect } from './display-list.ts';
import { baselineIn, faceOf } from './emit-text.ts';
import { inset } from './geometry.ts';
import { pushNode } from './push-node.ts';
import { mirrored, type Stage, type Surroundings } from './stage.ts';

type Word = CaptionsLayer['words'][number];

/** Spoken words in groups of about equal length that end at a pause or a full stop: no word is left alone. */
export function captionGroups(words: readonly Word[], size: number): Word[][] {
  const sentences: Word[][] = [];
  let current: Word[] = [];
  for (const [index, word] of words.entries()) {
    current.push(word);
    const next = words[index + 1];
    const pause = next ? next.start - word.end > 0.45 : true;
    if (!pause && !/[.!?。！？؟…]$/u.test(word.text)) continue;
    sentences.push(current);
    current = [];
  }
  return sentences.flatMap((sentence) => {
    const count = Math.ceil(sentence.length / size);
    return Array.from({ length: count }, (_, index) =>
      sentence.slice(
        Math.round((index * sentence.length) / count),
        Math.round(((index + 1) * sentence.length) / count),
      ),
    );
  });
}

function partsOf(words: readonly Word[], caps: boolean, language: string): Piece[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    const joined = next !== undefined && isUnspaced(word.text.slice(-1)) && isUnspaced(next.text.slice(0, 1));
    const text = word.text.replaceAll(/\s+/gu, '\u00a0');
    return {
      text: caps ? text.toLocaleUpperCase(language) : text,
      space: next !== undefined && !joined,
      forced: false,
    };
  });
}

function joinedText(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ');
}

export function emitCaptions(layer: CaptionsLayer, rect: Rect, around: Surroundings, stage: Stage): void {
  const groups = captionGroups(layer.words, captionLooks[layer.look].page ?? layer.group ?? 4);
  if (groups.length === 0) return;
  const sets = groups.map((group) => setGroup(layer, group, rect, stage));
  const size = Math.min(...sets.map((set) => set.size));
  const lineHeight = (sets[0]?.lineHeight ?? 0) * (size / (sets[0]?.size ?? 1)) * 1.08;
  const offset = layer.time?.start ?? 0;
  const pages = groups.map((group, index): CaptionPage => {
    const set = setGroup(layer, group, rect, stage, size);
    const until = groups[index + 1]?.[0]?.start ?? group.at(-1)?.end ?? 0;
    const end = Math.min(until, (group.at(-1)?.end ?? 0) + 0.6);
    return {
      start: offset + (group[0]?.start ?? 0),
      end: offset + end,
      words: placeWords(layer, group, set, lineHeight, rect, offset, stage),
    };
  });
  const face = faceOf(layer.style, size, joinedText(layer.words.slice(0, 40)), stage);
  const place = mirrored(rect, stage);
  pushNode(
    layer,
    {
      id: layer.id,
      rect: place,
      ink: inset(place, -size * 0.5, -size * 0.5),
      paint: {
        kind: 'captions',
        face,
        look: layer.look,
        active: layer.active,
        pages,
        lineHeight,
        direction: stage.direction,
      },
      content: 'changing',
    },
    around,
    stage,
  );
}

function setGroup(layer: CaptionsLayer, group: readonly Word[], rect: Rect, stage: Stage, size?: number): SetText {
  const parts = partsOf(group, layer.style.caps ?? false, stage.type.language);
  const style = { ...layer.style, balance: true };
  const prepared = stage.type.preparedAs(style, joinedText(group), layer.look === 'stack' ? 12 : 3, parts);
  // Plates around words need room at both sides.
  return fitText(
    prepared,
    rect.width - layer.style.size * 0.5,
    rect.height / 1.12,
    stage.type.measurer,
    size ?? layer.style.size,
  );
}

/** Where each word of a line begins, by its place in reading. */
function placesFrom(left: number, words: readonly SetWord[], space: number, direction: 'ltr' | 'rtl'): number[] {
  const places: number[] = [];
  let x = left;
  for (const index of fromLeft(
    words.map(({ text }) => text),
    direction,
  )) {
    const word = words[index] as SetWord;
    places[index] = x;
    x += word.width + (word.space || direction === 'rtl' ? space : 0);
  }
  return places;
}

/** Each word where its line puts it. Words in a script without spaces may be cut by lines; the parts share the word's time. */
function placeWords(
  layer: CaptionsLayer,
  group: readonly Word[],
  set: SetText,
  lineHeight: number,
  rect: Rect,
  offset: number,
  stage: Stage,
): CaptionWord[] {
  const height = set.lines.length * lineHeight;
  const valign = layer.style.valign ?? 'middle';
  const top =
    valign === 'top'
      ? rect.y
      : valign === 'bottom'
        ? rect.y + rect.height - height
        : rect.y + (rect.height - height) / 2;
  const baseline = baselineIn(layer.style, set.size, lineHeight, stage);
  const place = mirrored(rect, stage);
  const direction = baseDirection(joinedText(group), stage.direction);
  const words: CaptionWord[] = [];
  let source = 0;
  let consumed = 0;
  for (const [row, line] of set.lines.entries()) {
    const total = line.words.reduce((sum, word) => sum + word.width, 0);
    const spaces = Math.max(1, line.words.filter((word, index) => word.space && index < line.words.length - 1).length);
    const space = Math.max(0, (line.width - total) / spaces);
    const left = place.x + (place.width - line.width) / 2;
    const places = placesFrom(left, line.words, space, direction);
    for (const [index, word] of line.words.entries()) {
      const spoken = group[Math.min(source, group.length - 1)] as Word;
      words.push({
        text: word.text,
        x: places[index] ?? left,
        baseline: top + row * lineHeight + baseline,
        width: word.width,
        start: offset + spoken.start,
        end: offset + spoken.end,
        ...(spoken.strong && { strong: true }),
      });
      consumed += word.text.length;
      if (consumed >= spoken.text.length) {
        source += 1;
        consumed = 0;
      }
    }
  }
  return words;
}
