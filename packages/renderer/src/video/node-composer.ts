import { contentKey, drawContent } from '@adwright/studio/draw/draw-node.ts';
import { coverSource } from '@adwright/studio/layout/geometry.ts';
import type { DrawHost, Picture } from '@adwright/studio/draw/host.ts';
import { stateAt, type NodeState } from '@adwright/studio/draw/state.ts';
import { depthColumn, depthRow } from '@adwright/studio/layout/depth.ts';
import type { DisplayNode, NodePaint, Rect } from '@adwright/studio/layout/display-list.ts';
import { type Compositor, smallestScale } from './compositor.ts';
import { fillPhoto, takePhoto, type Photo } from './photo-planes.ts';
import type { Line } from './plane-scaler.ts';
import type { EvenRows, Planes } from './planes.ts';
import type { Rasterise } from './rasteriser.ts';
import { StagedPicture } from './speaker.ts';
import { isEvenAcross, isPhoto, regionOf } from './sprite-region.ts';

type FramePaint = Extract<NodePaint, { kind: 'frame' }>;
type PicturePaint = Extract<NodePaint, { kind: 'image' | 'frame' }>;

/** A node's pixels, kept as long as their key stays the same. */
type Sprite = { readonly region: Rect; readonly planes: Planes; key: string; rows?: EvenRows };

/** Composes the frames of nodes on one clock: a scene, or the overlay above all scenes. */
export type NodeComposer = {
  /** Moves to a time; says whether anything looks different from the time before. */
  moveTo(t: number): boolean;
  /** Lays everything as it is now onto the frame. */
  draw(frame: number): void;
  /** Gives its memory back. */
  release(): void;
};

const even = (value: number): number => Math.floor(value / 2) * 2;

/** A node and what its frames are made of. */
type Actor = {
  readonly node: DisplayNode;
  readonly isPhoto: boolean;
  state: NodeState | undefined;
  /** Which pixels it shows; those of sprites never change. */
  key: string;
  /** Null where nothing of it is seen. */
  sprite?: Sprite | null;
  photo?: Photo;
  /** The picture that the photo was made from. */
  shown?: Picture;
  tiny?: Planes;
};

function looksSame(a: NodeState | undefined, b: NodeState | undefined): boolean {
  if (!a || !b) return a === b;
  return a.x === b.x && a.y === b.y && a.scale === b.scale && a.opacity === b.opacity;
}

/** The part of the frame that a box covers, to the nearest pair of pixels: chroma knows no single ones. */
function seenOf({ x, y, width, height }: Rect, state: NodeState, frame: Compositor): Rect {
  const edge = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value / 2) * 2));
  const left = edge(x * state.scale + state.x, frame.width);
  const top = edge(y * state.scale + state.y, frame.height);
  const right = edge((x + width) * state.scale + state.x, frame.width);
  const bottom = edge((y + height) * state.scale + state.y, frame.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What all scenes of a video are composed with. */
export type Workshop = { readonly compositor: Compositor; readonly rasterise: Rasterise; readonly host: DrawHost };

export function composeNodes(nodes: readonly DisplayNode[], workshop: Workshop): NodeComposer {
  const { compositor, rasterise, host } = workshop;
  const room = compositor.room();
  const actors = nodes.map((node): Actor => ({ node, isPhoto: isPhoto(node), state: undefined, key: '\n' }));
  let now = Number.NaN;

  function spriteOf(actor: Actor, state: NodeState): Sprite | null {
    const { node, key } = actor;
    const even = isEvenAcross(node, compositor);
    if (actor.sprite === undefined) {
      const whole = regionOf(node, compositor);
      const region = whole && even ? { ...whole, x: 0, width: 16 } : whole;
      const planes = region && compositor.takePlanes(room, region.width, region.height);
      actor.sprite = region && planes ? { region, planes, key: '\n' } : null;
    }
    const { sprite } = actor;
    if (sprite && sprite.key !== key) {
      sprite.key = key;
      const rgba = rasterise(sprite.region, 1, (context) => drawContent(context, node, state, now, host));
      compositor.fillPlanes(sprite.planes, rgba);
      if (even) sprite.rows = compositor.evenRows(room, sprite.planes);
    }
    return sprite;
  }

  const clipAt = ({ node }: Actor, paint: FramePaint): Picture | undefined =>
    host.frame(paint.asset, paint.from + (now - node.start) * paint.speed);

  /** A clip's frame changes; a picture may be gone from the host once its planes are made. */
  function photoOf(actor: Actor, paint: PicturePaint): Photo | undefined {
    if (paint.kind === 'image' && actor.photo) return actor.photo;
    const picture = paint.kind === 'image' ? host.image(paint.asset) : clipAt(actor, paint);
    if (!picture) return undefined;
    if (!actor.photo || actor.photo.width !== picture.width || actor.photo.height !== picture.height)
      actor.photo = takePhoto(picture, compositor, room);
    else if (actor.shown !== picture) fillPhoto(actor.photo, picture, compositor);
    if (paint.kind === 'frame') actor.shown = picture;
    return actor.photo;
  }

  /** Whoever is drawn in the compositor's own memory, pixel for pixel over the whole frame. */
  function layStaged(frame: number, actor: Actor, paint: FramePaint, state: NodeState): boolean {
    const picture = clipAt(actor, paint);
    if (!(picture instanceof StagedPicture) || state.opacity !== 1) return false;
    const { width, height } = picture;
    const { box } = actor.node;
    const from = coverSource(width, height, box, paint.focus, state);
    const isWhole = [box, compositor].every((one) => one.width === width && one.height === height);
    if (!isWhole || from.width !== width || [from.x, from.y, box.x, box.y].some((value) => value !== 0)) return false;
    compositor.layStage(frame, picture.stage);
    return true;
  }

  function drawPhoto(frame: number, actor: Actor, state: NodeState): boolean {
    const { node } = actor;
    const { paint } = node;
    if (!actor.isPhoto || (paint.kind !== 'image' && paint.kind !== 'frame')) return false;
    if (paint.kind === 'frame' && layStaged(frame, actor, paint, state)) return true;
    const photo = photoOf(actor, paint);
    if (!photo) return false;
    const from = coverSource(photo.width, photo.height, node.box, paint.focus, state);
    if (from.width / node.box.width > 1.8) return false;
    compositor.layPart(frame, photo.planes, from, node.box, state.opacity);
    return true;
  }

  /** A place seen by a camera: its rows are laid from planes. */
  function drawDepth(frame: number, actor: Actor, state: NodeState): boolean {
    const { node } = actor;
    const { paint, box } = node;
    const { depth, scale } = state;
    if (node.mode !== 'depth' || paint.kind !== 'image' || !depth) return false;
    const seen = seenOf(box, state, compositor);
    if (seen.width <= 0 || seen.height <= 0) return true;
    const photo = photoOf(actor, paint);
    if (!photo) return false;
    const from = coverSource(photo.width, photo.height, box, paint.focus, state);
    const ratio = from.width / box.width;
    const lineOf = (row: number): Line => {
      const line = depthRow(depth, (seen.y + row - state.y) / scale);
      const left = depthColumn(depth, line, (seen.x - state.x) / scale);
      return {
        x: from.x + (left - box.x) * ratio,
        y: from.y + (line.from - box.y) * ratio,
        step: (line.step / scale) * ratio,
      };
    };
    if (lineOf(0).step > 1.8) return false;
    compositor.layLeaning(frame, photo.planes, seen, lineOf, state.opacity);
    return true;
  }

  /** So small that bilinear scaling would skip pixels: drawn by Skia at its final size. */
  function drawTiny(frame: number, actor: Actor, state: NodeState): void {
    const { node } = actor;
    const { bounds } = node;
    actor.tiny ??= compositor.takePlanes(
      room,
      Math.ceil((bounds.width * smallestScale + 6) / 16) * 16,
      even(bounds.height * smallestScale + 10),
    );
    const x = even(bounds.x * state.scale + state.x) - 2;
    const y = even(bounds.y * state.scale + state.y) - 2;
    const region = {
      x,
      y,
      width: Math.ceil((bounds.width * state.scale + 6) / 16) * 16,
      height: even(bounds.height * state.scale + 8),
    };
    const planes = { ...actor.tiny, width: region.width, height: region.height };
    const rgba = rasterise({ ...region, x: x - state.x, y: y - state.y }, state.scale, (context) =>
      drawContent(context, node, state, now, host, state.scale),
    );
    compositor.fillPlanes(planes, rgba);
    compositor.lay(frame, planes, x, y, 1, state.opacity);
  }

  function drawSprite(frame: number, sprite: Sprite | null, state: NodeState): void {
    if (!sprite) return;
    const { region, planes, rows } = sprite;
    if (rows) {
      compositor.layRows(frame, rows, region.y, state.opacity);
      return;
    }
    const x = region.x * state.scale + state.x;
    const y = region.y * state.scale + state.y;
    compositor.lay(frame, planes, x, y, state.scale, state.opacity);
  }

  return {
    moveTo(t) {
      now = t;
      let changed = false;
      for (const actor of actors) {
        const { node } = actor;
        const next = stateAt(node, t);
        const state = next.visible ? next : undefined;
        const key = state && node.mode !== 'still' && node.mode !== 'sprite' ? contentKey(node, state, t) : '';
        changed ||= key !== actor.key || !looksSame(actor.state, state);
        actor.state = state;
        actor.key = key;
      }
      return changed;
    },
    draw(frame) {
      for (const actor of actors) {
        const { state } = actor;
        if (!state || drawPhoto(frame, actor, state) || drawDepth(frame, actor, state)) continue;
        if (state.scale < smallestScale) {
          drawTiny(frame, actor, state);
          continue;
        }
        drawSprite(frame, spriteOf(actor, state), state);
      }
    },
    release: room.release,
  };
}
