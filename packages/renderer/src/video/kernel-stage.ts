import { boxOfPatch, type Patch, type PatchBox } from '@adwright/presenter/puppet/patches.ts';
import type { Figure, Mesh, Stage } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import type { Kernels } from './kernels.ts';
import type { Room } from './plane-memory.ts';

type Parts = { readonly kernels: Kernels; readonly room: Room; readonly memory: WebAssembly.Memory };

/** Where a mesh's triangles and points lie. */
type Known = { readonly triangles: number; readonly points: number };

/** The presenter's stage in the compositor's memory, drawn by its kernels. */
export class KernelStage implements Stage {
  readonly into: Pixels;
  /** Addresses of what is drawn and of the ground. */
  readonly at: number;
  readonly ground: number;
  protected readonly parts: Parts;
  protected readonly scale: number;
  protected readonly source: { readonly at: number; readonly width: number; readonly height: number; spans: number };
  /** In which both may differ: of each row the first and the last. */
  private readonly drawn: number;
  private readonly meshes = new Map<Mesh, Known>();
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
    this.drawn = this.keep(Int32Array.from({ length: height * 2 }, (_, i) => (i % 2 === 0 ? width : 0)));
    this.into = { width, height, data: new Uint8ClampedArray(parts.memory.buffer, this.at, ground.data.length) };
  }

  show(meshes: readonly Mesh[], to: Float32Array, patches: readonly Patch[]): void {
    const { width, height } = this.into;
    this.parts.kernels.clear(this.at, this.ground, width, height, this.drawn);
    const moved = this.place(to);
    const whole = { left: 0, top: 0, right: width, bottom: height };
    for (const mesh of meshes) this.draw(mesh, moved, whole, this.drawn);
    for (const patch of patches) this.mark(boxOfPatch(patch, to, this.into));
  }

  /** A mesh as far as it lies in a box, with its points there. */
  protected draw(mesh: Mesh, moved: number, { left, top, right, bottom }: PatchBox, drawn: number): void {
    const { at, spans, width: sw, height: sh } = this.source;
    const { triangles, points } = this.known(mesh);
    const count = mesh.triangles.length;
    const { width } = this.into;
    this.parts.kernels.warp(
      at,
      sw,
      sh,
      spans,
      this.at,
      width,
      drawn,
      triangles,
      count,
      points,
      moved,
      this.scale,
      left,
      top,
      right,
      bottom,
    );
  }

  protected known(mesh: Mesh): Known {
    const known = this.meshes.get(mesh) ?? { triangles: this.keep(mesh.triangles), points: this.keep(mesh.points) };
    this.meshes.set(mesh, known);
    return known;
  }

  /** Where the points are put for the kernels. */
  protected place(to: Float32Array): number {
    if (!this.moved || this.moved.points.length < to.length) {
      const at = this.parts.room.take(to.byteLength);
      this.moved = { at, points: new Float32Array(this.parts.memory.buffer, at, to.length) };
    }
    this.moved.points.set(to);
    return this.moved.at;
  }

  private mark({ left, top, right, bottom }: PatchBox): void {
    const spans = new Int32Array(this.parts.memory.buffer, this.drawn, this.into.height * 2);
    for (let y = top; y < bottom; y += 1) {
      spans[y * 2] = Math.min(spans[y * 2] as number, left);
      spans[y * 2 + 1] = Math.max(spans[y * 2 + 1] as number, right);
    }
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
