import { AppError } from '@adwright/contract/errors.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import sharp from 'sharp';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { type ZipEntry, zipFiles } from '../../kit/pictures/node/zip-files.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { ImageResizerInput, ImageResizerOutput, contract, Warning } from '../contract.ts';
import { cutLayers } from './cut-layers.ts';
import { drawSize, type Sources } from './draw-size.ts';
import { encodeUnder } from './encode.ts';
import { lookAt } from './look.ts';
import { outpaint } from './outpaint.ts';
import { planSize, type SizePlan } from '../plan/plan.ts';
import type { Seen } from '../plan/seen.ts';

type PlacementId = ImageResizerInput['placements'][number];
type MadeSize = ImageResizerOutput['sizes'][number];

const mimes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(2, 'look');
  const sources = await openSources(input, context);
  const known = input.seen ?? (await lookAt(sources.picture, sources.size, input.language, context));
  if (known.width !== sources.size.width || known.height !== sources.size.height)
    throw new AppError('invalid_input', {}, [{ path: 'seen', message: 'This was seen in another picture.' }]);
  const plans = await planAll(known, input, sources, context);
  await context.progress(25, 'cutout');
  const { seen, layers } = await withLayers(known, input, plans, sources, context);
  const final = seen === known ? plans : await planAll(seen, input, sources, context);
  const zip: ZipEntry[] = [];
  const sizes: MadeSize[] = [];
  for (const [index, [id, plan]] of [...final].entries()) {
    await context.progress(45 + (45 * index) / final.size, 'draw');
    const made = await makeSize(id, plan, { ...sources, layers }, seen, input, context);
    zip.push(made.entry);
    sizes.push(made.size);
  }
  await context.progress(92, 'pack');
  await context.saveAsset({ name: 'all-sizes.zip', mime: 'application/zip', body: zipFiles(zip) });
  return { seen, sizes };
};

async function openSources(input: ImageResizerInput, context: ToolContext): Promise<Sources> {
  const bytes = await readPicture(context, input.picture);
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: input.colour ?? '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { picture: data, size: { width: info.width, height: info.height }, layers: null };
}

async function planAll(
  seen: Seen,
  input: ImageResizerInput,
  { picture }: Sources,
  { pictures, signal }: ToolContext,
): Promise<Map<PlacementId, SizePlan>> {
  const plans = new Map<PlacementId, SizePlan>();
  for (const id of input.placements) {
    const placement = placementOf(id);
    const { width, height } = placement;
    const found = await pictures.findCrop(picture, { width, height, faces: seen.faces }, { signal });
    plans.set(id, planSize(seen, placement, found, input.choices[id] ?? { way: 'auto', focus: null }));
  }
  return plans;
}

/** The subject is cut out once, and only when a size is too narrow for the picture or somebody asks for it. */
async function withLayers(
  seen: Seen,
  input: ImageResizerInput,
  plans: ReadonlyMap<PlacementId, SizePlan>,
  { picture, size }: Sources,
  context: ToolContext,
): Promise<{ seen: Seen; layers: Sources['layers'] }> {
  if (seen.layers !== null) {
    const [subject, ground] = [
      await readPicture(context, seen.layers.subject),
      await readPicture(context, seen.layers.ground),
    ];
    return { seen, layers: { subject, ground, soft: seen.layers.soft } };
  }
  const asked = Object.values(input.choices).some((choice) => choice?.way === 'reflow');
  const tight = [...plans.values()].some(
    ({ reason, crop }) => reason === 'too-narrow' || (reason === 'fits' && keptShare(crop, size) < 0.8),
  );
  if (!asked && (!tight || input.seen !== null)) return { seen, layers: null };
  const cut = await cutLayers(picture, size, seen.edge.even, context);
  if (cut === null) return { seen, layers: null };
  const subject = await context.saveAsset({ name: 'layer-subject.png', mime: 'image/png', body: cut.subject });
  const ground = await context.saveAsset({ name: 'layer-ground.jpg', mime: 'image/jpeg', body: cut.ground });
  return { seen: { ...seen, layers: { subject, ground, box: cut.box, soft: cut.soft } }, layers: cut };
}

function keptShare(crop: { width: number; height: number }, size: { width: number; height: number }): number {
  return (crop.width * crop.height) / (size.width * size.height);
}

async function makeSize(
  id: PlacementId,
  plan: SizePlan,
  sources: Sources,
  seen: Seen,
  input: ImageResizerInput,
  context: ToolContext,
): Promise<{ entry: ZipEntry; size: MadeSize }> {
  const placement = placementOf(id);
  const frame = { width: placement.width, height: placement.height };
  const colour = input.colour ?? seen.edge.colour;
  const drawn =
    plan.way === 'outpaint'
      ? await outpaint(sources.picture, frame, plan, context)
      : await drawSize(sources, frame, plan, colour);
  const limit = placement.maxImageBytes ?? null;
  const { body, format, fits } = await encodeUnder(drawn, input.format, limit);
  const name = `${id}-${frame.width}x${frame.height}.${format}`;
  const file = await context.saveAsset({ name, mime: mimes[format], body, ...frame });
  const warnings: Warning[] = [...plan.warnings, ...(fits ? [] : ['heavy' as const])];
  const { way, reason } = plan;
  const size = { placement: id, file, way, reason, warnings, bytes: body.length, max_bytes: limit };
  return { entry: { name: `${placement.network}/${name}`, body }, size };
}
