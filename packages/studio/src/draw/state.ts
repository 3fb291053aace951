import type { Depth } from '../layout/depth.ts';
import type { DisplayNode, Rect, Track } from '../layout/display-list.ts';
import { centerOf } from '../layout/geometry.ts';
import { easeAt } from './easing.ts';

/**
 * A node at a moment, split in two: what its pixels are (`turn`, `clips`, `typed`, `zoom`, `pan`, `depth`) and where
 * they go (`scale`, `x`, `y`, `opacity`). As long as the first half stays equal, a renderer may reuse the pixels.
 */
export type NodeState = {
  readonly visible: boolean;
  readonly opacity: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Radians about the middle of the node's box. */
  readonly turn: number;
  readonly clips: readonly Rect[];
  readonly typed: number;
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
  /** How its rows have moved, where it is a place seen by a camera. */
  readonly depth?: Depth;
};

/** A turn, an even scale and a shift: x' = a·x − b·y + e, y' = b·x + a·y + f. */
type Similarity = { a: number; b: number; e: number; f: number };

function valueAt(
  track: { from: number; to: number; start: number; end: number; ease: Track['ease'] },
  t: number,
): number {
  if (track.end <= track.start) return t >= track.start ? track.to : track.from;
  return track.from + (track.to - track.from) * easeAt(track.ease, (t - track.start) / (track.end - track.start));
}

function scaleAbout(m: Similarity, value: number, x: number, y: number): void {
  m.a *= value;
  m.b *= value;
  m.e = m.e * value + x * (1 - value);
  m.f = m.f * value + y * (1 - value);
}

function turnAbout(m: Similarity, radians: number, x: number, y: number): void {
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const { a, b } = m;
  const e = m.e - x;
  const f = m.f - y;
  m.a = a * cos - b * sin;
  m.b = a * sin + b * cos;
  m.e = e * cos - f * sin + x;
  m.f = e * sin + f * cos + y;
}

function waveAt(track: Extract<Track, { prop: 'wave' }>, t: number): number {
  return track.amount * Math.sin(((t - track.start) / track.period) * Math.PI * 2);
}

function revealed(track: Extract<Track, { prop: 'reveal' }>, t: number): Rect {
  const share = valueAt(track, t);
  const { rect, side } = track;
  const width = side === 'left' || side === 'right' ? rect.width * share : rect.width;
  const height = side === 'up' || side === 'down' ? rect.height * share : rect.height;
  return {
    x: side === 'right' ? rect.x + rect.width - width : rect.x,
    y: side === 'down' ? rect.y + rect.height - height : rect.y,
    width,
    height,
  };
}

/** A window in the coordinates of what is being drawn: the inverse of what has moved it so far. */
function intoContent(rect: Rect, m: Similarity): Rect {
  const scale = Math.hypot(m.a, m.b) || 1;
  return {
    x: (rect.x - m.e) / scale,
    y: (rect.y - m.f) / scale,
    width: rect.width / scale,
    height: rect.height / scale,
  };
}

export function stateAt(node: DisplayNode, t: number): NodeState {
  const m: Similarity = { a: 1, b: 0, e: 0, f: 0 };
  let opacity = node.opacity;
  let typed = 1;
  let zoom = 1;
  let panX = 0;
  let panY = 0;
  let depth: Depth | undefined;
  const clips: Rect[] = [];
  for (const track of node.tracks) {
    switch (track.prop) {
      case 'opacity':
        opacity *= valueAt(track, t);
        break;
      case 'x':
        m.e += valueAt(track, t);
        break;
      case 'y':
        m.f += valueAt(track, t);
        break;
      case 'scale':
        scaleAbout(m, valueAt(track, t), track.origin.x, track.origin.y);
        break;
      case 'rotate':
        turnAbout(m, (valueAt(track, t) * Math.PI) / 180, track.origin.x, track.origin.y);
        break;
      case 'wave':
        if (track.of === 'y') m.f += waveAt(track, t);
        else if (track.of === 'scale') scaleAbout(m, 1 + waveAt(track, t), track.origin.x, track.origin.y);
        else turnAbout(m, (waveAt(track, t) * Math.PI) / 180, track.origin.x, track.origin.y);
        break;
      case 'reveal':
        if (t < track.end || track.phase === 'out') clips.push(intoContent(revealed(track, t), m));
        break;
      case 'window':
        if (t < track.end && t >= (track.phase === 'in' ? Number.NEGATIVE_INFINITY : track.start))
          clips.push(intoContent(track.rect, m));
        break;
      case 'type':
        typed = Math.min(typed, valueAt(track, t));
        break;
      case 'zoom':
        zoom *= valueAt(track, t);
        break;
      case 'pan-x':
        panX += valueAt(track, t);
        break;
      case 'pan-y':
        panY += valueAt(track, t);
        break;
      case 'depth': {
        const [from, to] = track.slide;
        depth = { plane: track.plane, push: valueAt(track, t), slide: valueAt({ ...track, from, to }, t) };
        break;
      }
    }
  }
  const scale = Math.hypot(m.a, m.b);
  const c = centerOf(node.box);
  return {
    visible:
      t >= node.start - 1e-9 &&
      t < node.end - 1e-9 &&
      opacity > 0.002 &&
      scale > 0.001 &&
      clips.every((clip) => clip.width > 0 && clip.height > 0),
    opacity,
    scale,
    // The turn is drawn about the box's middle; the shift is what is left of the whole mapping.
    x: m.a * c.x - m.b * c.y + m.e - scale * c.x,
    y: m.b * c.x + m.a * c.y + m.f - scale * c.y,
    turn: Math.atan2(m.b, m.a),
    clips,
    typed,
    zoom,
    panX,
    panY,
    ...(depth && { depth }),
  };
}

/** All entrances over, no exit begun: the moment an inspector may judge a node. */
export function isSettled(node: DisplayNode, t: number): boolean {
  return (
    t >= node.start &&
    t < node.end &&
    node.tracks.every((track) =>
      track.phase === 'in' ? t >= track.end : track.phase === 'out' ? t <= track.start : true,
    )
  );
}
