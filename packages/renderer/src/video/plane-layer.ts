import type { FrameLayout } from './frame-layout.ts';
import type { Kernels } from './kernels.ts';
import type { PlaneMemory, Room } from './plane-memory.ts';
import type { PlaneStage } from './plane-stage.ts';
import { type Line, PlaneScaler, type Scaling, type Shade } from './plane-scaler.ts';
import { channels, type EvenRows, halfOf, type Planes, takePlanes } from './planes.ts';
import { type Step, type StripRunner, stripRows } from './strip-runner.ts';

const even = (value: number): number => Math.floor(value / 2) * 2;
const weightOf = (opacity: number): number => Math.round(Math.min(1, opacity) * 256);

/** Rows laid on a frame. */
type LaidShade = Step & {
  /** The same for some rows of the frame, if it has all of them. */
  of(top: number, count: number): Readonly<Record<'y' | 'u' | 'v', Shade>> | undefined;
};

/** A picture that hides all before it. Rows laid right after it are laid while it is scaled: its pixels are at hand then. */
type Covering = Step & { shade?: LaidShade };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Lays pictures on frames: at rest, scaled, or row by row. The work is done when its runner runs. */
export class PlaneLayer {
  private readonly layout: FrameLayout;
  private readonly kernels: Kernels;
  private readonly memory: PlaneMemory;
  private readonly runner: StripRunner;
  private readonly scaler: PlaneScaler;
  private covering: Covering | undefined;
  private scratch: { readonly planes: Planes; readonly room: Room } | undefined;

  constructor(layout: FrameLayout, kernels: Kernels, memory: PlaneMemory, runner: StripRunner) {
    this.layout = layout;
    this.kernels = kernels;
    this.memory = memory;
    this.runner = runner;
    this.scaler = new PlaneScaler(kernels, memory);
  }

  /** Top left corner at (x, y), scaled evenly about it. */
  lay(frame: number, planes: Planes, x: number, y: number, scale: number, opacity: number): void {
    const weight = weightOf(opacity);
    if (weight <= 0) return;
    const nearX = Math.round(x * 64) / 64;
    const nearY = Math.round(y * 64) / 64;
    if (scale === 1 && nearX % 2 === 0 && nearY % 2 === 0) {
      this.runner.add({ target: frame, run: (from, to) => this.put(frame, planes, nearX, nearY, weight, from, to) });
      return;
    }
    const left = even(nearX);
    const top = even(nearY);
    const box = {
      x: left,
      y: top,
      width: Math.ceil((planes.width * scale + nearX - left) / 32) * 32,
      height: even(Math.ceil(planes.height * scale + nearY - top) + 1),
    };
    this.layScaled(frame, planes, box, nearX - left, nearY - top, 1 / scale, weight);
  }

  /** A part of an opaque picture, `from` in its pixels, over a whole rectangle of the frame at even coordinates. */
  layPart(frame: number, planes: Planes, from: Omit<Box, 'height'>, to: Box, opacity: number): void {
    const step = from.width / to.width;
    const weight = weightOf(opacity);
    const [x, y] = [-from.x / step, -from.y / step];
    const { width, height } = this.layout;
    if (weight < 256 || to.x < 0 || to.x + to.width > width) {
      this.layScaled(frame, planes, to, x, y, step, weight);
      return;
    }
    const scaling = this.scaler.scaling(planes, to.width, x, y, step);
    const hidesAll = to.width === width && to.y <= 0 && to.y + to.height >= height;
    const laid: Covering = {
      target: frame,
      run: (start, end) =>
        within(to, start, end, (top, count) => {
          const shade = laid.shade?.of(top, count);
          for (const { over, half } of channels) {
            const at = this.layout.rowOf(frame, over, top) + to.x / half;
            scaling.rows(over, at, width / half, (top - to.y) / half, count / half, shade?.[over]);
          }
          if (laid.shade && !shade) laid.shade.run(top, top + count);
        }),
    };
    this.covering = hidesAll ? laid : undefined;
    if (hidesAll) this.runner.cover(laid);
    else this.runner.add(laid);
  }

  /** An opaque picture over a rectangle of the frame at even coordinates, each row of it, counted there, from elsewhere. */
  layLeaning(frame: number, planes: Planes, box: Box, lineOf: (row: number) => Line, opacity: number): void {
    const weight = weightOf(opacity);
    const { width, height } = this.layout;
    const scaling = this.scaler.leaning(planes, box.width, lineOf);
    if (weight < 256) {
      this.layScaledBy(frame, scaling, box, weight);
      return;
    }
    const laid: Step = {
      target: frame,
      run: (from, to) =>
        within(box, from, to, (top, count) => {
          for (const { over, half } of channels) {
            const at = this.layout.rowOf(frame, over, top) + box.x / half;
            scaling.rows(over, at, width / half, (top - box.y) / half, count / half);
          }
        }),
    };
    if (box.width === width && box.height === height) this.runner.cover(laid);
    else this.runner.add(laid);
  }

  layRows(frame: number, rows: EvenRows, y: number, opacity: number): void {
    const shade = this.shadeOf(frame, rows, y, weightOf(opacity));
    const { covering } = this;
    if (covering && covering === this.runner.last && covering.target === frame && !covering.shade)
      covering.shade = shade;
    else this.runner.add(shade);
  }

  /** What stands on a stage, over a frame of its ground. Hides all before it. */
  layStage(frame: number, stage: PlaneStage, ground: number): void {
    const copy = (offset: number, bytes: number): void => this.kernels.copy(frame + offset, ground + offset, bytes);
    this.runner.cover({
      target: frame,
      run: (from, to) => {
        this.layout.eachPlane(from, to, copy);
        stage.lay(from, to, this.rowsAt(frame, from));
      },
    });
  }

  /** A frame of solid RGBA as large, at once. */
  fillFrame(frame: number, pixels: number): void {
    const { width, height } = this.layout;
    const { y, u, v } = this.rowsAt(frame, 0);
    this.kernels.layBox(pixels, width, 0, 0, width, height, y, u, v);
  }

  private rowsAt(frame: number, row: number): Readonly<Record<'y' | 'u' | 'v', number>> {
    const { layout } = this;
    return {
      y: layout.rowOf(frame, 'y', row),
      u: layout.rowOf(frame, 'u', row),
      v: layout.rowOf(frame, 'v', row),
    };
  }

  /** Everything laid has been done: what it was prepared with may be used again. */
  reset(): void {
    this.scaler.reset();
  }

  private shadeOf(frame: number, rows: EvenRows, y: number, opacity: number): LaidShade {
    const pairsOf = (over: 'y' | 'u' | 'v', half: number, top: number): Shade => ({
      pairs: rows[over] + ((top - y) / half) * 2,
      opacity,
    });
    return {
      target: frame,
      of: (top, count) => {
        if (top < y || top + count > y + rows.height) return undefined;
        return { y: pairsOf('y', 1, top), u: pairsOf('u', 2, top), v: pairsOf('v', 2, top) };
      },
      run: (from, to) =>
        within({ y, height: rows.height }, from, to, (top, count) => {
          for (const { over, half } of channels) {
            const { pairs } = pairsOf(over, half, top);
            const at = this.layout.rowOf(frame, over, top);
            this.kernels.layRows(at, this.layout.width / half, count / half, pairs, opacity);
          }
        }),
    };
  }

  private layScaled(frame: number, planes: Planes, box: Box, x: number, y: number, step: number, weight: number): void {
    const onlyUp = step === 1 && x === 0 && box.width % 32 === 0;
    const scaling = onlyUp
      ? this.scaler.shifting(planes, box.width, y)
      : this.scaler.scaling(planes, box.width, x, y, step);
    this.layScaledBy(frame, scaling, box, weight);
  }

  private layScaledBy(frame: number, scaling: Scaling, box: Box, weight: number): void {
    this.runner.add({
      target: frame,
      run: (from, to) =>
        within(box, from, to, (top, count) => {
          const strip = { ...this.scratchFor(box.width), width: box.width, height: count };
          for (const plane of ['y', 'a', 'u', 'v', 'c'] as const) {
            const half = halfOf(plane);
            scaling.rows(plane, strip[plane], box.width / half, (top - box.y) / half, count / half);
          }
          this.put(frame, strip, box.x, top, weight, top, top + count);
        }),
    });
  }

  private put(frame: number, planes: Planes, x: number, y: number, weight: number, from: number, to: number): void {
    within({ y, height: planes.height }, from, to, (top, count) => {
      for (const { over, alpha, half } of channels) {
        const at = this.layout.rowOf(frame, over, top);
        const width = planes.width / half;
        const rows = count / half;
        const skipped = ((top - y) / half) * width;
        const [pixels, opacities] = [planes[over] + skipped, planes[alpha] + skipped];
        this.kernels.sprite(at, this.layout.width / half, rows, x / half, 0, pixels, opacities, width, rows, weight);
      }
    });
  }

  private scratchFor(width: number): Planes {
    if (!this.scratch || this.scratch.planes.width < width) {
      this.scratch?.room.release();
      const room = this.memory.room();
      this.scratch = { planes: takePlanes(room, Math.max(width, this.layout.width + 64), stripRows), room };
    }
    return this.scratch.planes;
  }
}

/** The rows of something that lie in a strip: the first one and how many, if there are any. */
function within(
  { y, height }: Pick<Box, 'y' | 'height'>,
  from: number,
  to: number,
  work: (top: number, count: number) => void,
): void {
  const top = Math.max(y, from);
  const count = Math.min(y + height, to) - top;
  if (count > 0) work(top, count);
}
