import { drawBackground } from '@adwright/studio/draw/draw-frame.ts';
import type { DisplayNode, DisplayScene } from '@adwright/studio/layout/display-list.ts';
import { composeNodes, type NodeComposer, type Workshop } from './node-composer.ts';
import type { Room } from './plane-memory.ts';
import { isEvenPaint } from './sprite-region.ts';

/** Background and everything above it that never moves are composed once; frames start from a copy. */
export function composeScene(scene: DisplayScene, workshop: Workshop): NodeComposer {
  const { compositor } = workshop;
  const seconds = scene.end - scene.start;
  const firstMoving = scene.nodes.findIndex(
    (node) => node.mode !== 'still' || node.start > 0 || node.end < seconds - 1e-6,
  );
  const resting = firstMoving === -1 ? scene.nodes : scene.nodes.slice(0, firstMoving);
  const moving = composeNodes(firstMoving === -1 ? [] : scene.nodes.slice(firstMoving), workshop);
  const room = compositor.room();
  const base = compositor.takeFrame(room);
  drawBase(base, scene, resting, workshop);
  let begun = false;
  return {
    moveTo(t) {
      const changed = moving.moveTo(t) || !begun;
      begun = true;
      return changed;
    },
    draw(frame) {
      compositor.copyFrame(frame, base);
      moving.draw(frame);
    },
    release() {
      moving.release();
      room.release();
    },
  };
}

function drawBase(base: number, scene: DisplayScene, resting: readonly DisplayNode[], workshop: Workshop): void {
  const { compositor } = workshop;
  const room = compositor.room();
  drawGround(base, scene, workshop, room);
  const still = composeNodes(resting, workshop);
  still.moveTo(0);
  still.draw(base);
  compositor.finish();
  still.release();
  room.release();
}

/** Most grounds are of one colour in every row: a few columns of those tell all. */
function drawGround(base: number, scene: DisplayScene, { compositor, rasterise }: Workshop, room: Room): void {
  const { width, height } = compositor;
  const even = isEvenPaint(scene.background);
  const region = { x: 0, y: 0, width: even ? 16 : Math.ceil(width / 16) * 16, height };
  const ground = compositor.takePlanes(room, region.width, region.height);
  compositor.fillPlanes(
    ground,
    rasterise(region, 1, (context) => drawBackground(context, { width, height }, scene)),
  );
  if (even) compositor.layRows(base, compositor.evenRows(room, ground), 0, 1);
  else compositor.lay(base, ground, 0, 0, 1, 1);
}
