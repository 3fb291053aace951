import type { Box, LogoBox } from './logo-box.ts';
import type { QrDots, QrStyle } from './style.ts';
import type { QrMatrix } from './symbol.ts';

type Drawing = {
  readonly side: number;
  /** In modules, from the first one behind the margin; the even-odd rule fills it. */
  readonly path: string;
  readonly style: QrStyle;
  readonly logo: { readonly href: string; readonly box: LogoBox } | null;
};

const finderSide = 7;

export function darkPath(matrix: QrMatrix, style: Pick<QrStyle, 'dots'>, cleared: Box | null): string {
  const isDark = visible(matrix, cleared);
  return style.dots === 'square' ? squares(matrix, isDark) : shaped(matrix, isDark, style.dots);
}

/** One module is one unit of the view box, so the drawing is exact at every size. */
export function drawSvg({ side, path, style, logo }: Drawing): string {
  const crisp = style.dots === 'square' ? ' shape-rendering="crispEdges"' : '';
  const picture = logo === null ? '' : image(logo.href, logo.box.picture);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${style.size}" height="${style.size}" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="${style.background}"/>` +
    `<g transform="translate(${style.margin} ${style.margin})"><path${crisp} fill="${style.foreground}" fill-rule="evenodd" d="${path}"/>${picture}</g></svg>`
  );
}

type IsDark = (x: number, y: number) => boolean;

function visible(matrix: QrMatrix, cleared: Box | null): IsDark {
  return (x, y) => {
    if (matrix[y]?.[x] !== true) return false;
    if (cleared === null) return true;
    const inside = x >= cleared.x && x < cleared.x + cleared.width && y >= cleared.y && y < cleared.y + cleared.height;
    return !inside;
  };
}

/** Neighbouring modules of a row become one rectangle: fewer bytes and no hairlines between them. */
function squares(matrix: QrMatrix, isDark: IsDark): string {
  let path = '';
  for (let y = 0; y < matrix.length; y += 1) {
    for (let x = 0; x < matrix.length; x += 1) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (isDark(x + 1, y)) x += 1;
      const width = x + 1 - start;
      path += `M${start} ${y}h${width}v1h${-width}z`;
    }
  }
  return path;
}

function shaped(matrix: QrMatrix, isDark: IsDark, dots: Exclude<QrDots, 'square'>): string {
  const last = matrix.length - finderSide;
  let path = [
    [0, 0],
    [last, 0],
    [0, last],
  ]
    .map(([x = 0, y = 0]) => finder(x, y, dots))
    .join('');
  for (let y = 0; y < matrix.length; y += 1) {
    for (let x = 0; x < matrix.length; x += 1) {
      if (!isDark(x, y) || inFinder(x, y, last)) continue;
      path += dots === 'dots' ? disc(x + 0.5, y + 0.5, 0.46) : softModule(x, y, isDark);
    }
  }
  return path;
}

function inFinder(x: number, y: number, last: number): boolean {
  const nearX = x < finderSide || x >= last;
  const nearY = y < finderSide || y >= last;
  return nearX && nearY && !(x >= last && y >= last);
}

/** Ring and eye; the even-odd rule opens the ring. */
function finder(x: number, y: number, dots: Exclude<QrDots, 'square'>): string {
  if (dots === 'dots') return [3.5, 2.5, 1.5].map((radius) => disc(x + 3.5, y + 3.5, radius)).join('');
  return roundedSquare(x, y, 7, 2) + roundedSquare(x + 1, y + 1, 5, 1.2) + roundedSquare(x + 2, y + 2, 3, 0.9);
}

/** Corners are rounded only where no neighbour touches them, so runs flow together. */
function softModule(x: number, y: number, isDark: IsDark): string {
  const up = isDark(x, y - 1);
  const right = isDark(x + 1, y);
  const down = isDark(x, y + 1);
  const left = isDark(x - 1, y);
  const radius = (first: boolean, second: boolean) => (first || second ? 0 : 0.5);
  return roundedBox(x, y, 1, [radius(up, left), radius(up, right), radius(down, right), radius(down, left)]);
}

function roundedSquare(x: number, y: number, side: number, radius: number): string {
  return roundedBox(x, y, side, [radius, radius, radius, radius]);
}

type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

function roundedBox(x: number, y: number, side: number, [a, b, c, d]: Corners): string {
  const arc = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + a} ${y}h${side - a - b}${arc(b, b, b)}v${side - b - c}${arc(c, -c, c)}` +
    `h${c + d - side}${arc(d, -d, -d)}v${d + a - side}${arc(a, a, -a)}z`
  );
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function image(href: string, box: Box): string {
  const place = [
    ['x', box.x],
    ['y', box.y],
    ['width', box.width],
    ['height', box.height],
  ] as const;
  const attributes = place.map(([name, value]) => `${name}="${Number(value.toFixed(4))}"`).join(' ');
  return `<image ${attributes} preserveAspectRatio="xMidYMid meet" href="${href}"/>`;
}
