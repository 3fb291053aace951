import type { Box, Cutout } from '../compose/cutout.ts';
import { fitProduct } from '../compose/fit-product.ts';
import type { Placing } from '../compose/place-product.ts';
import type { MakeCanvas } from '../stage.ts';
import { drawContactLine, isMirror, isSoft } from './contact-line.ts';
import { drawInShadow } from './draw-in-shadow.ts';
import { drawPlacePicture } from './draw-place.ts';
import { fitProductInPlace, nearnessFor } from './fit-product-in-place.ts';
import { type Frame, groundIn, nearer, type View, viewOf } from './frame-view.ts';
import { castOf, type ShadowMasks, shadowMasks, standingOf } from './ground-shadow.ts';
import { keyShare } from './key-share.ts';
import { matchLight } from './match-light.ts';
import { outlineOf } from './outline.ts';
import type { Place, PlacePictures } from './place.ts';
import { drawPlaceReflection } from './place-reflection.ts';
import { drawSoftEdge } from './soft-edge.ts';

export type ProductPlace = {
  readonly place: Place;
  readonly pictures: PlacePictures;
  readonly cutout: Cutout;
  readonly placing?: Placing | undefined;
  /** Strength of the shadows and the reflection: 0 none, 1 (if not given) as the place has them. */
  readonly shadow?: number | undefined;
  /** Where the light comes from; if not given, from where the product is lit. */
  readonly light?: number | undefined;
  /** Whether the product takes on the colour of the place's light, which changes its pixels. */
  readonly match?: boolean | undefined;
  /** How high the product really is, in metres. */
  readonly heightM?: number | undefined;
};

/** A place whose light comes from one side is turned over when the product is lit from the other. */
function isMirrored({ key }: Place, light: number): boolean {
  return Math.abs(key.to[0]) > 0.2 && Math.abs(light) > 0.1 && Math.sign(light) !== Math.sign(key.to[0]);
}

/** What the product does to the light on the ground. */
function drawShadow(
  context: CanvasRenderingContext2D,
  frame: Frame,
  view: View,
  order: ProductPlace,
  product: CanvasRenderingContext2D,
  at: Box,
  makeCanvas: MakeCanvas,
): void {
  const { place } = order;
  const [ground, outline] = [groundIn(place, view), outlineOf(product, makeCanvas)];
  const standing = standingOf(ground, at, outline);
  if (standing === null) return;
  const share = keyShare(frame, order, view, at, makeCanvas);
  const masks = shadowMasks(place, frame, ground, standing, castOf(place, view, outline, standing, share), makeCanvas);
  drawShadowMasks(context, frame, view, order, masks, makeCanvas);
}

/** Within a shadow the plate gives way to what it looks like there. */
export function drawShadowMasks(
  context: CanvasRenderingContext2D,
  frame: Frame,
  view: View,
  { place, pictures, shadow = 1 }: Pick<ProductPlace, 'place' | 'pictures' | 'shadow'>,
  masks: ShadowMasks,
  makeCanvas: MakeCanvas,
): void {
  const { width, height } = masks.cast.canvas;
  const layer = makeCanvas(width, height);
  drawInShadow(layer, { place, pictures }, view, { width, height }, makeCanvas);
  layer.globalCompositeOperation = 'destination-in';
  layer.drawImage(masks.cast.canvas, 0, 0);
  context.save();
  context.imageSmoothingEnabled = true;
  // Shadows are soft: enlarged by the best filter they look the same, and take six times as long.
  context.imageSmoothingQuality = 'low';
  context.globalAlpha = Math.min(1, shadow);
  context.drawImage(layer.canvas, 0, 0, frame.width, frame.height);
  context.drawImage(masks.contact.canvas, 0, 0, frame.width, frame.height);
  if (shadow > 1) {
    // Beyond what the place has, only the dark where it touches the ground can grow.
    context.globalAlpha = shadow - 1;
    context.drawImage(masks.contact.canvas, 0, 0, frame.width, frame.height);
  }
  context.restore();
}

/** What a frame shows of a place, and where in it the product stands. */
export type Standpoint = { readonly view: View; readonly at: Box };

type Placed = Pick<ProductPlace, 'place' | 'placing' | 'light' | 'heightM'> & {
  readonly cutout: Pick<Cutout, 'box' | 'light'>;
};

export function standInPlace(frame: Frame, { place, cutout, placing, light, heightM }: Placed): Standpoint {
  const far = viewOf(place, frame, isMirrored(place, light ?? cutout.light));
  const view = heightM === undefined ? far : nearer(far, place, nearnessFor(frame, place, far, cutout.box, heightM));
  return { view, at: fitProductInPlace(frame, place, view, cutout, placing, heightM) };
}

/** The place alone, as the frame sees it. */
export function drawEmptyPlace(
  context: CanvasRenderingContext2D,
  frame: Frame,
  { place, pictures }: Pick<ProductPlace, 'place' | 'pictures'>,
  view: View,
): void {
  drawPlacePicture(context, pictures.plate, place, view, frame);
}

/** What the product does to the place: its shadow, its reflection and the dark where it touches the ground. */
export function drawPlaceShade(
  context: CanvasRenderingContext2D,
  frame: Frame,
  order: ProductPlace,
  standpoint: Standpoint,
  makeCanvas: MakeCanvas,
): void {
  shadePlace(context, frame, order, standpoint, fitted(frame, order, standpoint, makeCanvas), makeCanvas);
}

/** The product as large as the frame shows it, as it came and as it is drawn. */
type Fitted = { readonly plain: CanvasRenderingContext2D; readonly product: CanvasRenderingContext2D };

function fitted(frame: Frame, order: ProductPlace, { at, view }: Standpoint, makeCanvas: MakeCanvas): Fitted {
  const { place, pictures, cutout, match = false } = order;
  const plain = fitProduct(cutout, at, makeCanvas);
  return { plain, product: match ? matchLight(plain, { frame, view, at, place, pictures }, makeCanvas) : plain };
}

function shadePlace(
  context: CanvasRenderingContext2D,
  frame: Frame,
  order: ProductPlace,
  { view, at }: Standpoint,
  { plain, product }: Fitted,
  makeCanvas: MakeCanvas,
): void {
  const { shadow = 1 } = order;
  const { surface } = order.place;
  if (shadow <= 0) return;
  drawShadow(context, frame, view, order, plain, at, makeCanvas);
  drawPlaceReflection(context, product, at, surface, shadow, makeCanvas);
  const touching = { strength: shadow, soft: isSoft(surface), mirrors: isMirror(surface) };
  drawContactLine(context, plain, at, touching, makeCanvas);
}

/**
 * Draws the place, the product's shadow and reflection in it, and the product last. Nothing is done to its solid pixels
 * but fitting them to the frame, unless its colours are to match. Answers where it stands. `ground` gets the same without
 * the product itself.
 */
export function drawProductPlace(
  context: CanvasRenderingContext2D,
  frame: Frame,
  order: ProductPlace,
  makeCanvas: MakeCanvas,
  ground?: CanvasRenderingContext2D,
): Box {
  const standpoint = standInPlace(frame, order);
  const { view, at } = standpoint;
  const both = fitted(frame, order, standpoint, makeCanvas);
  drawEmptyPlace(context, frame, order, view);
  shadePlace(context, frame, order, standpoint, both, makeCanvas);
  ground?.drawImage(context.canvas, 0, 0);
  const { product } = both;
  const behind = makeCanvas(at.width, at.height);
  behind.drawImage(context.canvas, -at.x, -at.y);
  context.drawImage(product.canvas, at.x, at.y);
  drawSoftEdge(context, behind, product, at, frame, makeCanvas);
  return at;
}
