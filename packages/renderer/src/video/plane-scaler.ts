import { type Kernels, tapBytes } from './kernels.ts';
import type { PlaneMemory } from './plane-memory.ts';
import { halfOf, type Planes } from './planes.ts';

const fixed = (value: number): number => Math.round(value * 65_536);

/** How one picture is scaled; good until `reset`. */
export type Scaling = {
  /** Scales rows of one of its planes, counted in the plane's own pixels from the target's first. */
  rows(plane: keyof Planes, to: number, stride: number, first: number, count: number, shade?: Shade): void;
};

/** One value and its alpha for each row, laid upon it; opacity 0–256. */
export type Shade = { readonly pairs: number; readonly opacity: number };

const none: Shade = { pairs: 0, opacity: 0 };

/** Where in the picture a row of the target begins, and how many of its pixels are one of the target's. */
export type Line = { readonly x: number; readonly y: number; readonly step: number };

/** Of the frame. */
const sharedRows = 4;

type Side = {
  readonly width: number;
  readonly taps: number;
  readonly from: { readonly width: number; readonly height: number };
  readonly y0: number;
  readonly step: number;
};

/** Scales planes evenly, some rows at a time. */
export class PlaneScaler {
  private readonly kernels: Kernels;
  private readonly memory: PlaneMemory;
  private readonly tables: { at: number; bytes: number }[] = [];
  private used = 0;

  constructor(kernels: Kernels, memory: PlaneMemory) {
    this.kernels = kernels;
    this.memory = memory;
  }

  /** Its corner comes to lie at (x, y) of the target; `step` of its pixels are one of the target's. */
  scaling(from: Planes, width: number, x: number, y: number, step: number): Scaling {
    const [luma, chroma] = [1, 2].map((half) => this.sided(from, half, width, x, y, step)) as [Side, Side];
    return {
      rows: (plane, to, stride, first, count, shade = none) => {
        const side = halfOf(plane) === 1 ? luma : chroma;
        const y0 = side.y0 + first * side.step;
        const { kernels } = this;
        kernels.zoom(
          to,
          side.width,
          count,
          stride,
          from[plane],
          side.from.width,
          side.from.height,
          side.taps,
          y0,
          side.step,
          shade.pairs,
          shade.opacity,
        );
      },
    };
  }

  /** A picture that only moves up or down, by parts of a pixel; the width is a multiple of 32. */
  shifting(from: Planes, width: number, y: number): Scaling {
    const rows: Scaling['rows'] = (plane, to, _stride, first, count) => {
      const half = halfOf(plane);
      const y0 = fixed(first - y / half);
      this.kernels.shift(to, width / half, count, from[plane], from.width / half, from.height / half, y0);
    };
    return { rows };
  }

  /** Rows that go each their own way. A few share one, which parts them by less than can be seen. */
  leaning(from: Planes, width: number, lineOf: (row: number) => Line): Scaling {
    const tables = { 1: this.table(tapBytes(width)), 2: this.table(tapBytes(width / 2)) };
    const rows: Scaling['rows'] = (plane, to, stride, first, count) => {
      const half = halfOf(plane);
      const size = { width: from.width / half, height: from.height / half };
      const across = width / half;
      const taps = tables[half];
      for (let row = 0; row < count; row += sharedRows / half) {
        const together = Math.min(sharedRows / half, count - row);
        const top = (first + row) * half;
        const [line, next] = [lineOf(top), lineOf(top + together * half)];
        const down = (next.y - line.y) / (together * half);
        this.kernels.taps(taps, across, size.width, fixed(line.x / half + 0.5 * line.step - 0.5), fixed(line.step));
        const y0 = fixed(line.y / half + 0.5 * down - 0.5);
        const into = to + row * stride;
        const { width: sw, height: sh } = size;
        this.kernels.zoom(into, across, together, stride, from[plane], sw, sh, taps, y0, fixed(down), 0, 0);
      }
    };
    return { rows };
  }

  /** The tables may be used for other pictures from now on. */
  reset(): void {
    this.used = 0;
  }

  /** Luma has the frame's pixels, chroma half as many each way. */
  private sided(from: Planes, half: number, to: number, x: number, y: number, step: number): Side {
    const width = to / half;
    const taps = this.table(tapBytes(width));
    this.kernels.taps(taps, width, from.width / half, fixed((0.5 - x / half) * step - 0.5), fixed(step));
    const size = { width: from.width / half, height: from.height / half };
    return { width, taps, from: size, y0: fixed((0.5 - y / half) * step - 0.5), step: fixed(step) };
  }

  private table(bytes: number): number {
    const known = this.tables[this.used];
    if (known && known.bytes >= bytes) {
      this.used += 1;
      return known.at;
    }
    if (known) this.memory.give(known.at);
    const at = this.memory.take(bytes);
    this.tables[this.used] = { at, bytes };
    this.used += 1;
    return at;
  }
}
