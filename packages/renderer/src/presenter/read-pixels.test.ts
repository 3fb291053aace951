import { onPaper } from '@adwright/presenter/ground/paper.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPart } from './read-pixels.ts';

it('puts behind a transparent photo what the preview in the browser does', async () => {
  const size = { width: 3, height: 1 };
  const data = Uint8ClampedArray.from([200, 40, 40, 255, 0, 0, 0, 0, 40, 40, 200, 128]);
  const picture = await sharp(Buffer.from(data), { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
  const read = await readPart(picture, { x: 0, y: 0, ...size }, size);
  const shown = onPaper({ ...size, data });
  expect([...read.data].map((value, at) => Math.abs(value - (shown.data[at] ?? 0)) <= 1)).not.toContain(false);
});
