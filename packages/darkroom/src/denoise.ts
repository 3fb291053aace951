import { readFile } from 'node:fs/promises';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { denoiserNetwork } from './denoiser-network.ts';
import { clamp, eachPlane, type Planes, type Size } from './planes.ts';
import { readTza } from './read-tza.ts';
import { exposureOf, fromNetwork, toNetwork } from './transfer.ts';

/** Large enough to be quick, small enough for half a gigabyte. */
const tile = 1184;
const border = 80;
const threads = 2;

type Network = 'rt_alb' | 'rt_nrm' | 'rt_hdr_calb_cnrm';
const sessions = new Map<Network, Promise<InferenceSession>>();

async function openNetwork(name: Network): Promise<InferenceSession> {
  const archive = await readFile(installedWeights().path('oidn', `tzas/${name}.tza`));
  const options = { intraOpNumThreads: threads, graphOptimizationLevel: 'all', enableMemPattern: false } as const;
  return InferenceSession.create(denoiserNetwork(readTza(archive)), options);
}

function networkOf(name: Network): Promise<InferenceSession> {
  const open = sessions.get(name) ?? openNetwork(name);
  sessions.set(name, open);
  return open;
}

/** A stretch of the picture, and the part of it whose result is kept. */
function stretches(length: number): { from: number; to: number; keepFrom: number; keepTo: number }[] {
  const count = length <= tile ? 1 : Math.ceil(length / (tile - 2 * border));
  return Array.from({ length: count }, (_, index) => {
    const [keepFrom, keepTo] = [Math.floor((index * length) / count), Math.floor(((index + 1) * length) / count)];
    return { keepFrom, keepTo, from: Math.max(0, keepFrom - border), to: Math.min(length, keepTo + border) };
  });
}

/** In tiles that overlap; the network halves its picture four times, so that a tile's sides are multiples of 16. */
async function run(name: Network, planes: readonly Float32Array[], { width, height }: Size): Promise<Planes> {
  const network = await networkOf(name);
  const made: Planes = [0, 1, 2].map(() => new Float32Array(width * height)) as unknown as Planes;
  for (const down of stretches(height)) {
    for (const across of stretches(width)) {
      const [w, h] = [across.to - across.from, down.to - down.from].map((side) => Math.ceil(side / 16) * 16) as [
        number,
        number,
      ];
      const input = new Float32Array(planes.length * w * h);
      for (const [channel, plane] of planes.entries())
        for (let y = down.from; y < down.to; y += 1)
          input.set(plane.subarray(y * width + across.from, y * width + across.to), (channel * h + y - down.from) * w);
      const { output } = await network.run({ input: new Tensor('float32', input, [1, planes.length, h, w]) });
      const result = output?.data as Float32Array;
      for (const [channel, plane] of made.entries())
        for (let y = down.keepFrom; y < down.keepTo; y += 1) {
          const row = (channel * h + y - down.from) * w - across.from;
          plane.set(result.subarray(row + across.keepFrom, row + across.keepTo), y * width + across.keepFrom);
        }
    }
  }
  return made;
}

const colour = (plane: Float32Array): Float32Array => plane.map((value) => clamp(value, 0, 1));
const direction = (plane: Float32Array): Float32Array => plane.map((value) => clamp(value, -1, 1) * 0.5 + 0.5);

export type Guides = { readonly albedo: Planes; readonly normal: Planes };

/** With few samples the guides are grainy, too, and a grainy guide mottles what is out of focus. */
export async function cleanGuides({ albedo, normal }: Guides, size: Size): Promise<Guides> {
  const clean = await run('rt_alb', eachPlane(albedo, colour), size);
  const turned = await run('rt_nrm', eachPlane(normal, direction), size);
  return {
    albedo: eachPlane(clean, colour),
    normal: eachPlane(turned, (plane) => plane.map((value) => clamp(value, 0, 1) * 2 - 1)),
  };
}

export async function denoise(light: Planes, { albedo, normal }: Guides, size: Size): Promise<Planes> {
  const exposure = exposureOf(light, size);
  const seen = eachPlane(light, (plane) => plane.map((value) => toNetwork(value, exposure)));
  const guides = [...eachPlane(albedo, colour), ...eachPlane(normal, direction)];
  const clean = await run('rt_hdr_calb_cnrm', [...seen, ...guides], size);
  return eachPlane(clean, (plane) => plane.map((value) => fromNetwork(value, exposure)));
}

/** How much of each pixel is covered, without the grain of few samples: the network for surfaces' own colours does it. */
export async function cleanCover(alpha: Float32Array, size: Size): Promise<Float32Array> {
  const plane = colour(alpha);
  const [clean] = await run('rt_alb', [plane, plane, plane], size);
  return clean;
}
