import type { DrawnFile } from '@adwright/domain/engines/rendering.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { zipSync } from 'fflate';
import { checkBrand } from '../../kit/ad-designs/node/check-brand.ts';
import { type ZipEntry, zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { prepareDesign, type Prepared } from '../../kit/preset-ads/node/prepare-design.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { DisplayAdInput, DisplayAdOutput, contract } from '../contract.ts';
import { motionSeconds, type PagePart, pageOf } from '../plan/page.ts';
import { type Piece, splitCreative } from '../plan/split-creative.ts';
import { spriteOf, spriteQualities } from './sprite.ts';

type DisplayFile = DisplayAdOutput['files'][number];
type Packed = { readonly file: DisplayFile; readonly zip: Uint8Array; readonly fallback: Uint8Array };

/** Drawn once at twice the size, for screens with small pixels; lighter qualities are made from it. */
const drawnScale = 2;

export const job: ToolJob<typeof contract> = async (input, context) => {
  const prepared = await prepareDesign(input, context);
  const packed: Packed[] = [];
  for (const [index, id] of input.placements.entries()) {
    await context.progress(8 + (index * 84) / input.placements.length, 'draw');
    packed.push(await makeOne(input, id, prepared, context));
  }
  await context.progress(94, 'pack');
  const zip = `${fileStem(input.product.title)}-display-ads.zip`;
  const entries = packed.flatMap(({ file, ...one }): ZipEntry[] => [
    { name: file.name, body: one.zip },
    { name: file.fallback, body: one.fallback },
  ]);
  await context.saveAsset({ name: zip, mime: 'application/zip', body: zipFiles(entries) });
  return { files: packed.map(({ file }) => file), zip };
};

async function makeOne(
  input: DisplayAdInput,
  id: DisplayAdInput['placements'][number],
  { design, resolve }: Prepared,
  context: ToolContext,
): Promise<Packed> {
  const { width, height, maxImageBytes: limit = 150 * 1024 } = placementOf(id);
  const creative = designCreative(design, id);
  const pieces = splitCreative(creative);
  const [whole = [], ...drawn] = await context.rendering.drawPictures(
    [
      { creative, outputs: [{ format: 'jpg', maxBytes: limit }] },
      ...pieces.map((piece) => ({
        creative: piece.creative,
        outputs: [{ format: 'png' as const, scale: drawnScale }],
      })),
    ],
    resolve,
    { signal: context.signal },
  );
  const fallback = whole[0]?.body ?? new Uint8Array();
  const clickTag = parseWebAddress(input.click_url)?.href ?? '';
  const { zip, parts } = await packUnder(limit, creative, { clickTag, pieces, drawn });
  const stem = `${fileStem(input.product.title)}-${id}`;
  const name = `${stem}.zip`;
  await context.saveAsset({ name, mime: 'application/zip', body: zip, width, height });
  await context.saveAsset({ name: `${stem}.jpg`, mime: 'image/jpeg', body: fallback, width, height });
  const seconds = motionSeconds(parts);
  const findings = checkBrand(creative, input.brand);
  const bytes = zip.byteLength;
  const file = { placement: id, name, fallback: `${stem}.jpg`, width, height, bytes, limit, seconds, findings };
  return { file, zip, fallback };
}

type Material = {
  readonly clickTag: string;
  readonly pieces: readonly Piece[];
  readonly drawn: readonly (readonly DrawnFile[])[];
};

/** The sharpest zip that keeps to the limit. */
async function packUnder(
  limit: number,
  creative: Creative,
  { clickTag, pieces, drawn }: Material,
): Promise<{ zip: Uint8Array; parts: PagePart[] }> {
  for (const quality of spriteQualities) {
    const sprites = await Promise.all(
      pieces.map(async (piece, index) => {
        const body = drawn[index]?.[0]?.body ?? new Uint8Array();
        return { unit: piece.unit, sprite: await spriteOf(`p${index}`, { body, drawnScale }, quality) };
      }),
    );
    const parts = sprites.flatMap(({ unit, sprite }) => (sprite ? [{ unit, sprite }] : []));
    const page = pageOf({ size: creative, title: creative.meta.title ?? '', clickTag, parts });
    const files = Object.fromEntries([
      ['index.html', new TextEncoder().encode(page)],
      ...parts.map(({ sprite }): [string, Uint8Array] => [sprite.file, sprite.body]),
    ]) as Record<string, Uint8Array>;
    const zip = zipSync(files, { level: 9 });
    if (zip.byteLength <= limit) return { zip, parts };
  }
  throw new AppError('too_large');
}
