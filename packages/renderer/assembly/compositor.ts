/**
 * Compositing in YUV 4:2:0 with SIMD. Compiled to src/video/compositor.wasm by `npm run build:wasm`.
 * Planes are bytes; sprites are premultiplied; memory is laid out by the caller, which leaves 32 bytes
 * free after every plane since rows are read sixteen bytes at a time.
 */
export { mix, sprite } from './blend';
export { layBox, planes } from './convert';
export { drawGrid } from './grid';
export { nodes } from './nodes';
export { shift, taps, zoom } from './scale';
export { layRows } from './shade';
export { sources, widen } from './sources';
export { clear, warp } from './warp';

export function copy(dst: usize, src: usize, n: i32): void {
  memory.copy(dst, src, <usize>n);
}
