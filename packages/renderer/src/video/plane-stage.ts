import { boxOfPatch, type Patch, type PatchBox } from '@adwright/presenter/puppet/patches.ts';
import type { Mesh } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import { KernelStage } from './kernel-stage.ts';

/** Pixels of a source that go on past its borders, and pixels of a cell: as assembly/sources.ts and nodes.ts have them. */
const border = 32;
const cell = 8;

/** Addresses of a source's first pixel in its planes, which are `stride` wide, and in its maps. */
type Sources = Readonly<Record<'y' | 'a' | 'u' | 'v' | 'c' | 'map' | 'wide' | 'stride', number>>;
/** Addresses of where a frame's pixels are from, and how many of them each way. */
type Nodes = { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number };

/** Where rows of a frame begin in its planes. */
export type Rows = Readonly<Record<'y' | 'u' | 'v', number>>;

/**
 * A stage for films: frames take from planes of the figure what only moves, and as pixels are drawn the patches alone, on
 * which something is painted.
 */
export class PlaneStage extends KernelStage {
  private readonly planes: Sources;
  private readonly nodes: Nodes;
  private boxes: readonly PatchBox[] = [];
  private shown: Parameters<KernelStage['show']> | undefined;

  constructor(...parts: ConstructorParameters<typeof KernelStage>) {
    super(...parts);
    this.planes = this.readSource();
    const { width, height } = this.into;
    const [columns, rows] = [Math.ceil(width / cell / 2) * 2 + 1, Math.ceil(height / cell) + 1];
    const { room } = this.parts;
    this.nodes = { x: room.take(columns * rows * 4), y: room.take(columns * rows * 4), columns, rows };
  }

  override show(meshes: readonly Mesh[], to: Float32Array, patches: readonly Patch[]): void {
    const { width, height } = this.source;
    const moved = this.place(to);
    const finest = meshes.at(-1) as Mesh;
    const { triangles, points } = this.known(finest);
    const { x, y, columns, rows } = this.nodes;
    const count = finest.triangles.length;
    this.parts.kernels.nodes(x, y, columns, rows, width, height, triangles, count, points, moved, this.scale);
    this.boxes = patches
      .map((patch) => boxOfPatch(patch, to, this.into))
      .filter(isSeen)
      .map(wideEnough);
    for (const box of this.boxes) {
      this.clearBox(box);
      for (const mesh of meshes) this.draw(mesh, moved, box, 0);
    }
    this.shown = [meshes, to, patches];
  }

  /** Rows of the frame from one to another, over the ground that is there. */
  lay(from: number, to: number, frame: Rows): void {
    const { kernels } = this.parts;
    const { x, y, columns } = this.nodes;
    const { y: luma, a, u, v, c, stride, map, wide } = this.planes;
    const { width } = this.into;
    const [oy, ou, ov] = [frame.y, frame.u, frame.v];
    const isSolid = this.source.spans === 0;
    const seen = isSolid ? 0 : map;
    kernels.drawGrid(
      x,
      y,
      columns,
      from,
      to - from,
      luma,
      a,
      u,
      v,
      c,
      stride,
      seen,
      wide,
      this.scale,
      width,
      oy,
      ou,
      ov,
    );
    for (const { left, top, right, bottom } of this.boxes) {
      const [first, end] = [Math.max(from, top) - from, Math.min(to, bottom) - from];
      if (first < end) kernels.layBox(this.at + from * width * 4, width, left, first, right, end, oy, ou, ov);
    }
  }

  /** All pixels, for whoever does not take planes. */
  whole(): Pixels {
    const { data, width } = this.into;
    const painted = this.boxes.map((box) => ({ box, rows: rowsOf(box, width).map((row) => data.slice(...row)) }));
    data.set(new Uint8ClampedArray(this.parts.memory.buffer, this.ground, data.length));
    if (this.shown) super.show(...this.shown);
    for (const { box, rows } of painted)
      for (const [i, [start]] of rowsOf(box, width).entries()) data.set(rows[i] ?? [], start);
    return this.into;
  }

  private clearBox(box: PatchBox): void {
    for (const [start, end] of rowsOf(box, this.into.width))
      this.parts.kernels.copy(this.at + start, this.ground + start, end - start);
  }

  private readSource(): Sources {
    const { at, width, height } = this.source;
    const { kernels, room, memory } = this.parts;
    const stride = Math.ceil((width + border * 2) / 16) * 16;
    // What a cell is taken from may lie past the last row.
    const rows = Math.ceil((height + border * 2) / cell + 2) * cell;
    const take = (across: number, high: number, past: number): number => {
      const first = room.take(across * high);
      new Uint8Array(memory.buffer, first, across * high).fill(0);
      return first + past * across + past;
    };
    const [y, a, u, v, c] = Array.from({ length: 5 }, () => take(stride, rows, border)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const [across, high] = [stride / cell, rows / cell];
    const [map, wide] = [take(across, high, border / cell), take(across, high, border / cell)];
    kernels.sources(at, width, height, stride, y, a, u, v, c, map);
    const outside = (border / cell) * (across + 1);
    kernels.widen(map - outside, wide - outside, across, across * high);
    return { y, a, u, v, c, map, wide, stride };
  }
}

const isSeen = ({ left, top, right, bottom }: PatchBox): boolean => left < right && top < bottom;

/** Boxes are converted sixteen pixels at a time. */
function wideEnough(box: PatchBox): PatchBox {
  const right = Math.max(box.right, 16);
  return { ...box, left: Math.min(box.left, right - 16), right };
}

/** Where a box's rows begin and end among a picture's bytes. */
function rowsOf({ left, top, right, bottom }: PatchBox, width: number): (readonly [number, number])[] {
  return Array.from({ length: Math.max(0, bottom - top) }, (_, i) => {
    const row = (top + i) * width;
    return [(row + left) * 4, (row + right) * 4] as const;
  });
}
