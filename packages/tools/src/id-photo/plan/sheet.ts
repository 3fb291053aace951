/** How photos lie on paper, in millimetres from its upper left corner. */
import type { SheetId } from '../contract.ts';

type Size = { readonly width: number; readonly height: number };

export const papers: Readonly<Record<SheetId, Size>> = {
  '10x15': { width: 100, height: 150 },
  a4: { width: 210, height: 297 },
};

/** The same in every language. */
export const paperNames: Readonly<Record<SheetId, string>> = { '10x15': '10 × 15 cm', a4: 'A4' };

/** Printers leave about this much of the edge blank. */
const margin = 4;
/** Room between photos for the marks that scissors follow. */
const gap = 3;

export type Sheet = { readonly page: Size; readonly photo: Size; readonly places: readonly { x: number; y: number }[] };

/** As many as the paper holds, whichever way it is turned, in the middle of it. */
export function layOutSheet(paper: SheetId, photo: Size): Sheet {
  const { width, height } = papers[paper];
  const [upright, across] = [grid({ width, height }, photo), grid({ width: height, height: width }, photo)];
  return across.places.length > upright.places.length ? across : upright;
}

function grid(page: Size, photo: Size): Sheet {
  const fitting = (room: number, one: number): number => Math.floor((room - 2 * margin + gap) / (one + gap));
  const [columns, rows] = [fitting(page.width, photo.width), fitting(page.height, photo.height)];
  const start = (room: number, count: number, one: number): number => (room - count * (one + gap) + gap) / 2;
  const [left, top] = [start(page.width, columns, photo.width), start(page.height, rows, photo.height)];
  const places = Array.from({ length: Math.max(0, rows) * Math.max(0, columns) }, (_, i) => ({
    x: left + (i % columns) * (photo.width + gap),
    y: top + Math.floor(i / columns) * (photo.height + gap),
  }));
  return { page, photo, places };
}

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const markLength = 2;
const markGap = 0.5;

/** Two short lines at each corner of each photo, just outside it. */
export function cutMarks({ photo, places }: Sheet): Line[] {
  return places.flatMap(({ x, y }) => {
    const [right, bottom] = [x + photo.width, y + photo.height];
    return [x, right].flatMap((across) =>
      [y, bottom].flatMap((down): Line[] => {
        const [sideways, upwards] = [across === x ? -1 : 1, down === y ? -1 : 1];
        return [
          [across + sideways * markGap, down, across + sideways * markLength, down],
          [across, down + upwards * markGap, across, down + upwards * markLength],
        ];
      }),
    );
  });
}

/** Five centimetres with a tick each, to check the print with any ruler. */
export function rulerLines({ page }: Sheet): { lines: Line[]; label: { x: number; y: number } } {
  const [x, y] = [margin, page.height - 1.2];
  const ticks = Array.from({ length: 6 }, (_, i): Line => [x + i * 10, y, x + i * 10, y - (i % 5 === 0 ? 2 : 1.2)]);
  return { lines: [[x, y, x + 50, y], ...ticks], label: { x: x + 51.5, y } };
}
