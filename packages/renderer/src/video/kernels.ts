import { readFileSync } from 'node:fs';

/** What assembly/compositor.ts exports. */
export type Kernels = {
  taps(at: number, dw: number, sw: number, x0: number, step: number): void;
  zoom(
    dst: number,
    dw: number,
    rows: number,
    stride: number,
    src: number,
    sw: number,
    sh: number,
    taps: number,
    y0: number,
    step: number,
    pairs: number,
    opacity: number,
  ): void;
  shift(dst: number, dw: number, rows: number, src: number, sw: number, sh: number, y0: number): void;
  mix(dst: number, src: number, n: number, weight: number): void;
  copy(dst: number, src: number, n: number): void;
  sprite(
    dst: number,
    dw: number,
    dh: number,
    x: number,
    y: number,
    over: number,
    alpha: number,
    w: number,
    h: number,
    opacity: number,
  ): void;
  layRows(dst: number, w: number, rows: number, pairs: number, opacity: number): void;
  planes(src: number, w: number, h: number, oy: number, oa: number, ou: number, ov: number, oc: number): void;
  layBox(
    src: number,
    w: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    oy: number,
    ou: number,
    ov: number,
  ): void;
  clear(dst: number, ground: number, w: number, h: number, drawn: number): void;
  warp(
    src: number,
    sw: number,
    sh: number,
    spans: number,
    dst: number,
    dw: number,
    drawn: number,
    triangles: number,
    count: number,
    from: number,
    to: number,
    scale: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): void;
  sources(
    src: number,
    sw: number,
    sh: number,
    stride: number,
    oy: number,
    oa: number,
    ou: number,
    ov: number,
    oc: number,
    map: number,
  ): void;
  widen(map: number, wide: number, across: number, cells: number): void;
  nodes(
    atX: number,
    atY: number,
    columns: number,
    rows: number,
    sw: number,
    sh: number,
    triangles: number,
    count: number,
    from: number,
    to: number,
    scale: number,
  ): void;
  drawGrid(
    atX: number,
    atY: number,
    columns: number,
    top: number,
    rows: number,
    y: number,
    a: number,
    u: number,
    v: number,
    c: number,
    stride: number,
    map: number,
    wide: number,
    scale: number,
    w: number,
    oy: number,
    ou: number,
    ov: number,
  ): void;
};

/** Bytes that `taps` writes for a width. */
export const tapBytes = (width: number): number => Math.ceil(width / 16) * 80;

/** Pages of 64 KB, at the start and at most. */
export const kernelPages = { initial: 1, maximum: 32_768 };

/** Kept, so that what was compiled well for one video serves the next. */
let module: WebAssembly.Module | undefined;

/**
 * The memory is of the shared kind for one reason: growing it leaves earlier views whole, so that a frame can be on its
 * way to the encoder meanwhile.
 */
export function openKernels(): { readonly kernels: Kernels; readonly memory: WebAssembly.Memory } {
  const memory = new WebAssembly.Memory({ ...kernelPages, shared: true });
  module ??= new WebAssembly.Module(readFileSync(new URL('./compositor.wasm', import.meta.url)));
  const kernels = new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernels;
  return { kernels, memory };
}
