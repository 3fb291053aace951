/**
 * One page of plain text as a PDF, with a font that every reader has. Invoices of the sandbox are in English and hold
 * nothing that a person typed but their email address.
 */
export type InvoiceLine = { readonly text: string; readonly size?: number; readonly gap?: number };

const page = { width: 595, height: 842, left: 64, top: 770 };

export function invoicePdf(lines: readonly InvoiceLine[]): Buffer {
  let y = page.top;
  const drawn = lines.map(({ text, size = 11, gap = 18 }) => {
    y -= gap;
    return `BT /F1 ${size} Tf ${page.left} ${y} Td (${escaped(text)}) Tj ET`;
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

/** What the font does not have becomes a question mark. */
function escaped(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
}
