import { channels } from './planes.ts';

/** Where the rows of a frame in YUV 4:2:0 lie; width and height are even, rows are counted in luma's. */
export class FrameLayout {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.bytes = (width * height * 3) / 2;
  }

  /** The address at which a row begins in one of the planes. */
  rowOf(frame: number, plane: 'y' | 'u' | 'v', row: number): number {
    const luma = this.width * this.height;
    if (plane === 'y') return frame + row * this.width;
    return frame + (plane === 'u' ? luma : (luma * 5) / 4) + (row * this.width) / 4;
  }

  /** The bytes of some rows, plane by plane, as offsets from a frame's address. */
  eachPlane(from: number, to: number, work: (offset: number, bytes: number) => void): void {
    for (const { over, half } of channels) work(this.rowOf(0, over, from), ((to - from) * this.width) / (half * half));
  }
}
