type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Rows of the original, as they are stored: red, green, blue. `top` is the first one's place in the whole. */
export type Band = { readonly rgb: Uint8Array; readonly top: number; readonly rows: number; readonly width: number };

export type WorkedOn = {
  /** The finished picture and its subject alone, both as large as the frame in which they were composed. */
  readonly flat: Pixels;
  readonly subject: Pixels;
};

/** From here on the subject is solid, and what is seen there is the photo itself. */
const solidFrom = 235;
const solidAt = 255;

/**
 * Writes the rows of a band into the finished picture of full size: inside the subject the photo's own pixels, around it
 * (the soft edge, the background, shadows) what was composed at working size, stretched. `frame` is the full-size frame
 * in the original's pixels and may reach beyond it.
 */
export function drawBand(into: Uint8Array, frame: Box, { flat, subject }: WorkedOn, band: Band): void {
  const [sx, sy] = [flat.width / frame.width, flat.height / frame.height];
  const first = Math.max(0, band.top - frame.y);
  const last = Math.min(frame.height, band.top + band.rows - frame.y);
  const columns = Array.from({ length: frame.width }, (_, x) => between((x + 0.5) * sx - 0.5, flat.width));
  for (let y = first; y < last; y += 1) {
    const row = between((y + 0.5) * sy - 0.5, flat.height);
    for (const [x, column] of columns.entries()) {
      const at = (y * frame.width + x) * 4;
      const px = x + frame.x;
      const inside = px >= 0 && px < band.width;
      const from = ((y + frame.y - band.top) * band.width + px) * 3;
      const [low, high] = alphasAround(subject, row, column);
      if (inside && low === solidAt) {
        into[at] = band.rgb[from] ?? 0;
        into[at + 1] = band.rgb[from + 1] ?? 0;
        into[at + 2] = band.rgb[from + 2] ?? 0;
        into[at + 3] = solidAt;
        continue;
      }
      stretch(into, at, flat, row, column);
      if (inside && high > solidFrom) blend(into, at, band.rgb, from, alphaAt(subject, row, column));
    }
  }
}

function blend(into: Uint8Array, at: number, rgb: Uint8Array, from: number, alpha: number): void {
  const solid = Math.min(1, Math.max(0, (alpha - solidFrom) / (solidAt - solidFrom)));
  for (let c = 0; c < 3; c += 1) {
    const under = into[at + c] ?? 0;
    into[at + c] = Math.round(under + ((rgb[from + c] ?? 0) - under) * solid);
  }
}

/** The least and the most of the four: most places are wholly inside or outside, and need nothing else. */
function alphasAround({ data, width }: Pixels, row: Between, column: Between): readonly [number, number] {
  const one = data[(row.a * width + column.a) * 4 + 3] ?? 0;
  const two = data[(row.a * width + column.b) * 4 + 3] ?? 0;
  const three = data[(row.b * width + column.a) * 4 + 3] ?? 0;
  const four = data[(row.b * width + column.b) * 4 + 3] ?? 0;
  return [Math.min(one, two, three, four), Math.max(one, two, three, four)];
}

/** Two neighbours and how far it is from the first to the second. */
type Between = { readonly a: number; readonly b: number; readonly share: number };

function between(place: number, length: number): Between {
  const held = Math.min(Math.max(place, 0), length - 1);
  const a = Math.floor(held);
  return { a, b: Math.min(a + 1, length - 1), share: held - a };
}

function alphaAt({ data, width }: Pixels, row: Between, column: Between): number {
  const alpha = (y: number, x: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  const upper = alpha(row.a, column.a) * (1 - column.share) + alpha(row.a, column.b) * column.share;
  const lower = alpha(row.b, column.a) * (1 - column.share) + alpha(row.b, column.b) * column.share;
  return upper * (1 - row.share) + lower * row.share;
}

/** Colours weigh as much as they are seen: what is transparent has none to lend to its neighbours. */
function stretch(into: Uint8Array, at: number, { data, width }: Pixels, row: Between, column: Between): void {
  const one = (row.a * width + column.a) * 4;
  const two = (row.a * width + column.b) * 4;
  const three = (row.b * width + column.a) * 4;
  const four = (row.b * width + column.b) * 4;
  const first = (1 - row.share) * (1 - column.share) * (data[one + 3] ?? 0);
  const second = (1 - row.share) * column.share * (data[two + 3] ?? 0);
  const third = row.share * (1 - column.share) * (data[three + 3] ?? 0);
  const fourth = row.share * column.share * (data[four + 3] ?? 0);
  const seen = first + second + third + fourth;
  // New memory is empty already.
  if (seen === 0) return;
  for (let c = 0; c < 3; c += 1) {
    const sum =
      (data[one + c] ?? 0) * first +
      (data[two + c] ?? 0) * second +
      (data[three + c] ?? 0) * third +
      (data[four + c] ?? 0) * fourth;
    into[at + c] = Math.round(sum / seen);
  }
  into[at + 3] = Math.round(seen);
}

/** The frame of working size in the original's own pixels. */
export function fullFrame(
  frame: Box,
  worked: { width: number; height: number },
  full: { width: number; height: number },
): Box {
  const [across, down] = [full.width / worked.width, full.height / worked.height];
  return {
    x: Math.round(frame.x * across),
    y: Math.round(frame.y * down),
    width: Math.round(frame.width * across),
    height: Math.round(frame.height * down),
  };
}
