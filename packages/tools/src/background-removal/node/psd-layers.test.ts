import { initializeCanvas, readPsd } from 'ag-psd';
import { expect, it } from 'vitest';
import { makeNodeCanvas } from '../../kit/cutout/node/node-canvas.ts';
import { writeLayers } from './psd-layers.ts';

// The reader asks for it even where it is told to answer plain pixels.
initializeCanvas(
  () => {
    throw new Error('No canvas is needed to read plain pixels');
  },
  (width, height) => ({ width, height, colorSpace: 'srgb', data: new Uint8ClampedArray(width * height * 4) }) as never,
);

const [width, height] = [6, 4];

function filled(color: string): CanvasRenderingContext2D {
  const made = makeNodeCanvas(width, height);
  made.fillStyle = color;
  made.fillRect(0, 0, width, height);
  return made;
}

function pixelsOf(color: readonly number[], size = { width, height }) {
  const data = Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, index) => color[index % 4] ?? 0);
  return { data, ...size };
}

it('opens again as layers with their names, blending and pixels, the subject whole beneath its mask', () => {
  const subject = pixelsOf([200, 100, 50, 255], { width: 4, height: 4 });
  // The left half is cut away, and the frame begins two pixels left of the picture.
  for (let index = 0; index < 16; index += 1) subject.data[index * 4 + 3] = index % 4 < 2 ? 0 : 128;
  const frame = { x: -2, y: 0, width, height };
  const file = writeLayers(
    {
      frame,
      background: filled('#2255aa'),
      shadow: filled('#00000080'),
      subject: filled('#c86432'),
      flat: filled('#112233'),
    },
    subject,
  );
  const read = readPsd(file, { useImageData: true, throwForMissingFeatures: true });
  expect(read).toMatchObject({ width, height, colorMode: 3, bitsPerChannel: 8 });
  expect(read.children?.map(({ name, blendMode }) => [name, blendMode])).toEqual([
    ['Background', 'normal'],
    ['Shadow', 'multiply'],
    ['Subject', 'normal'],
  ]);
  const [background, shadow, cut] = read.children ?? [];
  expect(background?.imageData?.data).toEqual(pixelsOf([0x22, 0x55, 0xaa, 255]).data);
  expect(shadow?.imageData?.data).toEqual(pixelsOf([0, 0, 0, 128]).data);
  const row = (pixels: ArrayLike<number> | undefined, channel: number) =>
    Array.from({ length: width }, (_, x) => pixels?.[x * 4 + channel]);
  expect(row(cut?.imageData?.data, 0)).toEqual([0, 0, 200, 200, 200, 200]);
  expect(row(cut?.imageData?.data, 3)).toEqual([255, 255, 255, 255, 255, 255]);
  expect(row(cut?.mask?.imageData?.data, 0)).toEqual([0, 0, 0, 0, 128, 128]);
  expect(read.imageData?.data).toEqual(pixelsOf([0x11, 0x22, 0x33, 255]).data);
});

it('needs neither background nor shadow', () => {
  const white = filled('#ffffff');
  const made = { frame: { x: 0, y: 0, width, height }, background: null, shadow: null, subject: white, flat: white };
  const file = writeLayers(made, pixelsOf([1, 2, 3, 255]));
  expect(readPsd(file, { useImageData: true }).children?.map(({ name }) => name)).toEqual(['Subject']);
});
