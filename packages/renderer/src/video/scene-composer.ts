import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawBackground } from '@adwright/studio/draw/draw-frame.ts';
import { contentKey, drawContent } from '@adwright/studio/draw/draw-node.ts';
import { coverSource } from '@adwright/studio/draw/draw-picture.ts';
import type { DrawHost } from '@adwright/studio/draw/host.ts';
import { stateAt, type NodeState } from '@adwright/studio/draw/state.ts';
import type { DisplayList, DisplayNode, DisplayScene, Rect } from '@adwright/studio/layout/display-list.ts';
import { contextOf } from '../node-host.ts';
import { smallestScale, type Compositor, type Planes } from './compositor.ts';

/** A node's pixels, kept as long as their key stays the same. */
type Sprite = { readonly region: Rect; readonly planes: Planes; key: string };
type Photo = { readonly planes: Planes; readonly width: number; readonly height: number };

/** Composes the frames of nodes on one clock: a scene, or the overlay above all scenes. */
export type NodeComposer = {
  /** Draws onto the frame and says what it drew, so that equal frames can be recognised. */
  draw(frame: number, t: number): void;
  signature(t: number): string;
};

const even = (value: number): number => Math.floor(value / 2) * 2;

/** Where a node's content is rasterised: at even coordinates, so that a resting sprite is laid without scaling. */
function regionOf(node: DisplayNode): Rect {
  const turning = node.tracks.some(
    (track) => (track.prop === 'rotate' && track.from !== track.to) || (track.prop === 'wave' && track.of === 'rotate'),
  );
  let { x, y, width, height } = node.bounds;
  if (turning) {
    const reach = Math.hypot(width, height);
    x += (width - reach) / 2;
    y += (height - reach) / 2;
    width = reach;
    height = reach;
  }
  const left = even(x) - 2;
  const top = even(y) - 2;
  return { x: left, y: top, width: Math.ceil((x + width + 4 - left) / 16) * 16, height: even(y + height + 5 - top) };
}

function isPhoto(node: DisplayNode): boolean {
  const { x, y, width, height } = node.box;
  return (
    node.mode === 'photo' &&
    [x, y, width, height].every((value) => value % 2 === 0) &&
    node.tracks.every((track) => ['zoom', 'pan-x', 'pan-y', 'opacity'].includes(track.prop))
  );
}

export function composeNodes(nodes: readonly DisplayNode[], compositor: Compositor, host: DrawHost): NodeComposer {
  const sprites = new Map<DisplayNode, Sprite>();
  const photos = new Map<DisplayNode, Photo>();
  const tiny = new Map<DisplayNode, Planes>();
  const canvases = new Map<string, Canvas>();

  function rasterise(region: Rect, scale: number, draw: (context: CanvasRenderingContext2D) => void): Uint8Array {
    const key = `${region.width} ${region.height}`;
    const canvas = canvases.get(key) ?? createCanvas(region.width, region.height);
    if (canvases.size < 6) canvases.set(key, canvas);
    const context = contextOf(canvas);
    context.clearRect(0, 0, region.width, region.height);
    context.save();
    context.translate(-region.x, -region.y);
    context.scale(scale, scale);
    draw(context);
    context.restore();
    return canvas.data();
  }

  function spriteOf(node: DisplayNode, state: NodeState, t: number): Sprite {
    let sprite = sprites.get(node);
    if (!sprite) {
      const region = regionOf(node);
      sprite = { region, planes: compositor.takePlanes(region.width, region.height), key: '\n' };
      sprites.set(node, sprite);
    }
    const key = contentKey(node, state, t);
    if (sprite.key !== key) {
      sprite.key = key;
      compositor.fillPlanes(
        sprite.planes,
        rasterise(sprite.region, 1, (context) => drawContent(context, node, state, t, host)),
      );
    }
    return sprite;
  }

  function photoOf(node: DisplayNode): Photo | undefined {
    const known = photos.get(node);
    if (known) return known;
    const picture = node.paint.kind === 'image' ? host.image(node.paint.asset) : undefined;
    if (!picture) return undefined;
    const region = { x: 0, y: 0, width: Math.ceil(picture.width / 16) * 16, height: even(picture.height + 1) };
    const planes = compositor.takePlanes(region.width, region.height);
    const rgba = rasterise(region, 1, (context) => {
      // The padding repeats the edge, or the bilinear taps would pull black in.
      context.drawImage(picture.source, 0, 0, region.width, region.height);
      context.drawImage(picture.source, 0, 0);
    });
    compositor.fillPlanes(planes, rgba);
    const photo = { planes, width: picture.width, height: picture.height };
    photos.set(node, photo);
    return photo;
  }

  function drawPhoto(frame: number, node: DisplayNode, state: NodeState): boolean {
    const photo = isPhoto(node) ? photoOf(node) : undefined;
    if (!photo || node.paint.kind !== 'image') return false;
    const from = coverSource(photo.width, photo.height, node.box, node.paint.focus, state);
    if (from.width / node.box.width > 1.8) return false;
    compositor.layPart(frame, photo.planes, from, node.box, state.opacity);
    return true;
  }

  /** Memory for a node's small sizes, taken once. */
  function tinyRoom(node: DisplayNode): Planes {
    const known = tiny.get(node);
    if (known) return known;
    const width = Math.ceil((node.bounds.width * smallestScale + 6) / 16) * 16;
    const made = compositor.takePlanes(width, even(node.bounds.height * smallestScale + 10));
    tiny.set(node, made);
    return made;
  }

  /** So small that bilinear scaling would skip pixels: drawn by Skia at its final size. */
  function drawTiny(frame: number, node: DisplayNode, state: NodeState, t: number): void {
    const { bounds } = node;
    const x = even(bounds.x * state.scale + state.x) - 2;
    const y = even(bounds.y * state.scale + state.y) - 2;
    const region = {
      x,
      y,
      width: Math.ceil((bounds.width * state.scale + 6) / 16) * 16,
      height: even(bounds.height * state.scale + 8),
    };
    const planes = { ...tinyRoom(node), width: region.width, height: region.height };
    const rgba = rasterise({ ...region, x: x - state.x, y: y - state.y }, state.scale, (context) =>
      drawContent(context, node, state, t, host, state.scale),
    );
    compositor.fillPlanes(planes, rgba);
    compositor.lay(frame, planes, x, y, 1, state.opacity);
  }

  return {
    draw(frame, t) {
      for (const node of nodes) {
        const state = stateAt(node, t);
        if (!state.visible || drawPhoto(frame, node, state)) continue;
        if (state.scale < smallestScale) {
          drawTiny(frame, node, state, t);
          continue;
        }
        const { region, planes } = spriteOf(node, state, t);
        compositor.lay(
          frame,
          planes,
          region.x * state.scale + state.x,
          region.y * state.scale + state.y,
          state.scale,
          state.opacity,
        );
      }
    },
    signature(t) {
      return nodes
        .map((node) => {
          const state = stateAt(node, t);
          return state.visible
            ? `${state.x.toFixed(2)} ${state.y.toFixed(2)} ${state.scale.toFixed(4)} ${state.opacity.toFixed(3)} ${contentKey(node, state, t)}`
            : '-';
        })
        .join('|');
    },
  };
}

/** Background and everything above it that never moves are composed once; frames start from a copy. */
export function composeScene(
  list: DisplayList,
  scene: DisplayScene,
  compositor: Compositor,
  host: DrawHost,
): NodeComposer {
  const seconds = scene.end - scene.start;
  const firstMoving = scene.nodes.findIndex(
    (node) => node.mode !== 'still' || node.start > 0 || node.end < seconds - 1e-6,
  );
  const resting = firstMoving === -1 ? scene.nodes : scene.nodes.slice(0, firstMoving);
  const moving = composeNodes(firstMoving === -1 ? [] : scene.nodes.slice(firstMoving), compositor, host);
  const base = compositor.takeFrame();
  const width = Math.ceil(compositor.width / 16) * 16;
  const canvas = createCanvas(width, compositor.height);
  drawBackground(contextOf(canvas), { width, height: compositor.height }, scene);
  const ground = compositor.takePlanes(width, compositor.height);
  compositor.fillPlanes(ground, canvas.data());
  compositor.lay(base, ground, 0, 0, 1, 1);
  composeNodes(resting, compositor, host).draw(base, 0);
  return {
    draw(frame, t) {
      compositor.copyFrame(frame, base);
      moving.draw(frame, t);
    },
    signature: (t) => moving.signature(t),
  };
}
