import type { Figure, Mesh, Stage } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import type { Kernels } from './kernels.ts';
import type { Room } from './plane-memory.ts';

/** How far past the points that it lies between something painted may reach. */
const soft = 4;

type Parts = { readonly kernels: Kernels; readonly room: Room; readonly memory: WebAssembly.Memory };

/** The presenter's stage in the compositor's memory, drawn by its kernels: what was drawn is laid on frames from there. */
export class KernelStage implements Stage {
  readonly into: Pixels;
  /** Addresses of what is drawn, of the ground, and of the spans in which they may differ: of each row the first and the last. */
  readonly at: number;
  readonly ground: number;
  private readonly drawn: number;
  private readonly parts: Parts;
  private readonly scale: number;
  private readonly source: { readonly at: number; readonly width: number; readonly height: number; spans: number };
  /** Addresses of meshes' triangles and points, and where points go. */
  private readonly meshes = new Map<Mesh, { readonly triangles: number; readonly points: number }>();
  private moved: { readonly at: number; readonly points: Float32Array } | undefined;

  constructor(parts: Parts, figure: Figure, ground: Pixels, scale: number) {
    this.parts = parts;
    this.scale = scale;
    const { width, height } = ground;
    const pixels = 'photo' in figure ? figure.photo : figure.cutOut.pixels;
    const spans = 'photo' in figure ? 0 : this.keep(spansOf(figure.cutOut));
    this.source = { at: this.keep(pixels.data), width: pixels.width, height: pixels.height, spans };
    this.ground = this.keep(ground.data);
    this.at = this.keep(ground.data);
    this.drawn = this.keep(new Int32Array(height * 2));
    this.into = { width, height, data: new Uint8ClampedArray(parts.memory.buffer, this.at, ground.data.length) };
    this.clear();
  }

  clear(): void {
    const { width, height } = this.into;
    this.parts.kernels.clear(this.at, this.ground, width, height, this.drawn);
  }

  draw(mesh: Mesh, to: Float32Array): void {
    const { width, height } = this.into;
    const { at, spans, width: sw, height: sh } = this.source;
    const known = this.meshes.get(mesh) ?? { triangles: this.keep(mesh.triangles), points: this.keep(mesh.points) };
    this.meshes.set(mesh, known);
    const moved = this.placeOf(to);
    const { triangles, points } = known;
    const count = mesh.triangles.length;
    this.parts.kernels.warp(
      at,
      sw,
      sh,
      spans,
      this.at,
      width,
      height,
      this.drawn,
      triangles,
      count,
      points,
      moved,
      this.scale,
    );
  }

  mark(points: Float32Array, among: readonly number[]): void {
    const { width, height } = this.into;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const i of among) {
      const [x, y] = [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
      left = Math.min(left, Math.floor(x) - soft);
      right = Math.max(right, Math.ceil(x) + soft);
      top = Math.min(top, Math.floor(y) - soft);
      bottom = Math.max(bottom, Math.ceil(y) + soft);
    }
    const spans = new Int32Array(this.parts.memory.buffer, this.drawn, height * 2);
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
      spans[y * 2] = Math.min(spans[y * 2] as number, Math.max(0, left));
      spans[y * 2 + 1] = Math.max(spans[y * 2 + 1] as number, Math.min(width, right));
    }
  }

  /** The address of the spans from a row on. */
  spansFrom(row: number): number {
    return this.drawn + row * 8;
  }

  private placeOf(to: Float32Array): number {
    if (!this.moved || this.moved.points.length < to.length) {
      const at = this.parts.room.take(to.byteLength);
      this.moved = { at, points: new Float32Array(this.parts.memory.buffer, at, to.length) };
    }
    this.moved.points.set(to);
    return this.moved.at;
  }

  private keep({
    buffer,
    byteOffset,
    byteLength,
  }: Uint8ClampedArray | Uint16Array | Int32Array | Float32Array): number {
    const at = this.parts.room.take(byteLength);
    new Uint8Array(this.parts.memory.buffer, at, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
    return at;
  }
}

/** Of every row the first column that holds anything and the one after the last. */
function spansOf({ first, last }: { readonly first: Int32Array; readonly last: Int32Array }): Int32Array {
  return Int32Array.from({ length: first.length * 2 }, (_, i) =>
    i % 2 === 0 ? (first[i >> 1] ?? 0) : (last[i >> 1] ?? 0) + 1,
  );
}
