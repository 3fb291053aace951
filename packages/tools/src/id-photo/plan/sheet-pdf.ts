import { pdfBytes, pdfFile, pdfStream } from '../../kit/pictures/plan/pdf-file.ts';
import { cutMarks, type Line, rulerLines, type Sheet } from './sheet.ts';

const pointsPerMillimetre = 72 / 25.4;

type Jpeg = { readonly body: Uint8Array; readonly width: number; readonly height: number };

/** One page at its true size: the photo once in the file and drawn at every place, with lines to cut along. */
export function drawSheet(sheet: Sheet, photo: Jpeg): Uint8Array {
  const { width, height } = sheet.page;
  const box = `[0 0 ${points(width)} ${points(height)}]`;
  const resources = '<< /XObject << /Photo 5 0 R >> /Font << /Label 6 0 R >> >>';
  const picture = `/Type /XObject /Subtype /Image /Width ${photo.width} /Height ${photo.height}`;
  return pdfFile([
    pdfBytes('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>'),
    pdfBytes('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    pdfBytes(`<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources ${resources} >>`),
    pdfStream('', pdfBytes(contentOf(sheet))),
    pdfStream(`${picture} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, photo.body),
    pdfBytes('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]);
}

function contentOf(sheet: Sheet): string {
  const { page, photo, places } = sheet;
  const up = (y: number): number => points(page.height - y);
  const drawLine = ([x1, y1, x2, y2]: Line): string => `${points(x1)} ${up(y1)} m ${points(x2)} ${up(y2)} l S`;
  const ruler = rulerLines(sheet);
  return [
    ...places.map(
      ({ x, y }) =>
        `q ${points(photo.width)} 0 0 ${points(photo.height)} ${points(x)} ${up(y + photo.height)} cm /Photo Do Q`,
    ),
    '0.45 G 0.25 w',
    ...cutMarks(sheet).map(drawLine),
    ...ruler.lines.map(drawLine),
    `BT /Label 6 Tf 0.45 g ${points(ruler.label.x)} ${up(ruler.label.y)} Td (50 mm) Tj ET`,
  ].join('\n');
}

function points(millimetres: number): number {
  return Number((millimetres * pointsPerMillimetre).toFixed(3));
}
