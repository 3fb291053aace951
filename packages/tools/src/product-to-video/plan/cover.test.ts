import { ClipPlace, clipRatios } from '@adwright/contract/ads-video/product-video.ts';
import { places } from '@adwright/places/places.ts';
import { hullOf, ringAt } from '@adwright/scenery/clip/cover/cover-shape.ts';
import { describe, expect, it } from 'vitest';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { coverIn } from './cover.ts';
import { standOf, type ViewShape } from './set.ts';

const shapes: Record<string, ViewShape> = {
  bottle: { width: 900, height: 1200, box: { x: 250, y: 100, width: 400, height: 1000 }, light: -0.8 },
  shoe: { width: 1200, height: 800, box: { x: 100, y: 250, width: 1000, height: 400 }, light: 0.6 },
  cube: { width: 800, height: 800, box: { x: 100, y: 100, width: 600, height: 600 }, light: -0.4 },
};
/** Places of one set share its camera: one of them speaks for all. */
const cameras = new Map(places.map((place) => [JSON.stringify([place.ground, place.size]), place.id]));
const everywhere = [...cameras.values(), 'round-plinth', 'photo'].map((id) => ClipPlace.parse(id));

type Point = { readonly x: number; readonly y: number };

/** By how many pixels a point lies outside a polygon without dents that goes round to the right. */
function outside(point: Point, hull: readonly Point[]): number {
  let worst = -Infinity;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] as Point;
    const turn = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    worst = Math.max(worst, -turn / Math.hypot(to.x - from.x, to.y - from.y));
  }
  return worst;
}

describe.each(clipRatios)('a box over the product, in %s', (ratio) => {
  const frame = frameOfRatio(ratio);

  it('hides all of it while it is closed, in every place', () => {
    let worst = 0;
    for (const place of everywhere)
      for (const shape of Object.values(shapes)) {
        const at = standOf(frame, place, shape);
        const { lens, cover } = coverIn(frame, place, shape);
        const hull = hullOf([...ringAt(lens, cover, 0), ...ringAt(lens, cover, cover.height)]);
        const corners = [at.x, at.x + at.width].flatMap((x) => [at.y, at.y + at.height].map((y) => ({ x, y })));
        for (const corner of corners) worst = Math.max(worst, outside(corner, hull) / at.width);
      }
    expect(worst).toBeLessThan(0.01);
  });

  it('rises without a jump until nothing of it is left in the frame', () => {
    let [jump, left] = [0, -Infinity];
    for (const place of everywhere) {
      const { way, lens, cover } = coverIn(frame, place, shapes['shoe'] as ViewShape);
      const front = lens.seen(0, cover.y - cover.ry);
      const [starts, ends] = [0.5, -0.5].map((half) =>
        way.map((step) => front.y - step.up * front.perMetre + half * step.way),
      ) as [number[], number[]];
      for (const [index, end] of ends.slice(0, -1).entries())
        jump = Math.max(jump, Math.abs(end - (starts[index + 1] ?? 0)));
      left = Math.max(left, ends.at(-1) ?? 0);
    }
    expect(jump).toBeLessThan(0.01);
    expect(left).toBeLessThan(0);
  });
});
