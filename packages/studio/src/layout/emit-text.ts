import type { CountLayer, TextLayer } from '../creative/layer.ts';
import type { TextStyle } from '../creative/text-style.ts';
import { descender, truncateText, type SetText } from '../text/fit.ts';
import { measuredAt } from '../text/measurer.ts';
import { baseDirection, hasRtl, isJoined } from '../text/script.ts';
import type { NodePaint, Rect, TextLine, TypeFace } from './display-list.ts';
import { union } from './geometry.ts';
import { plateRoom, setLayerText } from './measure.ts';
import { pushNode } from './push-node.ts';
import { mirrored, type Align, type Stage, type Surroundings } from './stage.ts';

export function faceOf(style: TextStyle, size: number, text: string, stage: Stage): TypeFace {
  return {
    font: stage.type.fontOf(style),
    size,
    tracking: isJoined(text) ? 0 : (style.tracking ?? 0) * size,
    color: style.color,
    ...(style.shadow ? { shadow: style.shadow } : {}),
    ...(style.outline ? { outline: { color: style.outline.color, width: style.outline.width * size } } : {}),
  };
}

/** Where the baseline lies so that the letters stand in the middle of their line. */
export function baselineIn(style: TextStyle, size: number, lineHeight: number, stage: Stage): number {
  const extent = stage.type.measurer.measure(stage.type.fontOf(style), 'H');
  const scale = size / measuredAt;
  // Capitals centred, a touch lower for descenders: what the eye takes as the middle.
  const centred = lineHeight / 2 + (extent.capHeight * scale) / 2 + size * 0.015;
  return Math.min(centred, Math.max(lineHeight - size * descender, extent.capHeight * scale));
}

function fittedText(layer: TextLayer | CountLayer, rect: Rect, around: Surroundings, stage: Stage): SetText {
  const measuring = { type: stage.type, assets: stage.assets, attempt: around.attempt };
  const side = plateRoom(layer, layer.style.size);
  const width = rect.width - side.x * 2 + 0.5;
  const height = rect.height - side.y * 2 + 0.5;
  const set = setLayerText(layer, width, measuring, height);
  if ((set.fits && set.height <= height + 0.5) || layer.kind === 'count') return set;
  if (around.attempt.lines.has(layer.id)) return set;
  const prepared = stage.type.prepared(layer);
  const lines = Math.max(1, Math.min(prepared.request.maxLines, Math.floor(height / set.lineHeight)));
  return truncateText(prepared, prepared.request.minSize, width, lines, stage.type.measurer);
}

function aligned(width: number, room: Rect, align: Align): number {
  return align === 'center'
    ? room.x + (room.width - width) / 2
    : align === 'end'
      ? room.x + room.width - width
      : room.x;
}

function linesOf(
  layer: TextLayer | CountLayer,
  set: SetText,
  rect: Rect,
  around: Surroundings,
  stage: Stage,
): TextLine[] {
  const align = layer.style.align ?? around.align;
  const plate = plateRoom(layer, set.size);
  const room = {
    x: rect.x + plate.x,
    y: rect.y + plate.y,
    width: rect.width - plate.x * 2,
    height: rect.height - plate.y * 2,
  };
  const valign = layer.style.valign ?? 'top';
  const top =
    valign === 'middle'
      ? room.y + (room.height - set.height) / 2
      : valign === 'bottom'
        ? room.y + room.height - set.height
        : room.y;
  const baseline = baselineIn(layer.style, set.size, set.lineHeight, stage);
  return set.lines.map((line, index) => {
    const y = top + index * set.lineHeight;
    const place = mirrored(
      { x: aligned(line.width, room, align), y, width: line.width, height: set.lineHeight },
      stage,
    );
    return {
      text: line.text,
      x: place.x,
      baseline: y + baseline,
      width: line.width,
      top: y,
      height: set.lineHeight,
      direction: baseDirection(line.paragraph, stage.direction),
      ...(line.parted && { parted: true }),
    };
  });
}

export function inkOfLines(lines: readonly TextLine[], face: TypeFace): Rect {
  const reach =
    face.size * 0.35 +
    (face.outline?.width ?? 0) +
    (face.shadow ? face.shadow.blur * 1.5 + Math.abs(face.shadow.y ?? 0) + Math.abs(face.shadow.x ?? 0) : 0);
  return lines
    .map((line) => ({
      x: line.x - reach,
      y: line.top - reach,
      width: line.width + reach * 2,
      height: line.height + reach * 2,
    }))
    .reduce(union, rectOfLine(lines[0] as TextLine));
}

function rectOfLine(line: TextLine): Rect {
  return { x: line.x, y: line.top, width: line.width, height: line.height };
}

export function emitText(layer: TextLayer, rect: Rect, around: Surroundings, stage: Stage): void {
  const set = fittedText(layer, rect, around, stage);
  if (set.lines.length === 0) return;
  const lines = linesOf(layer, set, rect, around, stage);
  const face = faceOf(layer.style, set.size, layer.text, stage);
  const by = stage.moving ? partsOf(layer) : 'whole';
  emitPlates(layer, lines, set.size, by, around, stage);
  const parts =
    by === 'whole'
      ? [lines]
      : by === 'line'
        ? lines.map((line) => [line])
        : lines.flatMap((line, index) => wordLines(line, set, index));
  for (const [order, part] of parts.entries()) {
    const paint: NodePaint = {
      kind: 'text',
      face,
      lines: part,
      truncated: set.truncated || !set.fits,
      ...(layer.style.decoration ? { decoration: layer.style.decoration } : {}),
    };
    const box = part.map(rectOfLine).reduce(union);
    pushNode(
      layer,
      {
        id: parts.length === 1 ? layer.id : `${layer.id}-${order}`,
        rect: box,
        ink: inkOfLines(part, face),
        paint,
        content: 'constant',
        order,
      },
      around,
      stage,
    );
  }
}

function partsOf(layer: TextLayer): 'whole' | 'line' | 'word' {
  for (const motion of layer.motion ?? [])
    if (motion.phase !== 'life' && motion.by && motion.by !== 'whole') return motion.by;
  return 'whole';
}

/** Words stand in reading order; a line that mixes directions is kept whole, its order is the shaper's business. */
function wordLines(line: TextLine, set: SetText, index: number): TextLine[][] {
  const words = set.lines[index]?.words ?? [];
  const mixed = words.some((word) => hasRtl(word.text) !== (line.direction === 'rtl'));
  if (mixed || words.length < 2) return [[line]];
  const total = words.reduce((sum, word) => sum + word.width, 0);
  const spaces = words.filter((word, order) => word.space && order < words.length - 1).length;
  const space = spaces > 0 ? (line.width - total) / spaces : 0;
  let offset = 0;
  return words.map((word) => {
    const x = line.direction === 'rtl' ? line.x + line.width - offset - word.width : line.x + offset;
    offset += word.width + (word.space ? space : 0);
    return [{ ...line, text: word.text, x, width: word.width }];
  });
}

function emitPlates(
  layer: TextLayer,
  lines: readonly TextLine[],
  size: number,
  by: string,
  around: Surroundings,
  stage: Stage,
): void {
  const { plate } = layer.style;
  if (!plate) return;
  const room = plateRoom(layer, size);
  for (const [order, line] of lines.entries()) {
    const rect = {
      x: line.x - room.x,
      y: line.top - room.y,
      width: line.width + room.x * 2,
      height: line.height + room.y * 2,
    };
    const paint: NodePaint = {
      kind: 'shape',
      shape: { kind: 'rect', radius: plate.radius * size },
      fill: { kind: 'solid', color: plate.color },
      flip: false,
    };
    const { slot: _slot, ...rest } = layer;
    pushNode(
      { ...rest, slot: 'decor' },
      {
        id: `${layer.id}-plate-${order}`,
        rect,
        ink: rect,
        paint,
        content: 'constant',
        order: by === 'line' ? order : 0,
      },
      around,
      stage,
    );
  }
}

export function emitCount(layer: CountLayer, rect: Rect, around: Surroundings, stage: Stage): void {
  const set = fittedText(layer, rect, around, stage);
  const line = linesOf(layer, set, rect, around, stage)[0];
  if (!line) return;
  const face = faceOf(layer.style, set.size, line.text, stage);
  const align = layer.style.align ?? around.align;
  const absolute =
    align === 'center' ? 'center' : (align === 'start') === (stage.direction === 'ltr') ? 'left' : 'right';
  const box = rectOfLine(line);
  pushNode(
    layer,
    {
      id: layer.id,
      rect: box,
      ink: inkOfLines([line], face),
      paint: {
        kind: 'count',
        face,
        line,
        align: absolute,
        count: stage.moving ? layer.count : finished(layer.count),
        language: stage.type.language,
      },
      content: stage.moving ? 'changing' : 'constant',
    },
    around,
    stage,
  );
}

/** A picture shows where a number arrives; a clock shows where it starts. */
function finished(count: CountLayer['count']): CountLayer['count'] {
  return count.kind === 'number' ? { ...count, from: count.to } : count;
}
