import { readFileSync } from 'node:fs';
import { PlaneMemory, type Room } from './plane-memory.ts';

type Exports = {
  memory: WebAssembly.Memory;
  zoom(
    dst: number,
    dw: number,
    dh: number,
    stride: number,
    src: number,
    sw: number,
    sh: number,
    x0: number,
    y0: number,
    step: number,
  ): void;
  mix(dst: number, src: number, n: number, weight: number): void;
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
  planes(src: number, w: number, h: number, oy: number, oa: number, ou: number, ov: number, oc: number): void;
};

/** Addresses of a picture's planes: luma, its alpha, chroma, its alpha. Width is a multiple of 16, height even. */
export type Planes = {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly a: number;
  readonly u: number;
  readonly v: number;
  readonly c: number;
};

const fixed = (value: number): number => Math.round(value * 65_536);
const even = (value: number): number => Math.floor(value / 2) * 2;

/** Beyond this a bilinear step would skip source pixels. */
export const smallestScale = 0.56;

/** A frame in YUV 4:2:0 and what is laid upon it. */
export class Compositor {
  readonly width: number;
  readonly height: number;
  readonly frameBytes: number;
  private readonly wasm: Exports;
  private readonly memory: PlaneMemory;
  private scratch: { readonly planes: Planes; readonly room: Room } | undefined;
  private pixels = { at: 0, size: 0 };

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.frameBytes = (width * height * 3) / 2;
    const module = new WebAssembly.Module(readFileSync(new URL('./compositor.wasm', import.meta.url)));
    this.wasm = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.memory = new PlaneMemory(this.wasm.memory);
  }

  /** Memory that is given back as one. */
  room(): Room {
    return this.memory.room();
  }

  takeFrame(room: Room): number {
    return room.take(this.frameBytes);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, at, length);
  }

  copyFrame(to: number, from: number): void {
    new Uint8Array(this.wasm.memory.buffer).copyWithin(to, from, from + this.frameBytes);
  }

  takePlanes(room: Room, width: number, height: number): Planes {
    const area = width * height;
    return {
      width,
      height,
      y: room.take(area),
      a: room.take(area),
      u: room.take(area / 4),
      v: room.take(area / 4),
      c: room.take(area / 4),
    };
  }

  /** Premultiplied RGBA of exactly the planes' size. */
  fillPlanes(target: Planes, rgba: Uint8Array): void {
    if (this.pixels.size < rgba.length) {
      if (this.pixels.size > 0) this.memory.give(this.pixels.at);
      this.pixels = { at: this.memory.take(rgba.length), size: rgba.length };
    }
    this.bytes(this.pixels.at, rgba.length).set(rgba);
    this.wasm.planes(this.pixels.at, target.width, target.height, target.y, target.a, target.u, target.v, target.c);
  }

  /** Lays planes on a frame: top left corner at (x, y), scaled evenly about it. */
  lay(frame: number, planes: Planes, x: number, y: number, scale: number, opacity: number): void {
    const weight = Math.round(Math.min(1, opacity) * 256);
    if (weight <= 0) return;
    const nearX = Math.round(x * 64) / 64;
    const nearY = Math.round(y * 64) / 64;
    if (scale === 1 && nearX % 2 === 0 && nearY % 2 === 0) {
      this.put(frame, planes, planes.width, planes.height, nearX, nearY, weight);
      return;
    }
    const left = even(nearX);
    const top = even(nearY);
    const width = Math.ceil((planes.width * scale + nearX - left) / 32) * 32;
    const height = even(Math.ceil(planes.height * scale + nearY - top) + 1);
    const scratch = this.scratchFor(width, height);
    this.scaleInto(scratch, width, height, planes, nearX - left, nearY - top, 1 / scale);
    this.put(frame, scratch, width, height, left, top, weight);
  }

  /** A part of an opaque picture, `from` in its pixels, over a whole rectangle of the frame at even coordinates. */
  layPart(
    frame: number,
    planes: Planes,
    from: { x: number; y: number; width: number },
    to: { x: number; y: number; width: number; height: number },
    opacity: number,
  ): void {
    const step = from.width / to.width;
    const x = -from.x / step;
    const y = -from.y / step;
    if (to.x === 0 && to.y === 0 && to.width === this.width && to.height === this.height && opacity >= 1) {
      const luma = this.width * this.height;
      this.plane(frame, this.width, this.height, this.width, planes.y, planes.width, planes.height, x, y, step);
      this.plane(
        frame + luma,
        this.width / 2,
        this.height / 2,
        this.width / 2,
        planes.u,
        planes.width / 2,
        planes.height / 2,
        x / 2,
        y / 2,
        step,
      );
      this.plane(
        frame + (luma * 5) / 4,
        this.width / 2,
        this.height / 2,
        this.width / 2,
        planes.v,
        planes.width / 2,
        planes.height / 2,
        x / 2,
        y / 2,
        step,
      );
      return;
    }
    const scratch = this.scratchFor(to.width, to.height);
    this.scaleInto(scratch, to.width, to.height, planes, x, y, step);
    this.put(frame, scratch, to.width, to.height, to.x, to.y, Math.round(Math.min(1, opacity) * 256));
  }

  mix(frame: number, other: number, weight: number): void {
    this.wasm.mix(frame, other, this.frameBytes, Math.round(weight * 256));
  }

  /** The frame enlarged about its middle into another one. */
  zoomFrame(to: number, from: number, scale: number): void {
    const step = 1 / scale;
    let offset = 0;
    for (const half of [1, 2, 2]) {
      const width = this.width / half;
      const height = this.height / half;
      this.plane(
        to + offset,
        width,
        height,
        width,
        from + offset,
        width,
        height,
        (width * (1 - scale)) / 2,
        (height * (1 - scale)) / 2,
        step,
      );
      offset += width * height;
    }
  }

  /** Copies a rectangle between frames; all numbers even. */
  copyRect(
    to: number,
    toX: number,
    toY: number,
    from: number,
    fromX: number,
    fromY: number,
    width: number,
    height: number,
  ): void {
    const memory = new Uint8Array(this.wasm.memory.buffer);
    let offset = 0;
    for (const half of [1, 2, 2]) {
      const stride = this.width / half;
      for (let row = 0; row < height / half; row += 1) {
        const source = from + offset + (fromY / half + row) * stride + fromX / half;
        memory.copyWithin(to + offset + (toY / half + row) * stride + toX / half, source, source + width / half);
      }
      offset += stride * (this.height / half);
    }
  }

  private plane(
    dst: number,
    dw: number,
    dh: number,
    stride: number,
    src: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    step: number,
  ): void {
    this.wasm.zoom(
      dst,
      dw,
      dh,
      stride,
      src,
      sw,
      sh,
      fixed((0.5 - x) * step - 0.5),
      fixed((0.5 - y) * step - 0.5),
      fixed(step),
    );
  }

  private scaleInto(to: Planes, width: number, height: number, from: Planes, x: number, y: number, step: number): void {
    this.plane(to.y, width, height, width, from.y, from.width, from.height, x, y, step);
    this.plane(to.a, width, height, width, from.a, from.width, from.height, x, y, step);
    for (const key of ['u', 'v', 'c'] as const)
      this.plane(
        to[key],
        width / 2,
        height / 2,
        width / 2,
        from[key],
        from.width / 2,
        from.height / 2,
        x / 2,
        y / 2,
        step,
      );
  }

  private put(
    frame: number,
    planes: Planes,
    width: number,
    height: number,
    x: number,
    y: number,
    opacity: number,
  ): void {
    const luma = this.width * this.height;
    this.wasm.sprite(frame, this.width, this.height, x, y, planes.y, planes.a, width, height, opacity);
    this.wasm.sprite(
      frame + luma,
      this.width / 2,
      this.height / 2,
      x / 2,
      y / 2,
      planes.u,
      planes.c,
      width / 2,
      height / 2,
      opacity,
    );
    this.wasm.sprite(
      frame + (luma * 5) / 4,
      this.width / 2,
      this.height / 2,
      x / 2,
      y / 2,
      planes.v,
      planes.c,
      width / 2,
      height / 2,
      opacity,
    );
  }

  private scratchFor(width: number, height: number): Planes {
    if (!this.scratch || this.scratch.planes.width * this.scratch.planes.height < width * height) {
      this.scratch?.room.release();
      const room = this.room();
      const planes = this.takePlanes(room, Math.max(width, this.width + 64), Math.max(height, this.height + 8));
      this.scratch = { planes, room };
    }
    return this.scratch.planes;
  }
}
