import type { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { fillBehind } from '@adwright/scenery/clip/fill-behind.ts';
import { lightSweep } from '@adwright/scenery/clip/light-sweep.ts';
import { turnProduct } from '@adwright/scenery/clip/turn-product.ts';
import type { Box, Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawShade, paintScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { fitProduct } from '@adwright/scenery/compose/fit-product.ts';
import { drawBlurred } from '@adwright/scenery/paint/blur.ts';
import type { Placing } from '@adwright/scenery/compose/place-product.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { isRtl } from './direction.ts';
import { besideWords, photoWindow, sceneOf, standOf } from './set.ts';
import { sweepPlaces, turnAngles } from './steps.ts';

type Size = { readonly width: number; readonly height: number };

/** One side of the product, cut out, and the photo it was cut from: as large as the cutout, null where it came without. */
export type View = { readonly cutout: Cutout; readonly photo: CanvasRenderingContext2D | null };

export type PlateOrder = Pick<ProductVideoInput, 'place' | 'color' | 'moves' | 'language'>;

/** Larger would be no sharper in any frame, and takes long to draw. */
const longestView = 1600;

type Painting = {
  readonly order: PlateOrder;
  readonly frame: Size;
  readonly views: readonly View[];
  readonly makeCanvas: MakeCanvas;
};

/**
 * Everything a clip moves, painted once: the place without the product, what the product does to its light, the product
 * itself, light on it, and turns of it. The names are those the clip calls them by.
 */
export function paintPlates(painting: Painting): Map<string, CanvasRenderingContext2D> {
  const { order, frame, views, makeCanvas } = painting;
  const plates = new Map<string, CanvasRenderingContext2D>();
  const [first] = views;
  if (!first) return plates;
  const ground = paintGround(painting, first);
  plates.set('ground', ground);
  for (const [index, view] of views.entries()) {
    plates.set(`view-${index}`, alone(view.cutout, makeCanvas));
    const shade = paintShade(painting, view);
    if (shade) plates.set(`shade-${index}`, shade);
  }
  if (order.moves.includes('macro')) plates.set('soft', softened(ground, makeCanvas));
  if (order.moves.includes('light')) addAll(plates, 'light', sweepOf(painting, first));
  if (order.moves.includes('orbit')) addTurns(plates, painting);
  if (order.moves.includes('price') && order.place !== 'photo') {
    const aside = besideWords(frame, isRtl(order.language));
    plates.set('ground-aside', paintGround(painting, first, aside));
    const shade = paintShade(painting, first, aside);
    if (shade) plates.set('shade-aside', shade);
  }
  return plates;
}

function addAll(
  plates: Map<string, CanvasRenderingContext2D>,
  name: string,
  all: readonly CanvasRenderingContext2D[],
): void {
  for (const [index, plate] of all.entries()) plates.set(`${name}-${index}`, plate);
}

function addTurns(plates: Map<string, CanvasRenderingContext2D>, { order, frame, views, makeCanvas }: Painting): void {
  for (const [index, { cutout }] of views.entries()) {
    const at = standOf(frame, order.place, cutout);
    const product = fitProduct(cutout, at, makeCanvas);
    addAll(plates, `turn-${index}`, turnProduct(product, turnAngles(views.length), makeCanvas));
  }
}

function sweepOf({ order, frame, makeCanvas }: Painting, { cutout }: View): CanvasRenderingContext2D[] {
  const at = standOf(frame, order.place, cutout);
  return lightSweep(fitProduct(cutout, at, makeCanvas), sweepPlaces, makeCanvas);
}

/** As sharp as it came: shots that go near need every pixel of it. */
function alone(cutout: Cutout, makeCanvas: MakeCanvas): CanvasRenderingContext2D {
  const { box } = cutout;
  const scale = Math.min(1, longestView / Math.max(box.width, box.height));
  const size = {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  };
  return fitProduct(cutout, { x: 0, y: 0, ...size }, makeCanvas);
}

function paintGround({ order, frame, makeCanvas }: Painting, view: View, placing?: Placing): CanvasRenderingContext2D {
  const ground = makeCanvas(frame.width, frame.height);
  const scene = sceneOf(order.place);
  if (scene) {
    const color = scene.takesColor ? (order.color ?? undefined) : undefined;
    const at = standOf(frame, order.place, view.cutout, placing);
    paintScene(ground, frame, { scene, color, light: view.cutout.light }, at, makeCanvas);
    return ground;
  }
  paintPhoto(ground, frame, view, makeCanvas);
  return ground;
}

/** The photo with what was behind the product filled in. One that came cut out has nothing around it: plain paper. */
function paintPhoto(
  ground: CanvasRenderingContext2D,
  frame: Size,
  { cutout, photo }: View,
  makeCanvas: MakeCanvas,
): void {
  ground.fillStyle = '#e7e5e1';
  ground.fillRect(0, 0, frame.width, frame.height);
  if (!photo) return;
  const product = makeCanvas(cutout.width, cutout.height);
  product.drawImage(cutout.source, 0, 0);
  const filled = fillBehind(photo, product, makeCanvas);
  const { x, y, width, height } = photoWindow(frame, cutout);
  ground.imageSmoothingQuality = 'high';
  ground.drawImage(filled.canvas, x, y, width, height, 0, 0, frame.width, frame.height);
}

/** In its own photo the product's shadow is there already. */
function paintShade(
  { order, frame, makeCanvas }: Painting,
  { cutout }: View,
  placing?: Placing,
): CanvasRenderingContext2D | null {
  const scene = sceneOf(order.place);
  if (!scene) return null;
  const at: Box = standOf(frame, order.place, cutout, placing);
  const shade = makeCanvas(frame.width, frame.height);
  drawShade(shade, frame, { scene, cutout, shadow: 1, light: cutout.light }, at, makeCanvas);
  return shade;
}

/** As a lens shows what is behind a thing it is held close to. */
function softened(ground: CanvasRenderingContext2D, makeCanvas: MakeCanvas): CanvasRenderingContext2D {
  const { width, height } = ground.canvas;
  const soft = makeCanvas(width, height);
  soft.drawImage(ground.canvas, 0, 0);
  drawBlurred(soft, ground.canvas, Math.min(width, height) * 0.03, makeCanvas, true);
  return soft;
}
