/**
 * What kind of picture it is, told from small copies of its pixels (RGBA, not premultiplied). Browser and job hand in
 * copies of the same size, so that they decide alike.
 */
import type { AssetRef } from './creative/creative.ts';

type Pixels = ArrayLike<number>;
type Tones = NonNullable<AssetRef['tones']>;

/** The copies these rules are made for. */
export const groundCopy = { width: 96, height: 96 } as const;
export const toneCopy = { width: 24, height: 24 } as const;

/** Less covered than this is clear. */
const clear = 32;
/** Less than this share of clear pixels is a rounded corner or a stray hole, not a product that was cut out. */
const clearEnough = 0.03;

/** Whether the ground around the thing is open already. */
export function isCutOut(pixels: Pixels): boolean {
  let open = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < clear) open += 1;
  return open >= (pixels.length / 4) * clearEnough;
}

/** Share of the picture that is covered, 0 to 1. */
export function coverageOf(pixels: Pixels): number {
  let sum = 0;
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / 255 / (pixels.length / 4);
}

/** On white, as a picture without a ground is seen. */
function colorAt(pixels: Pixels, place: number): readonly [number, number, number] {
  const alpha = (pixels[place * 4 + 3] ?? 255) / 255;
  const channel = (offset: number): number => Math.round((pixels[place * 4 + offset] ?? 0) * alpha + 255 * (1 - alpha));
  return [channel(0), channel(1), channel(2)];
}

function lightOf([r, g, b]: readonly [number, number, number]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How many patches of one end are passed over, and how many behind those make its tone. */
const ends = { stray: 3, counted: 8 } as const;

/**
 * The darkest and lightest patches rather than pixels: a speck of glare does not make words unreadable. The mean of a
 * few, since patches of other colours may be as dark, and which of them comes first is chance.
 */
export function tonesOf(pixels: Pixels): Tones {
  const colors = Array.from({ length: pixels.length / 4 }, (_, place) => colorAt(pixels, place));
  const order = colors.toSorted((a, b) => lightOf(a) - lightOf(b));
  const tone = (from: typeof order): string => hexOf(meanOf(from.slice(ends.stray, ends.stray + ends.counted)));
  return { dark: tone(order), light: tone(order.toReversed()) };
}

function meanOf(colors: readonly (readonly [number, number, number])[]): number[] {
  return [0, 1, 2].map((channel) => colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length);
}

function hexOf(color: readonly number[]): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

type Rgb = ReturnType<typeof colorAt>;

/** The patches along the edge, one after the other around the picture: so fine that a margin of a hundredth is seen. */
function edgeOf(pixels: Pixels): Rgb[] {
  const { width, height } = groundCopy;
  const [right, bottom] = [width - 1, height - 1];
  const across = Array.from({ length: right }, (_, step) => step);
  const down = Array.from({ length: bottom }, (_, step) => step);
  return [
    ...across.map((x) => colorAt(pixels, x)),
    ...down.map((y) => colorAt(pixels, y * width + right)),
    ...across.map((x) => colorAt(pixels, bottom * width + right - x)),
    ...down.map((y) => colorAt(pixels, (bottom - y) * width)),
  ];
}

/** What is left of the edge may be the product, which packshots show as large as they can. */
const mostOfEdge = 0.75;

/** Lamps leave a backdrop darker in its corners and keep its hue: by so much, as a share of its light and in levels. */
const backdrop = { fallOff: 0.12, hue: 10 } as const;

/** Whether the thing stands before a backdrop of a studio, of whatever colour, and not in a scene. */
export function isStudioGround(pixels: Pixels): boolean {
  const edge = edgeOf(pixels);
  const usual = edge.toSorted((a, b) => lightOf(a) - lightOf(b))[Math.floor(edge.length * 0.6)] ?? [0, 0, 0];
  const isBackdrop = (patch: Rgb): boolean => {
    const share = (lightOf(patch) + 1) / (lightOf(usual) + 1);
    const apart = patch.map((level, channel) => Math.abs(level - (usual[channel] ?? 0) * share));
    return Math.abs(1 - share) <= backdrop.fallOff && Math.max(...apart) <= backdrop.hue;
  };
  return edge.filter(isBackdrop).length >= edge.length * mostOfEdge;
}

/** A sheet is white or a light grey; cameras tint it a little. */
const sheet = { light: 165, tint: 10 } as const;

/** A packshot on a plain sheet is no scene: spread over a whole ad it would be an empty wall. */
export function isPlainSheet(pixels: Pixels): boolean {
  const edge = edgeOf(pixels);
  const isSheet = (patch: Rgb): boolean =>
    lightOf(patch) >= sheet.light && Math.max(...patch) - Math.min(...patch) <= sheet.tint;
  return edge.filter(isSheet).length >= edge.length * mostOfEdge && isStudioGround(pixels);
}
