import { AppError } from '@adwright/contract/errors.ts';
import sharp from 'sharp';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext, ToolJob } from '../../tool.ts';
import { scannableContrast } from '../../kit/qr/plan/contrast.ts';
import type { contract, QrCodeInput } from '../contract.ts';
import { drawPdf } from '../plan/draw-pdf.ts';
import { planQrCode } from '../plan/plan.ts';
import { scanPicture } from '../../kit/qr/node/scan.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  await context.progress(5, 'encode');
  const clean = await withCleanLogo(await withBrandLogo(input, context));
  const plan = planQrCode(clean);
  await context.progress(30, 'draw');
  const side = { width: input.style.size, height: input.style.size };
  const svg = new TextEncoder().encode(plan.svg);
  const png = await sharp(svg)
    .resize(side.width, side.height)
    .png({ palette: clean.style.logo === null })
    .toBuffer();
  await context.saveAsset({ name: 'qr-code.svg', mime: 'image/svg+xml', body: svg, ...side });
  await context.saveAsset({ name: 'qr-code.png', mime: 'image/png', body: png, ...side });
  const pdf = drawPdf(plan.drawing, clean.style, await flatLogo(clean));
  await context.saveAsset({ name: 'qr-code.pdf', mime: 'application/pdf', body: pdf, ...side });
  await context.progress(80, 'scan');
  const decoded = await scanPicture(png, plan.modules + 2 * input.style.margin);
  const scannable = decoded === plan.payload && plan.contrast >= scannableContrast;
  const { payload, modules, contrast } = plan;
  return { payload, modules, contrast, decoded, scannable };
};

/** Larger would be no sharper in the middle of a code, and too heavy for one. */
const logoSide = 240;

/** One that is gone, or is no picture any more, is left out: a code without it reads as well. */
async function withBrandLogo(input: QrCodeInput, context: ToolContext): Promise<QrCodeInput> {
  const { brand, brand_logo, style } = input;
  if (!brand_logo || style.logo !== null || !brand?.logo) return input;
  try {
    const small = await sharp(await readPicture(context, brand.logo))
      .resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return { ...input, style: { ...style, logo: `data:image/png;base64,${small.toString('base64')}` } };
  } catch (error) {
    if (error instanceof AppError && (error.code === 'file_not_found' || error.code === 'wrong_file_kind'))
      return input;
    throw error;
  }
}

/** Decodes and encodes the logo anew, so that only pixels, and nothing else a file can carry, reach the result. */
async function withCleanLogo(input: QrCodeInput): Promise<QrCodeInput> {
  if (input.style.logo === null) return input;
  const bytes = Buffer.from(input.style.logo.slice(input.style.logo.indexOf(',') + 1), 'base64');
  const clean = await sharp(bytes, { limitInputPixels: 4096 * 4096 })
    .rotate()
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { ...input, style: { ...input.style, logo: `data:image/png;base64,${clean.toString('base64')}` } };
}

/** A PDF takes a JPEG as it is; where the logo is transparent, the code's own background shows. */
async function flatLogo({ style }: QrCodeInput): Promise<{ jpeg: Uint8Array; width: number; height: number } | null> {
  if (style.logo === null) return null;
  const bytes = Buffer.from(style.logo.slice(style.logo.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes)
    .flatten({ background: style.background })
    .toColourspace('srgb')
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
