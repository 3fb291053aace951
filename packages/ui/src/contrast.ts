/** WCAG 2 contrast between two CSS colours written as `oklch(L C H)` or `#rrggbb`. */
type LinearRgb = readonly [red: number, green: number, blue: number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function fromHex(hex: string): LinearRgb {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function parseColor(css: string): LinearRgb {
  if (/^#[\da-f]{6}$/i.test(css)) return fromHex(css);
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (!parts) throw new RangeError(`Not an opaque oklch or hex colour: ${css}`);
  return fromOklch(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). AA asks 4.5 of text and 3 of large text, icons and borders of controls. */
export function contrast(one: string, other: string): number {
  const a = luminance(parseColor(one));
  const b = luminance(parseColor(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
