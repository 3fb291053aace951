/** The least a PDF is made of: numbered objects, the last part telling where each begins. */
export function pdfBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function pdfStream(dictionary: string, body: Uint8Array): Uint8Array {
  return joined([pdfBytes(`<< ${dictionary} /Length ${body.byteLength} >>\nstream\n`), body, pdfBytes('\nendstream')]);
}

/** Readers find every object by its place in the file, which the table at the end tells. The first is the catalogue. */
export function pdfFile(objects: readonly Uint8Array[]): Uint8Array {
  const parts = [pdfBytes('%PDF-1.4\n')];
  const places: number[] = [];
  let at = parts[0]?.byteLength ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    at += part.byteLength;
  };
  objects.forEach((object, index) => {
    places.push(at);
    add(joined([pdfBytes(`${index + 1} 0 obj\n`), object, pdfBytes('\nendobj\n')]));
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  add(pdfBytes(`xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`));
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
