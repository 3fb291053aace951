import { isSamplePicture, type PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { mimeOf } from '../../kit/cutout/node/node-canvas.ts';
import { runThread } from '../../kit/cutout/node/run-thread.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { type ZipEntry, zipFiles } from '../../kit/pictures/node/zip-files.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { contract, BackgroundRemovalInput, BackgroundRemovalOutput } from '../contract.ts';
import type { CutDrawn, CutTask } from '../plan/draw-task.ts';
import { fileNames } from '../plan/file-names.ts';

type Original = { readonly name: string; readonly bytes: Uint8Array };
type Made = BackgroundRemovalOutput['pictures'][number];

const mimes = { ...mimeOf, psd: 'application/x-photoshop' };

async function readOriginal(context: ToolContext, ref: PictureRef): Promise<Original> {
  const bytes = await readPicture(context, ref);
  return { name: isSamplePicture(ref) ? (ref.split(':')[1] ?? '') : (await context.readAsset(ref)).name, bytes };
}

/** Share of a picture below which what is left of it is nothing that anybody would take for a subject. */
const leastLeft = 0.0005;

type FoundCut = CutTask['cut'] & Pick<Made, 'found' | 'engine'>;

async function findCut(
  original: Original,
  { mask, clicks }: Pick<BackgroundRemovalInput['pictures'][number], 'mask' | 'clicks'>,
  wanted: BackgroundRemovalInput['engine'],
  context: ToolContext,
): Promise<FoundCut> {
  if (mask !== null) return { kind: 'mask', bytes: await readPicture(context, mask), found: true, engine: null };
  const call = { signal: context.signal, engine: wanted, clicks };
  const { picture, subject, engine } = await context.pictures.cutOut(original.bytes, call);
  return { kind: 'cutout', bytes: picture.bytes, found: subject !== null, engine };
}

async function draw(task: CutTask, signal: AbortSignal): Promise<CutDrawn> {
  let drawn: CutDrawn | undefined;
  await runThread(new URL('./draw-worker.ts', import.meta.url), task, signal, async (part) => {
    drawn = part as CutDrawn;
  });
  if (!drawn) throw new AppError('tool_failed');
  return drawn;
}

/** Saves what was drawn of one picture and adds the finished files to the archive. */
async function save(drawn: CutDrawn, name: string, zip: ZipEntry[], context: ToolContext) {
  const files: Made['files'] = [];
  for (const { format, body, ...size } of drawn.files) {
    const file = `${name}.${format}`;
    const asset_id = await context.saveAsset({ name: file, mime: mimes[format], body, ...size });
    files.push({ asset_id, format, ...size });
    zip.push({ name: file, body });
  }
  const { width, height, coverage } = drawn;
  const mask = { name: `${name}-mask.png`, mime: 'image/png', body: drawn.mask, width, height };
  return { files, mask_asset_id: await context.saveAsset(mask), width, height, coverage };
}

function taskOf(
  input: BackgroundRemovalInput,
  original: Original,
  cut: FoundCut,
  background: Uint8Array | null,
): CutTask {
  const { edge, background: wanted, shadow, frame, margin, formats } = input;
  const finish = { edge, background: wanted, shadow, frame, margin };
  return { ...finish, formats, original: original.bytes, cut, backgroundPicture: background };
}

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(2, 'read');
  const wanted = input.background;
  const background = wanted.kind === 'picture' ? await readPicture(context, wanted.picture) : null;
  const originals: Original[] = [];
  for (const { picture } of input.pictures) originals.push(await readOriginal(context, picture));
  const names = fileNames(originals.map(({ name }) => name));
  const pictures: Made[] = [];
  const zip: ZipEntry[] = [];
  for (const [index, original] of originals.entries()) {
    const asked = input.pictures[index];
    if (!asked) throw new AppError('tool_failed');
    const done = (share: number): number => 5 + Math.round((88 * (index + share)) / originals.length);
    await context.progress(done(0), 'cut');
    const cut = await findCut(original, asked, input.engine, context);
    await context.progress(done(0.6), 'draw');
    const drawn = await draw(taskOf(input, original, cut, background), context.signal);
    const found = cut.found && drawn.coverage >= leastLeft;
    const saved = await save(drawn, names[index] ?? 'picture', zip, context);
    pictures.push({ picture: asked.picture, found, engine: cut.engine, ...saved });
  }
  // Nothing but empty pictures is a failure, which costs nothing; one among others waits for the brush.
  if (pictures.every(({ found }) => !found)) throw new AppError('subject_not_found');
  await context.progress(95, 'pack');
  if (zip.length > 1) await context.saveAsset({ name: 'cut-outs.zip', mime: 'application/zip', body: zipFiles(zip) });
  return { pictures };
};
