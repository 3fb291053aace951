/** How many of a picture's pixels carry detail: a file that was enlarged or is out of focus has fewer than it claims. */
type Size = { readonly width: number; readonly height: number };

/** The copy that is looked at: never larger than the picture, its longer side no longer than this. */
const detailSide = 512;

export function detailCopy({ width, height }: Size): Size {
  const scale = Math.min(1, detailSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How far apart the two sides of an edge are looked for. */
const reach = 12;
/** Of all places, the share whose step is steepest: what is meant to be sharp in a picture. */
const steepest = 0.004;
/** Fainter than this a step is grain or a shade of the light. */
const leastStep = 24;

/** An edge through a lens or a scaler is two pixels wide. Smooth things have soft shades for edges: up to four are fine. */
const crisp = { width: 2, most: 4.5 };

/**
 * Pixels of the longer side, from a copy of that picture (RGBA). The steepest edges tell: where they are as wide as
 * several pixels, the picture holds no more than a copy would in which they are crisp. Undefined where it has none.
 */
export function detailOf(pixels: ArrayLike<number>, copy: Size, source: Size): number | undefined {
  const longer = Math.max(source.width, source.height);
  if (Math.max(copy.width, copy.height) < reach * 3) return longer;
  const width = edgeWidth(lightsOf(pixels), copy);
  if (width === undefined) return undefined;
  if (width <= crisp.most) return longer;
  return Math.max(1, Math.round((Math.max(copy.width, copy.height) * crisp.width) / width));
}

/** Where it is not solid there is no light: the edge of a cut-out is the cutter's, not the camera's. */
function lightsOf(pixels: ArrayLike<number>): Float32Array {
  const lights = new Float32Array(pixels.length / 4);
  for (let at = 0; at < lights.length; at += 1) {
    const isSolid = (pixels[at * 4 + 3] ?? 255) >= 250;
    lights[at] = isSolid
      ? 0.2126 * (pixels[at * 4] ?? 0) + 0.7152 * (pixels[at * 4 + 1] ?? 0) + 0.0722 * (pixels[at * 4 + 2] ?? 0)
      : Number.NaN;
  }
  return lights;
}

type Edge = { readonly at: number; readonly along: number; readonly step: number };

/** In pixels of the copy: the whole step of the steepest edges, over how much of it one pixel makes. */
function edgeWidth(lights: Float32Array, { width, height }: Size): number | undefined {
  const widths = steepEdges(lights, { width, height }).flatMap((edge) => {
    const whole = stepAround(lights, edge, width, height);
    return whole >= leastStep ? [whole / edge.step] : [];
  });
  if (widths.length < 12) return undefined;
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 3)];
}

function steepEdges(lights: Float32Array, { width, height }: Size): Edge[] {
  const steps = new Float32Array(lights.length);
  const tally = new Uint32Array(257);
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const step = Math.max(slope(lights, at, 1), slope(lights, at, width));
      if (!(step > 0.5)) continue;
      steps[at] = step;
      tally[Math.ceil(step * 2)] = (tally[Math.ceil(step * 2)] ?? 0) + 1;
    }
  }
  const wanted = Math.max(24, Math.round(lights.length * steepest));
  let least = 256;
  for (let found = 0; least > 1 && found < wanted; least -= 1) found += tally[least] ?? 0;
  const edges: Edge[] = [];
  for (const [at, step] of steps.entries()) {
    if (step * 2 > least) edges.push({ at, step, along: slope(lights, at, 1) >= slope(lights, at, width) ? 1 : width });
  }
  return edges;
}

function slope(lights: Float32Array, at: number, along: number): number {
  return Math.abs((lights[at + along] ?? 0) - (lights[at - along] ?? 0)) / 2;
}

/** How far the light goes on rising or falling on both sides of a place. */
function stepAround(lights: Float32Array, { at, along }: Edge, width: number, height: number): number {
  const rising = (lights[at + along] ?? 0) >= (lights[at - along] ?? 0) ? 1 : -1;
  const place = along === 1 ? at % width : Math.floor(at / width);
  const last = along === 1 ? width - 1 : height - 1;
  const walk = (by: 1 | -1): number => {
    let end = lights[at] ?? 0;
    for (let far = 1; far <= reach; far += 1) {
      const next = place + far * by;
      const light = lights[at + far * along * by] ?? Number.NaN;
      if (next < 0 || next > last || !((light - end) * rising * by >= 0)) break;
      end = light;
    }
    return end;
  };
  return Math.abs(walk(1) - walk(-1));
}
