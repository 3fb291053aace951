/** Light as it adds up, for each value of a channel. */
export const linear: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const steps = 4096;

const screen = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** The value of a channel that shows so much light; more than all is all. */
export function toScreen(light: number): number {
  return screen[light >= 1 ? steps : light <= 0 ? 0 : Math.round(light * steps)] as number;
}
