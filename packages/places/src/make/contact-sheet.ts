import { samplePicture } from '@adwright/samples/pictures.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
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

export async function openProduct(id: SampleProductId): Promise<Cutout> {
  const picture = await pictureOf(samplePicture(id, 'cutout'));
  const { width, height } = picture as { readonly width: number; readonly height: number };
  const context = makeCanvas(width, height);
  context.drawImage(picture, 0, 0);
  const cutout = cutoutOf(context);
  if (!cutout) throw new Error(`${id} is empty.`);
  return cutout;
}

export type Cell = { readonly place: Place; readonly pictures: PlacePictures; readonly cutout: Cutout | null };
type Size = { readonly width: number; readonly height: number };

const gap = 8;

/** The places side by side, with a product in each or empty. */
export async function contactSheet(cells: readonly Cell[], cell: Size, columns: number): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns);
  const sheet = makeCanvas(columns * (cell.width + gap) - gap, rows * (cell.height + gap) - gap);
  for (const [index, { place, pictures, cutout }] of cells.entries()) {
    const drawn = makeCanvas(cell.width, cell.height);
    if (cutout) drawProductPlace(drawn, cell, { place, pictures, cutout }, makeCanvas);
    else {
      const [width, height] = place.size;
      const scale = Math.min(cell.width / width, cell.height / height);
      drawn.drawImage(pictures.plate, 0, 0, width * scale, height * scale);
    }
    const [column, row] = [index % columns, Math.floor(index / columns)];
    sheet.drawImage(drawn.canvas, column * (cell.width + gap), row * (cell.height + gap));
  }
  return (sheet.canvas as unknown as Canvas).encode('webp', 84);
}
