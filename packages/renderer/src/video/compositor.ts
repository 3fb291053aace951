import type { OpenStage } from '@adwright/presenter/puppet/stage.ts';
import { FrameLayout } from './frame-layout.ts';
import { KernelStage } from './kernel-stage.ts';
import { type Kernels, openKernels } from './kernels.ts';
import { PlaneLayer } from './plane-layer.ts';
import { PlaneMemory, type Room } from './plane-memory.ts';
import { PlaneStage } from './plane-stage.ts';
import { channels, type EvenRows, type Planes, takePlanes } from './planes.ts';
import { StripRunner } from './strip-runner.ts';

/** Beyond this a bilinear step would skip source pixels. */
export const smallestScale = 0.56;

type Size = { readonly width: number; readonly height: number };

function spreadPixels(to: Uint32Array, { width, height }: Size, rgba: Uint8Array, from: Size): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, from.width * from.height);
  for (let y = 0; y < height; y += 1) {
    const start = Math.min(y, from.height - 1) * from.width;
    to.set(pixels.subarray(start, start + from.width), y * width);
    to.fill(pixels[start + from.width - 1] as number, y * width + from.width, (y + 1) * width);
  }
}

/** Frames in YUV 4:2:0 and what is laid upon them. Nothing of it is seen in a frame before `finish`. */
export class Compositor {
  readonly width: number;
  readonly height: number;
  readonly frameBytes: number;
  private readonly layout: FrameLayout;
  private readonly kernels: Kernels;
  private readonly buffer: WebAssembly.Memory;
  private readonly memory: PlaneMemory;
  private readonly runner = new StripRunner();
  private readonly layer: PlaneLayer;
  private pixels = { at: 0, size: 0 };
  private readonly grounds = new Map<PlaneStage, number>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.layout = new FrameLayout(width, height);
    this.frameBytes = this.layout.bytes;
    const { kernels, memory } = openKernels();
    this.kernels = kernels;
    this.buffer = memory;
    this.memory = new PlaneMemory(memory);
    this.layer = new PlaneLayer(this.layout, kernels, this.memory, this.runner);
  }

  /** Memory that is given back as one. */
  room(): Room {
    return this.memory.room();
  }

  takeFrame(room: Room): number {
    return room.take(this.frameBytes);
  }

  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.buffer.buffer, at, length);
  }

  takePlanes(room: Room, width: number, height: number): Planes {
    return takePlanes(room, width, height);
  }

  /**
   * Premultiplied RGBA, of the planes' size or of a smaller one: what is missing repeats the edge, or the bilinear taps
   * would pull black in.
   */
  fillPlanes(target: Planes, rgba: Uint8Array, from: Size = target): void {
    const bytes = target.width * target.height * 4;
    if (this.pixels.size < bytes) {
      if (this.pixels.size > 0) this.memory.give(this.pixels.at);
      this.pixels = { at: this.memory.take(bytes), size: bytes };
    }
    const { at } = this.pixels;
    if (rgba.length === bytes) this.bytes(at, bytes).set(rgba);
    else spreadPixels(new Uint32Array(this.buffer.buffer, at, bytes / 4), target, rgba, from);
    this.kernels.planes(at, target.width, target.height, target.y, target.a, target.u, target.v, target.c);
  }

  /** Where presenters are drawn: in the memory that frames are composed in, by its kernels. */
  readonly openStage: OpenStage = (...parts) => new KernelStage(this.stageParts(), ...parts);

  /** The same for films. */
  readonly openPlaneStage = (...parts: Parameters<OpenStage>): PlaneStage =>
    new PlaneStage(this.stageParts(), ...parts);

  /** What stands on a stage as large as the frame; its ground is converted once and copied from then on. */
  layStage(frame: number, stage: PlaneStage): void {
    this.layer.layStage(frame, stage, this.groundOf(stage));
  }

  /** Solid RGBA of the frame's size, at once. */
  convert(frame: number, pixels: number): void {
    this.layer.fillFrame(frame, pixels);
  }

  private stageParts(): ConstructorParameters<typeof KernelStage>[0] {
    return { kernels: this.kernels, room: this.memory.room(), memory: this.buffer };
  }

  private groundOf(stage: PlaneStage): number {
    const known = this.grounds.get(stage);
    if (known !== undefined) return known;
    const made = this.memory.take(this.frameBytes);
    this.convert(made, stage.ground);
    this.grounds.set(stage, made);
    return made;
  }

  /** The rows of planes whose every row is of one colour. */
  evenRows(room: Room, planes: Planes): EvenRows {
    const { width, height } = planes;
    const rows = { height, y: room.take(height * 2), u: room.take(height), v: room.take(height) };
    for (const { over, alpha, half } of channels) {
      const pairs = this.bytes(rows[over], (height / half) * 2);
      const [pixels, opacities] = [planes[over], planes[alpha]].map((at) =>
        this.bytes(at, (width * height) / (half * half)),
      ) as [Uint8Array, Uint8Array];
      for (let row = 0; row < height / half; row += 1) {
        pairs[row * 2] = pixels[(row * width) / half] as number;
        pairs[row * 2 + 1] = opacities[(row * width) / half] as number;
      }
    }
    return rows;
  }

  layRows(frame: number, rows: EvenRows, y: number, opacity: number): void {
    this.layer.layRows(frame, rows, y, opacity);
  }

  /** Lays planes on a frame: top left corner at (x, y), scaled evenly about it. */
  lay(frame: number, planes: Planes, x: number, y: number, scale: number, opacity: number): void {
    this.layer.lay(frame, planes, x, y, scale, opacity);
  }

  /** A part of an opaque picture, `from` in its pixels, over a whole rectangle of the frame at even coordinates. */
  layPart(...part: Parameters<PlaneLayer['layPart']>): void {
    this.layer.layPart(...part);
  }

  /** An opaque picture over a rectangle of the frame at even coordinates, each row of it from elsewhere. */
  layLeaning(...picture: Parameters<PlaneLayer['layLeaning']>): void {
    this.layer.layLeaning(...picture);
  }

  copyFrame(to: number, from: number): void {
    const copy = (offset: number, bytes: number): void => this.kernels.copy(to + offset, from + offset, bytes);
    this.runner.cover({ target: to, run: (start, end) => this.layout.eachPlane(start, end, copy) });
  }

  mix(frame: number, other: number, opacity: number): void {
    const weight = Math.round(opacity * 256);
    const mix = (offset: number, bytes: number): void =>
      this.kernels.mix(frame + offset, other + offset, bytes, weight);
    this.runner.add({ target: frame, run: (start, end) => this.layout.eachPlane(start, end, mix) });
  }

  /** The frame enlarged about its middle into another one. */
  zoomFrame(to: number, from: number, scale: number): void {
    // It reads rows of other strips than it writes.
    this.finish();
    const { width, height } = this;
    const [u, v] = [this.layout.rowOf(from, 'u', 0), this.layout.rowOf(from, 'v', 0)];
    const seen = { x: (width - width / scale) / 2, y: (height - height / scale) / 2, width: width / scale };
    this.layPart(to, { width, height, y: from, a: from, u, v, c: u }, seen, { x: 0, y: 0, width, height }, 1);
    this.finish();
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
    this.finish();
    for (const { over, half } of channels)
      for (let row = 0; row < height; row += half) {
        const source = this.layout.rowOf(from, over, fromY + row) + fromX / half;
        this.kernels.copy(this.layout.rowOf(to, over, toY + row) + toX / half, source, width / half);
      }
  }

  /** Does everything that has been asked for. Until then no planes that were laid may be filled anew or given back. */
  finish(): void {
    this.runner.run(this.height);
    this.layer.reset();
  }
}
