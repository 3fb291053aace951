import { gamma, linear, rgbOf } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import { drawEmptyPlace } from '../../place/draw-product-place.ts';
import { keyIn, type View } from '../../place/frame-view.ts';
import type { Place, PlacePictures } from '../../place/place.ts';
import type { MakeCanvas } from '../../stage.ts';

export type CoverLight = {
  /** Towards the light that casts shadows. */
  readonly to: readonly [number, number, number];
  /** How bright the ground is where that light does not reach it, beside where it does; light is linear. */
  readonly shade: number;
  readonly color: readonly [number, number, number];
  /** How bright all of it is: 1 by day. */
  readonly level: number;
};

/** Brighter than this, as a share of white, a picture of a ground is one by day. */
const day = 0.3;

/** What a place's two pictures say of its light: by how much the ground is darker without the one that casts shadows. */
export function lightIn(place: Place, pictures: PlacePictures, view: View, makeCanvas: MakeCanvas): CoverLight {
  const [lit, shaded] = [pictures.plate, pictures.shade].map((plate) => {
    const small = makeCanvas(12, 12);
    drawEmptyPlace(small, { width: 12, height: 12 }, { place, pictures: { plate, shade: plate } }, view);
    // The ground before and beside the product.
    const { data } = small.getImageData(2, 8, 8, 3);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4)
      sum += 0.2126 * linear(data[at] ?? 0) + 0.7152 * linear(data[at + 1] ?? 0) + 0.0722 * linear(data[at + 2] ?? 0);
    return sum / (data.length / 4);
  }) as [number, number];
  return {
    to: keyIn(place, view),
    shade: Math.max(0.3, Math.min(0.68, shaded / Math.max(0.004, lit))),
    color: place.light,
    level: Math.max(0.42, Math.min(1, (lit / day) ** 0.4)),
  };
}

/** A window to one side, as painted scenes have it. */
export function usualLight(side: number): CoverLight {
  return { to: [0.72 * Math.sign(side || -1), -0.3, 0.62], shade: 0.55, color: [1, 1, 1], level: 1 };
}

/** How bright a surface is that faces this way; 1 is the ground in full light. */
export function lightOn(normal: readonly [number, number, number], { to, shade }: CoverLight): number {
  const facing = normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2];
  const key = (1 - shade) / Math.max(0.3, to[2]);
  // What stands upright sees less of the sky than the ground does, and more of it on the side the light comes from.
  const beside = (normal[0] * to[0] + normal[1] * Math.min(0, to[1])) / Math.max(0.2, Math.hypot(to[0], to[1]));
  const around = shade * (0.74 + 0.26 * normal[2] + 0.4 * beside);
  // No light is a point: it still reaches a little around the edge.
  const reached = Math.max(0, (facing + 0.12) / 1.12);
  return around + key * reached;
}

/** A colour in that much light, as the picture shows it; what is too bright does not break off. */
export function litColor(color: Color, much: number, light: CoverLight): string {
  const { r, g, b } = rgbOf(color);
  const channels = [r, g, b].map((byte, index) => {
    const value = linear(byte) * much * light.level * (1 + 0.6 * ((light.color[index] ?? 1) - 1));
    return Math.round(gamma(value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3))));
  });
  return `rgb(${channels.join(' ')})`;
}
