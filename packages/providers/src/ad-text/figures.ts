/** Figures of a text in plain digits, with the marks between them, so that 4.8 is one figure and ٤٫٨ the same. */
export function figuresOf(text: string): string[] {
  const plain = text
    .replaceAll(/\p{Nd}/gu, digit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  return plain.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}

/** Decimal digits come in runs of ten in every script. */
function digit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return character;
  let zero = point;
  while (point - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** Figures that nobody gave: whatever another party wrote, an ad must not promise them. */
export function inventedFigures(text: string, source: string): string[] {
  const known = new Set(figuresOf(source));
  return figuresOf(text).filter((figure) => !known.has(figure) && !known.has(bare(figure)));
}

/** 24.00 says no more than 24. */
function bare(figure: string): string {
  return figure.replace(/[.,]0+$/, '');
}
