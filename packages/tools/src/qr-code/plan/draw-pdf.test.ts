import { describe, expect, it } from 'vitest';
import { QrCodeInput } from '../contract.ts';
import { drawPdf } from './draw-pdf.ts';
import { pdfPath } from './pdf-path.ts';
import { planQrCode } from './plan.ts';

const codeOf = (style: object) => QrCodeInput.parse({ content: { type: 'text', text: 'hello' }, style });

describe('a code as a PDF', () => {
  it.each(['square', 'rounded', 'dots'])('tells where its objects stand, with %s dots', (dots) => {
    const input = codeOf({ dots });
    const plan = planQrCode(input);
    const text = Buffer.from(drawPdf(plan.drawing, input.style, null)).toString('latin1');
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(4);
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    expect(text).toContain('/MediaBox [0 0 225 225]');
    const { length } = /stream\n([\s\S]*)\nendstream/.exec(text)?.[1] ?? '';
    expect(text).toContain(`/Length ${length} `);
  });

  it('carries the logo as a picture', () => {
    const input = codeOf({});
    const drawing = { ...planQrCode(input).drawing, logo: { x: 5, y: 6, width: 7, height: 8 } };
    const text = Buffer.from(drawPdf(drawing, input.style, { jpeg: Buffer.from('JPEG'), width: 10, height: 12 }));
    expect(text.toString('latin1')).toContain('7 0 0 -8 5 14 cm /Logo Do');
    expect(text.toString('latin1')).toMatch(/\/Width 10 \/Height 12 .*\/DCTDecode \/Length 4 /);
  });
});

describe('paths', () => {
  it('keep lines and closings', () => {
    expect(pdfPath('M1 2h3v-1h-3z')).toBe('1 2 m\n4 2 l\n4 1 l\n1 1 l\nh');
  });

  it('bend a quarter the way it turns', () => {
    expect(pdfPath('M0 0a1 1 0 0 1 1 1')).toBe('0 0 m\n0.5523 0 1 0.4477 1 1 c');
  });

  it('go round a whole disc and come back to where they began', () => {
    const curves = pdfPath('M0 5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z')
      .split('\n')
      .filter((line) => line.endsWith('c'));
    expect(curves.map((line) => line.split(' ').slice(4, 6).map(Number))).toEqual([
      [5, 10],
      [10, 5],
      [5, 0],
      [0, 5],
    ]);
    expect(curves[0]).toBe('0 7.7614 2.2386 10 5 10 c');
  });
});
