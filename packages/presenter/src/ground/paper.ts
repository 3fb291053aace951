import type { Pixels } from '../puppet/warp.ts';

/** What somebody stands before whose picture was saved without a ground: sand, on which white shirts are seen, too. */
export const paperColor = '#e9e2d8';

const paper = [1, 3, 5].map((at) => Number.parseInt(paperColor.slice(at, at + 2), 16));

/** The same picture, with paper behind what is transparent: film has no transparency, and would show black instead. */
export function onPaper(picture: Pixels): Pixels {
  const { width, height, data } = picture;
  if (isSolid(picture)) return picture;
  const solid = new Uint8ClampedArray(data);
  for (let at = 0; at < solid.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    for (const [channel, under] of paper.entries())
      solid[at + channel] = (data[at + channel] ?? 0) * alpha + under * (1 - alpha);
    solid[at + 3] = 255;
  }
  return { width, height, data: solid };
}

function isSolid({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
