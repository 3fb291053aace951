import { checkBrand } from '../../kit/ad-designs/node/check-brand.ts';
import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { prepareDesign } from '../../kit/preset-ads/node/prepare-design.ts';
import type { ToolJob } from '../../tool.ts';
import type { BannerFormat, BannerOutput, contract } from '../contract.ts';
import { bannerCreative } from '../plan/plan.ts';
import { bannerSizeOf } from '../plan/sizes.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  const { design, resolve } = await prepareDesign(input, context);
  await context.progress(15, 'draw');
  const formats = [...new Set(input.formats)];
  const orders = input.sizes.map((id) => ({
    creative: bannerCreative(design, id),
    outputs: formats.map((format) => ({ format, maxBytes: bannerSizeOf(id).maxBytes })),
  }));
  const drawn = await context.rendering.drawPictures(orders, resolve, { signal: context.signal });
  await context.progress(85, 'pack');
  const stem = fileStem(input.product.title);
  const files: BannerOutput['files'] = [];
  const entries = [];
  for (const [index, size] of input.sizes.entries()) {
    const findings = checkBrand(bannerCreative(design, size), input.brand);
    for (const { format, mime, width, height, body } of drawn[index] ?? []) {
      const name = `${stem}-${size}-${width}x${height}.${format}`;
      await context.saveAsset({ name, mime, body, width, height });
      entries.push({ name, body });
      files.push({
        size,
        name,
        format: format as BannerFormat,
        width,
        height,
        bytes: body.byteLength,
        limit: bannerSizeOf(size).maxBytes,
        findings,
      });
    }
  }
  await context.saveAsset({ name: `${stem}-banners.zip`, mime: 'application/zip', body: zipFiles(entries) });
  return { files };
};
