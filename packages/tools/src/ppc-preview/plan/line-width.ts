/** Widths of Arial in thousandths of its size, for the characters that differ from the usual. */
const narrow: Readonly<Record<string, number>> = {
  ' ': 278,
  i: 222,
  j: 222,
  l: 222,
  I: 278,
  '.': 278,
  ',': 278,
  ':': 278,
  ';': 278,
  '|': 260,
  '!': 278,
  "'": 191,
  '’': 222,
  f: 278,
  t: 278,
  r: 333,
  '-': 333,
  '(': 333,
  ')': 333,
  '/': 278,
  J: 500,
  c: 500,
  k: 500,
  s: 500,
  v: 500,
  x: 500,
  y: 500,
  z: 500,
  m: 833,
  w: 722,
  M: 833,
  W: 944,
  '%': 889,
  '&': 667,
  A: 667,
  B: 667,
  E: 667,
  K: 667,
  P: 667,
  S: 667,
  V: 667,
  X: 667,
  Y: 667,
  C: 722,
  D: 722,
  H: 722,
  N: 722,
  R: 722,
  U: 722,
  G: 778,
  O: 778,
  Q: 778,
  F: 611,
  L: 556,
  T: 611,
  Z: 611,
};

const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** About how wide a line is in the face that search results are set in, in pixels. */
export function lineWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += narrow[character] ?? (wide.test(character) ? 1000 : 556);
  return (thousandths * size) / 1000;
}

/** What fits: one line of headlines on a computer, two on a phone; set in 20 pixels. */
export const desktopWidth = 600;
export const phoneWidth = 328;
const headlineSize = 20;

/** The network writes headlines in a row, a bar between them. */
export function joinedHeadlines(headlines: readonly string[]): string {
  return headlines.join(' | ');
}

/** How many of the headlines stand whole on a computer. */
export function wholeOnDesktop(headlines: readonly string[]): number {
  let whole = 0;
  for (let count = 1; count <= headlines.length; count += 1)
    if (lineWidth(joinedHeadlines(headlines.slice(0, count)), headlineSize) <= desktopWidth) whole = count;
  return whole;
}

export function wholeOnPhone(headlines: readonly string[]): number {
  let whole = 0;
  for (let count = 1; count <= headlines.length; count += 1)
    if (lineWidth(joinedHeadlines(headlines.slice(0, count)), headlineSize) <= phoneWidth * 1.9) whole = count;
  return whole;
}
