import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { templateCatalogue } from '@adwright/studio/templates/catalogue.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const root = dirname(createRequire(import.meta.url).resolve('@adwright/studio/package.json'));
const entries = templateCatalogue().map((entry) => ({ ...entry }));

it.each(entries)('$id has a light preview picture in its ratio', async ({ picture, ratio }) => {
  const bytes = await readFile(join(root, picture));
  const { format, width, height } = await sharp(bytes).metadata();
  expect(bytes.length).toBeLessThanOrEqual(25_000);
  expect(format).toBe('webp');
  expect(width).toBe(480);
  expect(height).toBe(ratio === '4:5' ? 600 : 853);
});

it.each(entries.flatMap(({ id, clip }) => (clip ? [{ id, clip }] : [])))('$id has a light clip', async ({ clip }) => {
  const bytes = await readFile(join(root, clip));
  expect(bytes.length).toBeLessThanOrEqual(150_000);
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  // The index comes before the frames, so that it plays while it loads.
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});
