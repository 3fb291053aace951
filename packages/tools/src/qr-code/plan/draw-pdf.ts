import { pdfBytes, pdfFile, pdfStream } from '../../kit/pictures/plan/pdf-file.ts';
import { pdfPath } from './pdf-path.ts';
import type { QrPlan } from './plan.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

type Logo = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

/** Points to an inch over pixels to an inch. */
const pointsPerPixel = 72 / 96;

/** One page with the code as shapes, so that it prints sharp at every size. */
export function drawPdf(drawing: QrPlan['drawing'], style: QrStyle, logo: Logo | null): Uint8Array {
  const size = style.size * pointsPerPixel;
  const content = contentOf(drawing, style, size, logo !== null);
  const resources = logo === null ? '<< >>' : '<< /XObject << /Logo 5 0 R >> >>';
  const objects: Uint8Array[] = [
    pdfBytes('<< /Type /Catalog /Pages 2 0 R >>'),
    pdfBytes('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    pdfBytes(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size} ${size}] /Contents 4 0 R /Resources ${resources} >>`),
    pdfStream('', pdfBytes(content)),
  ];
  if (logo !== null) {
    const kind = `/Type /XObject /Subtype /Image /Width ${logo.width} /Height ${logo.height}`;
    objects.push(pdfStream(`${kind} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, logo.jpeg));
  }
  return pdfFile(objects);
}

/** From here on one unit is a module and y grows downwards, as in the drawing. */
function contentOf({ side, path, logo }: QrPlan['drawing'], style: QrStyle, size: number, drawLogo: boolean): string {
  const scale = size / side;
  const steps = [
    `${scale} 0 0 ${-scale} 0 ${size} cm`,
    `${colour(style.background)} rg 0 0 ${side} ${side} re f`,
    `1 0 0 1 ${style.margin} ${style.margin} cm`,
    `${colour(style.foreground)} rg`,
    pdfPath(path),
    'f*',
  ];
  // A picture's own y grows upwards: it is turned over where it lies.
  if (drawLogo && logo !== null) {
    steps.push(`${logo.width} 0 0 ${-logo.height} ${logo.x} ${logo.y + logo.height} cm /Logo Do`);
  }
  return steps.join('\n');
}

function colour(hex: string): string {
  return [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))).join(' ');
}
