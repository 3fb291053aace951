import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { checkBrand } from '../../kit/ad-designs/node/check-brand.ts';
import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { prepareDesign, type Prepared } from '../../kit/preset-ads/node/prepare-design.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import type { GifBannerInput, GifBannerOutput, contract } from '../contract.ts';
import { gifCreative, gifLimits } from '../plan/plan.ts';

type GifFile = GifBannerOutput['files'][number];
type Made = { readonly file: GifFile; readonly gif: Uint8Array; readonly poster: { name: string; body: Uint8Array } };

export const job: ToolJob<typeof contract> = async (input, context) => {
  const prepared = await prepareDesign(input, context);
  const made: Made[] = [];
  const share = 86 / input.placements.length;
  for (const [index, placement] of input.placements.entries()) {
    const from = 8 + index * share;
    await context.progress(from, 'draw');
    made.push(
      await makeOne(input, placement, prepared, context, (done) => context.progress(from + done * share, 'draw')),
    );
  }
  await context.progress(95, 'pack');
  const entries = made.flatMap(({ file, gif, poster }) => [{ name: file.name, body: gif }, poster]);
  const zip = `${fileStem(input.product.title)}-gif-banners.zip`;
  await context.saveAsset({ name: zip, mime: 'application/zip', body: zipFiles(entries) });
  return { files: made.map(({ file }) => file) };
};

async function makeOne(
  input: GifBannerInput,
  id: GifBannerInput['placements'][number],
  { design, resolve }: Prepared,
  context: ToolContext,
  progress: (share: number) => Promise<void>,
): Promise<Made> {
  const placement = placementOf(id);
  const limits = gifLimits(placement);
  const creative = gifCreative(designCreative(design, id), limits);
  const { signal, rendering } = context;
  const { body, width, height, seconds, frames, fps } = await rendering.drawGif({ creative, limits }, resolve, {
    signal,
    progress: (share) => void progress(share * 0.9),
  });
  const stem = `${fileStem(input.product.title)}-${id}`;
  const [[picture] = []] = await rendering.drawPictures(
    [
      {
        creative,
        outputs: [{ format: 'png', at: seconds - 0.5 / fps, ...(limits.maxBytes && { maxBytes: limits.maxBytes }) }],
      },
    ],
    resolve,
    { signal },
  );
  const poster = { name: `${stem}.png`, body: picture?.body ?? new Uint8Array() };
  await context.saveAsset({ name: `${stem}.gif`, mime: 'image/gif', body, width, height });
  await context.saveAsset({ ...poster, mime: 'image/png', width, height });
  const limit = limits.maxBytes ?? null;
  const findings = checkBrand(creative, input.brand);
  const bytes = body.byteLength;
  return {
    file: { placement: id, name: `${stem}.gif`, width, height, bytes, limit, seconds, fps, frames, findings },
    gif: body,
    poster,
  };
}
