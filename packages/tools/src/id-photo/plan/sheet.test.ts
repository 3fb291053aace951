import { expect, it } from 'vitest';
import { documents } from './documents.ts';
import { cutMarks, layOutSheet, papers } from './sheet.ts';
import { drawSheet } from './sheet-pdf.ts';

it.each(documents.map(({ id, millimetres }) => [id, millimetres] as const))(
  'prints %s whole on both papers',
  (_, photo) => {
    for (const paper of ['10x15', 'a4'] as const) {
      const { page, places } = layOutSheet(paper, photo);
      expect([page.width, page.height].toSorted((a, b) => a - b)).toEqual([papers[paper].width, papers[paper].height]);
      expect(places.length).toBeGreaterThanOrEqual(paper === 'a4' ? 8 : 2);
      for (const [i, { x, y }] of places.entries()) {
        expect(x >= 4 && y >= 4 && x + photo.width <= page.width - 4 && y + photo.height <= page.height - 4).toBe(true);
        for (const other of places.slice(i + 1))
          expect(Math.abs(other.x - x) >= photo.width + 3 || Math.abs(other.y - y) >= photo.height + 3).toBe(true);
      }
    }
  },
);

it('marks the corners of every photo without drawing on any', () => {
  const sheet = layOutSheet('10x15', { width: 35, height: 45 });
  const marks = cutMarks(sheet);
  expect(marks).toHaveLength(sheet.places.length * 8);
  for (const [x1, y1, x2, y2] of marks)
    for (const { x, y } of sheet.places) {
      const [middle, down] = [(x1 + x2) / 2, (y1 + y2) / 2];
      expect(middle > x && middle < x + 35 && down > y && down < y + 45).toBe(false);
    }
});

it('writes the page and the photos at their true size', () => {
  const sheet = layOutSheet('10x15', { width: 35, height: 45 });
  const pdf = Buffer.from(drawSheet(sheet, { body: new Uint8Array([1, 2, 3]), width: 413, height: 531 })).toString(
    'latin1',
  );
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect((Number(width) * 25.4) / 72).toBeCloseTo(sheet.page.width, 1);
  expect((Number(height) * 25.4) / 72).toBeCloseTo(sheet.page.height, 1);
  expect(pdf.match(/\/Photo Do/g)).toHaveLength(sheet.places.length);
  const [, across, down] = /q ([\d.]+) 0 0 ([\d.]+) /.exec(pdf) ?? [];
  expect((Number(across) * 25.4) / 72).toBeCloseTo(35, 2);
  expect((Number(down) * 25.4) / 72).toBeCloseTo(45, 2);
  expect(pdf).toContain('/PrintScaling /None');
});
