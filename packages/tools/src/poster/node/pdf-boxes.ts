import type { Rect, Sheet } from '../plan/sizes.ts';

/**
 * Tells a printer where to cut: adds the boxes to the page of a finished one-page PDF as an update at its end, which
 * leaves every byte before it, and so every place its table names, as it was.
 */
export function withPrintBoxes(pdf: Uint8Array, { media, trim, bleed }: Sheet): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const page = /(\d+) 0 obj\n(<<\/Type \/Page\n[\s\S]*?)>>\nendobj/.exec(text);
  const trailer = /trailer\n<<([\s\S]*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(text);
  if (!page || !trailer) throw new Error('this PDF has another shape than the renderer writes');
  const [, number = '', body = ''] = page;
  const [, entries = '', previous = ''] = trailer;
  const boxes = [
    `/CropBox ${box({ x: 0, y: 0, ...media }, media.height)}`,
    `/BleedBox ${box(bleed, media.height)}`,
    `/TrimBox ${box(trim, media.height)}`,
  ].join('\n');
  const object = `${number} 0 obj\n${body}\n${boxes}>>\nendobj\n`;
  const at = pdf.byteLength;
  const table = at + object.length;
  const update =
    `${object}xref\n${number} 1\n${String(at).padStart(10, '0')} 00000 n \n` +
    `trailer\n<<${entries}\n/Prev ${previous}>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}

/** A page counts upwards from its lower edge. */
function box({ x, y, width, height }: Rect, pageHeight: number): string {
  const values = [x, pageHeight - y - height, x + width, pageHeight - y];
  return `[${values.map((value) => Number(value.toFixed(3))).join(' ')}]`;
}
