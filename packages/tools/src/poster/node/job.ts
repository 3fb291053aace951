import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { checkBrand } from '../../kit/ad-designs/node/check-brand.ts';
import { keptSide } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { zipFiles } from '../../kit/pictures/node/zip-files.ts';
import { fileStem } from '../../kit/preset-ads/plan/file-stem.ts';
import { prepareDesign } from '../../kit/preset-ads/node/prepare-design.ts';
import type { ToolJob } from '../../tool.ts';
import { codeAddress, type contract, type PosterOutput } from '../contract.ts';
import { withPrintBoxes } from './pdf-boxes.ts';
import { cutCreative, printCreative } from '../plan/plan.ts';
import { sharpnessOf } from '../plan/print-sharpness.ts';
import { sheetOf } from '../plan/sizes.ts';

/** The longer side of the picture that shows the poster on a screen. */
const previewSide = 1800;

export const job: ToolJob<typeof contract> = async (input, context) => {
  const { design, resolve } = await prepareDesign(input, context, keptSide.print);
  await context.progress(12, 'draw');
  const code = input.qr_url === null ? null : { url: codeAddress(input.qr_url) };
  const sheets = input.sizes.map((id) => {
    const sheet = sheetOf(id, input.orientation);
    return { id, sheet, cut: cutCreative(design, sheet, code), print: printCreative(design, sheet, code) };
  });
  const orders = sheets.flatMap(({ sheet, cut, print }) => [
    { creative: print, outputs: [{ format: 'pdf' as const, millimetres: (sheet.media.width / 72) * 25.4 }] },
    { creative: cut, outputs: [{ format: 'png' as const, scale: previewSide / Math.max(cut.width, cut.height) }] },
  ]);
  const drawn = await context.rendering.drawPictures(orders, resolve, { signal: context.signal });
  await context.progress(88, 'pack');
  const files: PosterOutput['files'] = [];
  const entries = [];
  for (const [index, { id, sheet, cut }] of sheets.entries()) {
    const page = drawn[index * 2]?.[0];
    const picture = drawn[index * 2 + 1]?.[0];
    if (!page || !picture) continue;
    const stem = `${fileStem(input.product.title)}-poster-${id}-${input.orientation}`;
    const pdf = { name: `${stem}.pdf`, body: withPrintBoxes(page.body, sheet) };
    const preview = { name: `${stem}.png`, body: picture.body };
    await context.saveAsset({ ...pdf, mime: 'application/pdf' });
    await context.saveAsset({ ...preview, mime: 'image/png', width: picture.width, height: picture.height });
    entries.push(pdf, preview);
    const { dpi, needed, width } = sharpnessOf(cut, sheet, evenMeasurer);
    files.push({
      size: id,
      pdf: pdf.name,
      preview: preview.name,
      width_mm: sheet.trimMm.width,
      height_mm: sheet.trimMm.height,
      bytes: pdf.body.byteLength,
      dpi,
      picture_width: width,
      needed_width: needed,
      findings: checkBrand(cut, input.brand),
    });
  }
  const zip = `${fileStem(input.product.title)}-posters.zip`;
  await context.saveAsset({ name: zip, mime: 'application/zip', body: zipFiles(entries) });
  return { files };
};
