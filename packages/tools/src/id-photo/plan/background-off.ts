type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** How far the upper corners of the finished photo are from its background, as a share of the full range: 4 bytes a pixel. */
export function backgroundOff({ data, width, height }: Pixels, background: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  const side = Math.max(2, Math.round(width * 0.06));
  let most = 0;
  for (let y = 0; y < Math.min(side, height); y += 1)
    for (let x = 0; x < 2 * side; x += 1) {
      const at = (y * width + (x < side ? x : width - 1 - (x - side))) * 4;
      for (let c = 0; c < 3; c += 1) most = Math.max(most, Math.abs((data[at + c] ?? 0) - (wanted[c] ?? 255)));
    }
  return most / 255;
}
