import type { Color } from '@adwright/studio/creative/paint.ts';
import { lightIn, usualLight } from '@adwright/scenery/clip/cover/cover-light.ts';
import { drawCoverContact, drawCoverShade } from '@adwright/scenery/clip/cover/cover-shade.ts';
import { drawCover } from '@adwright/scenery/clip/cover/draw-cover.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawShade } from '@adwright/scenery/compose/draw-product-scene.ts';
import { drawContactLine } from '@adwright/scenery/place/contact-line.ts';
import {
  drawEmptyPlace,
  drawPlaceShade,
  type ProductPlace,
  type Standpoint,
} from '@adwright/scenery/place/draw-product-place.ts';
import type { MakeCanvas, Scene } from '@adwright/scenery/stage.ts';
import type { CoverPlan } from './cover.ts';

type Size = { readonly width: number; readonly height: number };
type Plates = Map<string, CanvasRenderingContext2D>;

const card: Color = '#c49a6c';
const paper: Color = '#f4eee4';

type CoverPainting = {
  readonly plan: CoverPlan;
  readonly frame: Size;
  /** The colour of the band around it; null is plain paper. */
  readonly color: Color | null;
  readonly cutout: Cutout;
  readonly placed: (ProductPlace & { readonly standpoint: Standpoint }) | null;
  readonly scene: Scene | null;
  readonly makeCanvas: MakeCanvas;
};

/** The box at each step of its way, and the ground with its shadow. */
export function addCover(plates: Plates, painting: CoverPainting): void {
  const { plan, color, cutout, placed, makeCanvas } = painting;
  const light = placed
    ? lightIn(placed.place, placed.pictures, placed.standpoint.view, makeCanvas)
    : usualLight(cutout.light);
  const look = { card, band: color ?? paper };
  for (const [index, step] of plan.way.entries()) {
    const { front, inside } = drawCover({ ...plan, step, light, look, makeCanvas });
    plates.set(`cover-${index}`, front);
    if (inside) plates.set(`inside-${index}`, inside);
  }
  const closed = plates.get('cover-0');
  if (!closed) return;
  if (placed) addGrounds(plates, painting, placed, closed);
  else plates.set('shade-cover', shadeOf(painting, closed));
}

/** In a place: its ground under the closed box, and twice with both shadows while the box rises. */
function addGrounds(
  plates: Plates,
  { plan, frame, makeCanvas }: CoverPainting,
  placed: ProductPlace & { readonly standpoint: Standpoint },
  closed: CanvasRenderingContext2D,
): void {
  const { standpoint } = placed;
  for (const [index, up] of plan.lifts.entries()) {
    const ground = makeCanvas(frame.width, frame.height);
    drawEmptyPlace(ground, frame, placed, standpoint.view);
    drawCoverShade(ground, frame, placed, standpoint, plan.cover, up, makeCanvas);
    const box = plan.way[0]?.box;
    if (index > 0) drawPlaceShade(ground, frame, placed, standpoint, makeCanvas);
    else if (box) drawCoverContact(ground, placed, closed, box, makeCanvas);
    plates.set(`ground-cover-${index}`, ground);
  }
}

/** Where no place is known, as a product of that shape would cast it; in somebody's photo only where it stands. */
function shadeOf(
  { plan, frame, scene, cutout, makeCanvas }: CoverPainting,
  closed: CanvasRenderingContext2D,
): CanvasRenderingContext2D {
  const shade = makeCanvas(frame.width, frame.height);
  const { width, height } = closed.canvas;
  const box = plan.way[0]?.box ?? { x: 0, y: 0, width, height };
  const whole = { x: 0, y: 0, width, height };
  const { light } = cutout;
  if (scene) {
    const solid = { source: closed.canvas, width, height, box: whole, light };
    drawShade(shade, frame, { scene, cutout: solid, shadow: 1, light }, box, makeCanvas);
  } else drawContactLine(shade, closed, box, { strength: 1, soft: false }, makeCanvas);
  return shade;
}
