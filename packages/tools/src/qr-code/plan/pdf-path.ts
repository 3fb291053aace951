/** How far a Bézier's handles stand off for a quarter of a circle. */
const handle = 0.5522847498;

type Point = readonly [x: number, y: number];

/**
 * The paths of a code, which know only M, h, v, z and arcs of a quarter or half a circle, in the operators of a PDF.
 */
export function pdfPath(path: string): string {
  let at: Point = [0, 0];
  const operators: string[] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([Mhvaz])([^Mhvaz]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const [first = 0, second = 0] = numbers;
    if (command === 'z') operators.push('h');
    else if (command === 'a') {
      for (const quarter of quarters(numbers)) {
        operators.push(curve(at, quarter));
        at = [at[0] + quarter.dx, at[1] + quarter.dy];
      }
    } else {
      if (command === 'M') at = [first, second];
      else at = command === 'h' ? [at[0] + first, at[1]] : [at[0], at[1] + first];
      operators.push(`${pair(at)} ${command === 'M' ? 'm' : 'l'}`);
    }
  }
  return operators.join('\n');
}

/** `turn` is 1 where it turns right on a page whose y grows downwards. */
type Quarter = { readonly radius: number; readonly dx: number; readonly dy: number; readonly turn: 1 | -1 };

function quarters([radius = 0, , , large = 0, sweep = 0, dx = 0, dy = 0]: readonly number[]): Quarter[] {
  const turn = sweep === 1 ? 1 : -1;
  if (large === 0) return [{ radius, dx, dy, turn }];
  // Half a circle along a line: out to its far point and back.
  const out = -turn * Math.sign(dx) * radius;
  return [
    { radius, dx: dx / 2, dy: out, turn },
    { radius, dx: dx / 2, dy: -out, turn },
  ];
}

function curve([x, y]: Point, { radius, dx, dy, turn }: Quarter): string {
  // The directions at both ends stand square to each other and add up to the way between them.
  const start: Point = [(dx + turn * dy) / (2 * radius), (dy - turn * dx) / (2 * radius)];
  const end: Point = [-turn * start[1], turn * start[0]];
  const reach = handle * radius;
  const first: Point = [x + reach * start[0], y + reach * start[1]];
  const second: Point = [x + dx - reach * end[0], y + dy - reach * end[1]];
  return `${pair(first)} ${pair(second)} ${pair([x + dx, y + dy])} c`;
}

function pair([x, y]: Point): string {
  return `${Number(x.toFixed(4))} ${Number(y.toFixed(4))}`;
}
