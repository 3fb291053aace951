import type { Box } from '../../compose/cutout.ts';
import type { Frame, Point } from '../../place/frame-view.ts';
import type { Lens, Seen } from './cover-lens.ts';

/** A round box without a floor that stands over the product: metres from the product's foot. */
export type Cover = {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly height: number;
};

/** Beside what the product itself takes. */
const room = { width: 1.12, height: 1.06 } as const;
/** A low and wide product is not as deep as wide. */
const depth = { least: 0.62, more: 0.22 } as const;
/** How far behind the product's foot its middle is, of its depth: near enough for wide soles to be inside. */
const behind = 0.42;

/** Large enough that nothing of the product is seen while it is closed. */
export function coverOver(lens: Lens, at: Box): Cover {
  const { perMetre } = lens.seen(0, 0);
  const [width, height] = [at.width / perMetre, at.height / perMetre];
  const rx = (width * room.width) / 2;
  const ry = rx * Math.max(depth.least, Math.min(1, height / width + depth.more));
  return { y: ry * behind, rx, ry, height: height * room.height };
}

const corners = 72;

/** The circle it stands on, seen by the camera; it goes round by the far side, and the near side last. */
function footOf(lens: Lens, { y, rx, ry }: Cover): Seen[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return lens.seen(rx * Math.cos(angle), y + ry * Math.sin(angle));
  });
}

/** The same circle at some height over the ground. */
export function ringAt(lens: Lens, cover: Cover, up: number): Point[] {
  return footOf(lens, cover).map(({ x, y, perMetre }) => ({ x, y: y - up * perMetre }));
}

/** The smallest polygon around points that has no dent. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const chain = (along: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of along) {
      for (;;) {
        const [before, last] = [kept.at(-2), kept.at(-1)];
        if (!before || !last) break;
        const turn = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** The cover at one moment of its way up. */
export type CoverStep = {
  readonly up: number;
  /** Where in the frame its sprite is. */
  readonly box: Box;
  /** How many pixels it goes while that is shown. */
  readonly way: number;
  /** Pixels of the sprite to one of the frame: what moves quickly is blurred, and needs fewer. */
  readonly sharp: number;
};

/** How many pictures of it are drawn on its way; between them each moves as a whole. */
const steps = 12;
/** The first of them that are as sharp as what stands still. */
const slow = 3;
/** From rest and ever quicker. */
const quickening = 2.1;

/** From its place over the product until it is above the frame; the first stands still. */
export function coverWay(lens: Lens, cover: Cover, frame: Frame): CoverStep[] {
  const front = lens.seen(0, cover.y - cover.ry);
  const whole = (front.y + frame.height * 0.04) / front.perMetre;
  const at = (step: number): number => whole * (step / steps) ** quickening;
  const foot = footOf(lens, cover);
  const [left, right] = [Math.min(...foot.map(({ x }) => x)), Math.max(...foot.map(({ x }) => x))];
  const x = Math.floor(left) - 1;
  const stepAt = (up: number, way: number, sharp: number): CoverStep => {
    const highest = Math.min(...foot.map(({ y, perMetre }) => y - (up + cover.height) * perMetre));
    const lowest = Math.max(...foot.map(({ y, perMetre }) => y - up * perMetre));
    // What has left the frame for good needs no pixels.
    const y = Math.floor(Math.max(-way - frame.height * 0.02, highest)) - 1;
    const height = Math.max(1, Math.ceil(lowest) + 1 - y);
    return { up, way, sharp, box: { x, y, width: Math.ceil(right) + 1 - x, height } };
  };
  const lifted = Array.from({ length: steps }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)];
    return stepAt((from + to) / 2, (to - from) * front.perMetre, index < slow ? 1 : 0.5);
  });
  return [stepAt(0, 0, 1), ...lifted];
}

/** Whether the camera sees into it from below: its rim is over the horizon then. */
export function isSeenFromBelow(lens: Lens, { y, ry }: Cover, up: number): boolean {
  const [near, far] = [lens.seen(0, y - ry), lens.seen(0, y + ry)];
  return far.y - up * far.perMetre > near.y - up * near.perMetre;
}
