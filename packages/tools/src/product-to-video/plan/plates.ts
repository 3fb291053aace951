import type { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import { dimGround } from '@adwright/scenery/clip/dim-place.ts';
import { duskColor, duskOn } from '@adwright/scenery/clip/dusk-on.ts';
import { fillBehind } from '@adwright/scenery/clip/fill-behind.ts';
import { lightSweep } from '@adwright/scenery/clip/light-sweep.ts';
import { betweenTurns } from '@adwright/scenery/clip/between-turns.ts';
import { turnProduct } from '@adwright/scenery/clip/turn-product.ts';
import type { Box, Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawShade, paintScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { fitProduct } from '@adwright/scenery/compose/fit-product.ts';
import { drawBlurred } from '@adwright/scenery/paint/blur.ts';
import type { Placing } from '@adwright/scenery/compose/place-product.ts';
import {
  drawEmptyPlace,
  drawPlaceShade,
  type ProductPlace,
  standInPlace,
  type Standpoint,
} from '@adwright/scenery/place/draw-product-place.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { drawSoftEdge } from '@adwright/scenery/place/soft-edge.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { coverIn } from './cover.ts';
import { addCover } from './cover-plates.ts';
import { isRtl } from './direction.ts';
import { betweenSteps, stepAt, stepsOfShadow } from './full-turn.ts';
import { besideWords, photoWindow, sceneOf, shapeOf, standOf, stepsOf, type View } from './set.ts';
import { sweepPlaces, turnAngles } from './steps.ts';

type Size = { readonly width: number; readonly height: number };

export type PlateOrder = Pick<ProductVideoInput, 'place' | 'color' | 'moves' | 'language'>;

/** Larger would be no sharper in any frame, and takes long to draw. */
const longestView = 1600;

/** What lies on a product that the light has not reached yet. */
const duskOfProduct = `${duskColor}33`;

/** What lies on a product that still stands under its box. */
const veilColor = '#0d08048c';

type Painting = {
  readonly order: PlateOrder;
  readonly frame: Size;
  readonly views: readonly View[];
  /** Of the photographed place, where the order is for one. */
  readonly pictures?: PlacePictures | undefined;
  readonly makeCanvas: MakeCanvas;
};

/** The pictures a painting needs before it can begin, if any. */
export function placeToOpen({ place }: PlateOrder): string | null {
  return placeOf(place)?.id ?? null;
}

/**
 * Everything a clip moves, painted once: the place without the product and with what the product does to its light, the
 * product itself, light on it, and turns of it. The names are those the clip calls them by.
 */
export function paintPlates(told: Painting): Map<string, CanvasRenderingContext2D> {
  const light = told.views[0]?.cutout.light ?? 0;
  // A place has one light, whichever side of the product is seen.
  const views = told.views.map((view) => ({ ...view, cutout: { ...view.cutout, light } }));
  const painting = { ...told, views };
  const { order, makeCanvas } = painting;
  const plates = new Map<string, CanvasRenderingContext2D>();
  const [first] = views;
  if (!first) return plates;
  const ground = paintGround(painting, first);
  plates.set('ground', ground);
  for (const [index, view] of views.entries()) addView(plates, painting, view, index);
  if (order.moves.includes('macro') && !placeOf(order.place)) plates.set('soft', softened(ground, makeCanvas));
  if (order.moves.includes('light')) addLight(plates, painting, first);
  if (order.moves.includes('orbit')) addTurns(plates, painting);
  if (order.moves.includes('price')) addAside(plates, painting, first);
  if (order.moves.includes('unboxing')) addUnboxing(plates, painting, first);
  return plates;
}

type Plates = Map<string, CanvasRenderingContext2D>;

function addAll(plates: Plates, name: string, all: readonly CanvasRenderingContext2D[]): void {
  for (const [index, plate] of all.entries()) plates.set(`${name}-${index}`, plate);
}

/**
 * A side of the product and its shadow: a plate of its own in a painted scene, part of the ground in a photographed
 * place, where it moves with the plane it lies on. In its own photo it is there already.
 */
function addView(plates: Plates, painting: Painting, view: View, index: number): void {
  const { order, frame, makeCanvas } = painting;
  const product = alone(view.cutout, makeCanvas);
  plates.set(`view-${index}`, product);
  const placed = placedIn(painting, view);
  if (placed) {
    const ground = paintPlaced(painting, placed);
    plates.set(`ground-${index}`, ground);
    lightEdge(product, ground, standOf(frame, order.place, view.cutout), frame, makeCanvas);
    return;
  }
  const shade = paintShade(painting, view, standOf(frame, order.place, view.cutout));
  if (shade) plates.set(`shade-${index}`, shade);
}

/** Where the product stands beside words; not in its own photo, where it stays. */
function addAside(plates: Plates, painting: Painting, view: View): void {
  const { order, frame } = painting;
  if (order.place === 'photo') return;
  const aside = besideWords(frame, isRtl(order.language), order.place);
  const placed = placedIn(painting, view, aside);
  plates.set('ground-aside', placed ? paintPlaced(painting, placed) : paintGround(painting, view, aside));
  const shade = placed ? null : paintShade(painting, view, standOf(frame, order.place, view.cutout, aside));
  if (shade) plates.set('shade-aside', shade);
}

/** How much of its light a place and what stands in it lack before it comes: more, and the sun has gone down. */
const darkness = 0.35;

/** Light that passes over the product. A photographed place is a little darker before it comes, and so is the product. */
function addLight(plates: Plates, painting: Painting, view: View): void {
  const { order, frame, makeCanvas } = painting;
  const at = standOf(frame, order.place, view.cutout);
  const product = fitProduct(view.cutout, at, makeCanvas);
  addAll(plates, 'light', lightSweep(product, sweepPlaces, makeCanvas));
  const placed = placedIn(painting, view);
  if (!placed) return;
  plates.set('ground-dim', lessLit(painting, placed));
  plates.set('dusk', duskOn(product, duskOfProduct, makeCanvas));
}

/** Nearer to the lit place than to the one without its light, in which a shot after a lit one looked switched off. */
function lessLit(painting: Painting, placed: Placed): CanvasRenderingContext2D {
  const { frame, makeCanvas } = painting;
  const ground = paintPlaced(painting, placed);
  ground.globalAlpha = darkness;
  ground.drawImage(dimGround(frame, placed, placed.standpoint, makeCanvas).canvas, 0, 0);
  return ground;
}

/** A box over the product that is lifted off, and the product in its shade until then. */
function addUnboxing(plates: Plates, painting: Painting, { cutout, photo }: View): void {
  const { order, frame, makeCanvas } = painting;
  const product = fitProduct(cutout, standOf(frame, order.place, cutout), makeCanvas);
  plates.set('veil', duskOn(product, veilColor, makeCanvas));
  addCover(plates, {
    plan: coverIn(frame, order.place, cutout),
    frame,
    color: order.color,
    cutout,
    placed: placedIn(painting, { cutout, photo }),
    scene: sceneOf(order.place),
    makeCanvas,
  });
}

function addTurns(plates: Plates, painting: Painting): void {
  const { order, frame, views, makeCanvas } = painting;
  const [first] = views;
  if (first?.turn) return addFullTurn(plates, painting, first, first.turn);
  for (const [index, { cutout }] of views.entries()) {
    const at = standOf(frame, order.place, cutout);
    const product = fitProduct(cutout, at, makeCanvas);
    addAll(plates, `turn-${index}`, turnProduct(product, turnAngles(views.length), makeCanvas));
  }
}

/** The product from all around, and what it does to the place on its way. */
function addFullTurn(plates: Plates, painting: Painting, view: View, turn: readonly Cutout[]): void {
  const { order, frame, makeCanvas } = painting;
  const shape = shapeOf(view);
  const at = standOf(frame, order.place, shape);
  const placed = placedIn(painting, view);
  const { light } = view.cutout;
  const pictures = stepsOf(view.cutout, turn).map((cutout, step) => {
    const here = stepAt(at, shape, shape.turn?.[step] ?? shape.box);
    return { cutout: { ...cutout, light }, product: fitProduct(cutout, here, makeCanvas), at: here };
  });
  for (const [step, picture] of pictures.entries()) {
    const next = pictures[(step + 1) % pictures.length] ?? picture;
    const between = betweenTurns(picture, next, 360 / pictures.length, betweenSteps.slice(1), makeCanvas);
    const products = [picture, ...between].map(({ product }) => product);
    addAll(plates, `step-${step}`, products);
    if (step % stepsOfShadow > 0) continue;
    const { cutout, at: here } = picture;
    if (placed) {
      const turned = { ...placed, cutout, standpoint: { ...placed.standpoint, at: here } };
      plates.set(`ground-step-${step}`, paintPlaced(painting, turned));
      continue;
    }
    const shade = paintShade(painting, { cutout, photo: null }, here);
    if (shade) plates.set(`shade-step-${step}`, shade);
  }
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

type Placed = ProductPlace & { readonly standpoint: Standpoint };

/** The product in its photographed place; null in every other. */
function placedIn({ order, frame, pictures }: Painting, { cutout }: View, placing?: Placing): Placed | null {
  const place = placeOf(order.place);
  if (!place) return null;
  if (!pictures) throw new Error(`The pictures of ${place.id} are not open.`);
  const placed = { place, pictures, cutout, placing };
  return { ...placed, standpoint: standInPlace(frame, placed) };
}

function paintPlaced({ frame, makeCanvas }: Painting, placed: Placed): CanvasRenderingContext2D {
  const ground = makeCanvas(frame.width, frame.height);
  drawEmptyPlace(ground, frame, placed, placed.standpoint.view);
  drawPlaceShade(ground, frame, placed, placed.standpoint, makeCanvas);
  return ground;
}

/** The place's light around the product's edge, as in a picture; its solid pixels stay as they are. */
function lightEdge(
  product: CanvasRenderingContext2D,
  ground: CanvasRenderingContext2D,
  at: Box,
  frame: Size,
  makeCanvas: MakeCanvas,
): void {
  const { width, height } = product.canvas;
  const [behind, plain] = [makeCanvas(width, height), makeCanvas(width, height)];
  behind.drawImage(ground.canvas, at.x, at.y, at.width, at.height, 0, 0, width, height);
  plain.drawImage(product.canvas, 0, 0);
  const scaled = { width: (frame.width * width) / at.width, height: (frame.height * height) / at.height };
  drawSoftEdge(product, behind, plain, { x: 0, y: 0, width, height }, scaled, makeCanvas);
}

function paintGround(painting: Painting, view: View, placing?: Placing): CanvasRenderingContext2D {
  const { order, frame, makeCanvas } = painting;
  const ground = makeCanvas(frame.width, frame.height);
  const placed = placedIn(painting, view, placing);
  const scene = sceneOf(order.place);
  if (placed) {
    drawEmptyPlace(ground, frame, placed, placed.standpoint.view);
  } else if (scene) {
    const color = scene.takesColor ? (order.color ?? undefined) : undefined;
    const at = standOf(frame, order.place, view.cutout, placing);
    paintScene(ground, frame, { scene, color, light: view.cutout.light }, at, makeCanvas);
  } else {
    paintPhoto(ground, frame, view, makeCanvas);
  }
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

function paintShade(
  { order, frame, makeCanvas }: Painting,
  { cutout }: View,
  at: Box,
): CanvasRenderingContext2D | null {
  const scene = sceneOf(order.place);
  if (!scene) return null;
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
