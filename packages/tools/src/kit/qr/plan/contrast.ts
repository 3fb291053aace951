/** Below this ratio ordinary phone cameras begin to miss codes in poor light. */
export const scannableContrast = 3;

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** Many readers do not look for light modules on a dark ground. */
export function isInverted(style: { foreground: string; background: string }): boolean {
  return luminance(style.foreground) > luminance(style.background);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
