import { samplePicture } from '@adwright/samples/pictures.ts';
import { type SampleProductId, sampleProducts } from '@adwright/samples/products.ts';
import { type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place, PlacePictures } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

/** Skia's context has Canvas2D's methods under its own type. */
const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d') as unknown as CanvasRenderingContext2D;

async function pictureOf(file: string | URL): Promise<CanvasImageSource> {
  return (await loadImage(file)) as unknown as CanvasImageSource;
}

export async function openPlace(folder: string, { id }: Place): Promise<PlacePictures> {
  const [plate, shade] = await Promise.all(
    [`${id}.webp`, `${id}-shade.webp`].map((name) => pictureOf(`${folder}/${name}`)),
  );
  if (!plate || !shade) throw new Error(`${id} has no pictures.`);
  return { plate, shade };
}

export type StandingProduct = { readonly cutout: Cutout; readonly heightM: number | undefined };

/** A sample product, as large as it really is. */
export async function openProduct(id: SampleProductId): Promise<StandingProduct> {
  const picture = await pictureOf(samplePicture(id, 'cutout'));
  const { width, height } = picture as { readonly width: number; readonly height: number };
  const context = makeCanvas(width, height);
  context.drawImage(picture, 0, 0);
  const cutout = cutoutOf(context);
  if (!cutout) throw new Error(`${id} is empty.`);
  const high = sampleProducts.find((sample) => sample.id === id)?.heightCm;
  return { cutout, heightM: high === undefined ? undefined : high / 100 };
}

export type Cell = {
  readonly place: Place;
  readonly pictures: PlacePictures;
  readonly product: StandingProduct | null;
  readonly match?: boolean;
};
type Size = { readonly width: number; readonly height: number };
type ShapedCell = Cell & { readonly shape: Size };

const gap = 8;

function drawCell({ place, pictures, product, match, shape }: ShapedCell): CanvasRenderingContext2D {
  const drawn = makeCanvas(shape.width, shape.height);
  if (product) drawProductPlace(drawn, shape, { place, pictures, ...product, match }, makeCanvas);
  else {
    const [width, height] = place.size;
    const scale = Math.min(shape.width / width, shape.height / height);
    drawn.drawImage(pictures.plate, 0, 0, width * scale, height * scale);
  }
  return drawn;
}

/** One place many times: every row one after the other, in several shapes. */
export async function contactSheet(rows: readonly (readonly ShapedCell[])[]): Promise<Buffer> {
  const widths = rows.map((cells) => cells.reduce((sum, { shape }) => sum + shape.width + gap, -gap));
  const heights = rows.map((cells) => Math.max(...cells.map(({ shape }) => shape.height)));
  const sheet = makeCanvas(
    Math.max(...widths),
    heights.reduce((sum, height) => sum + height + gap, -gap),
  );
  let y = 0;
  for (const [index, cells] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      sheet.drawImage(drawCell(cell).canvas, x, y);
      x += cell.shape.width + gap;
    }
    y += (heights[index] ?? 0) + gap;
  }
  return (sheet.canvas as unknown as Canvas).encode('webp', 84);
}
