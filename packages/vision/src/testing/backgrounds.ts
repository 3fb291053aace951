/** Grounds to put a product on, drawn by code: studio, nature, rooms and patterns, as shops photograph against. */
import sharp from 'sharp';

type Scene = { readonly defs?: string; readonly body: string; readonly blur?: number };
export type Random = () => number;

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const colour = (hue: number, saturation: number, light: number) => `hsl(${hue},${saturation}%,${light}%)`;
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
const upright = (stops: readonly string[], turn = '0 1') => {
  const [x2, y2] = turn.split(' ');
  const list = stops.map((stop, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${stop}"/>`).join('');
  return `<linearGradient id="g" x1="0" y1="0" x2="${x2}" y2="${y2}">${list}</linearGradient>`;
};
const round = (inner: string, outer: string) =>
  `<radialGradient id="g" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;
const grain = (frequency: string, matrix: string) =>
  `<filter id="t" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="7"/><feColorMatrix values="${matrix}"/></filter>`;
const all = (fill: string, more = '') => rect(0, 0, 1000, 1000, fill, more);
const greyGrain = (share: number, base: number) =>
  `${share} 0 0 0 ${base} ${share} 0 0 0 ${base} ${share} 0 0 0 ${base} 0 0 0 0 1`;

const scenes: Record<string, (random: Random) => Scene> = {
  studio: () => ({ defs: upright(['#f4f4f2', '#d9d8d5', '#bfbdb9']), body: all('url(#g)') }),
  glow: () => ({ defs: round('#ffe9cf', '#c9794a'), body: all('url(#g)') }),
  floor: () => ({ body: all('#c9b6e4') + rect(0, 640, 1000, 360, '#a98fd0'), blur: 2 }),
  planks: (random) => ({
    defs: grain('.004 .09', '.5 0 0 0 .3 .35 0 0 0 .17 .2 0 0 0 .08 0 0 0 0 1'),
    body:
      all('#000', 'filter="url(#t)"') + many(7, (i) => rect(0, i * 150 + between(random, 0, 20), 1000, 4, '#2b1a0e')),
  }),
  marble: () => ({ defs: grain('.006 .012', greyGrain(0.7, 0.5)), body: all('#fff', 'filter="url(#t)"'), blur: 2 }),
  bokeh: (random) => ({
    body:
      all('#141826') +
      many(40, () =>
        circle(
          1000 * random(),
          1000 * random(),
          between(random, 20, 70),
          colour(between(random, 20, 60), 90, 60),
          0.35,
        ),
      ),
    blur: 8,
  }),
  leaves: (random) => ({
    body:
      all('#1f3d22') +
      many(90, () => {
        const [x, y] = [1000 * random(), 1000 * random()];
        return `<ellipse cx="${x}" cy="${y}" rx="70" ry="24" fill="${colour(between(random, 85, 140), 45, between(random, 18, 45))}" transform="rotate(${360 * random()} ${x} ${y})"/>`;
      }),
    blur: 7,
  }),
  bricks: (random) => ({
    body:
      all('#d8cfc6') +
      many(16, (row) =>
        many(8, (column) =>
          rect(
            column * 140 - (row % 2) * 70,
            row * 64,
            132,
            57,
            colour(between(random, 8, 18), 42, between(random, 38, 50)),
          ),
        ),
      ),
    blur: 3,
  }),
  tiles: () => ({
    body:
      all('#8fb3bd') +
      many(10, (row) => many(10, (column) => rect(column * 101, row * 101, 96, 96, '#dcebee', 'rx="4"'))),
    blur: 2,
  }),
  stripes: () => ({
    body:
      all('#ffd9df') +
      many(22, (i) => `<path d="M${i * 100 - 900} 1000 l1000 -1000 h50 l-1000 1000z" fill="#f7a8b8"/>`),
  }),
  checks: () => ({
    body:
      all('#f2e9d8') +
      many(12, (row) => many(6, (column) => rect(column * 168 + (row % 2) * 84, row * 84, 84, 84, '#d5b98a'))),
    blur: 4,
  }),
  sky: (random) => ({
    defs: upright(['#3f86d6', '#a9d2f5', '#e9f4fb']),
    body:
      all('url(#g)') +
      many(
        14,
        () => `<ellipse cx="${1000 * random()}" cy="${500 * random()}" rx="140" ry="45" fill="#fff" opacity=".75"/>`,
      ),
    blur: 14,
  }),
  beach: () => ({
    defs: grain('.6', '.25 0 0 0 .72 .25 0 0 0 .6 .2 0 0 0 .38 0 0 0 0 1'),
    body:
      rect(0, 0, 1000, 320, '#8cc8ea') +
      rect(0, 320, 1000, 200, '#2f8fae') +
      rect(0, 520, 1000, 480, '#000', 'filter="url(#t)"'),
    blur: 3,
  }),
  city: (random) => ({
    body:
      all('#10131f') +
      many(9, (i) => {
        const top = between(random, 100, 500);
        return (
          rect(i * 115, top, 105, 1000 - top, colour(225, 22, between(random, 12, 24))) +
          many(18, () => rect(i * 115 + 85 * random(), top + (900 - top) * random(), 12, 16, '#ffd884'))
        );
      }),
    blur: 6,
  }),
  shelf: (random) => ({
    body:
      all('#6b4a30') +
      many(3, (row) =>
        many(16, (i) =>
          rect(
            i * 64,
            row * 330 + 40,
            between(random, 38, 60),
            260,
            colour(360 * random(), 40, between(random, 30, 65)),
          ),
        ),
      ),
    blur: 9,
  }),
  window: () => ({
    body:
      all('#efe3d3') +
      many(
        4,
        (i) =>
          `<path d="M${120 + i * 230} 60 l150 0 l-120 420 l-150 0z" fill="#fffaf0"/><path d="M${0 + i * 230} 510 l150 0 l-120 420 l-150 0z" fill="#fffaf0"/>`,
      ),
    blur: 12,
  }),
  concrete: () => ({ defs: grain('.03', greyGrain(0.35, 0.4)), body: all('#888', 'filter="url(#t)"') }),
  weave: () => ({
    body: all('#39506b') + many(100, (i) => rect(i * 10, 0, 4, 1000, '#46617f') + rect(0, i * 10, 1000, 4, '#2f455e')),
  }),
  dots: () => ({
    body:
      all('#fff3c9') +
      many(12, (row) => many(12, (column) => circle(column * 90 + (row % 2) * 45, row * 90, 18, '#f2a03d'))),
  }),
  podium: () => ({
    body:
      all('#f5c6b6') +
      circle(650, 330, 260, '#f9dccf') +
      '<ellipse cx="500" cy="860" rx="430" ry="110" fill="#e39b86"/>',
  }),
  dusk: () => ({ defs: upright(['#2b1d5a', '#b5406f', '#ffb35c'], '.3 1'), body: all('url(#g)') }),
  kitchen: (random) => ({
    body:
      all('#dfe3df') +
      rect(0, 620, 1000, 380, '#b9906a') +
      many(7, (i) => rect(i * 150, between(random, 280, 420), 80, 340, colour(360 * random(), 25, 60), 'rx="20"')),
    blur: 14,
  }),
  confetti: (random) => ({
    body:
      all('#ffffff') +
      many(160, () => {
        const [x, y] = [1000 * random(), 1000 * random()];
        return rect(x, y, 18, 8, colour(360 * random(), 75, 60), `transform="rotate(${360 * random()} ${x} ${y})"`);
      }),
  }),
  spotlight: () => ({ defs: round('#5a6470', '#0a0c0f'), body: all('url(#g)') }),
  meadow: () => ({
    defs: grain('.05 .01', '.2 0 0 0 .2 .4 0 0 0 .35 .1 0 0 0 .1 0 0 0 0 1'),
    body: rect(0, 0, 1000, 400, '#bfe3f7') + rect(0, 400, 1000, 600, '#000', 'filter="url(#t)"'),
    blur: 5,
  }),
  terrazzo: (random) => ({
    body:
      all('#efece6') +
      many(150, () => {
        const [x, y] = [1000 * random(), 1000 * random()];
        const fill = colour(between(random, 0, 200), 25, between(random, 45, 75));
        return `<path d="M${x} ${y}l${30 * random()} ${-20 * random()}l${25 * random()} ${25 * random()}l${-30 * random()} ${20 * random()}z" fill="${fill}"/>`;
      }),
  }),
};

export const backgroundNames = Object.keys(scenes);

/** The same name gives the same pixels. */
export async function drawBackground(name: string, width: number, height: number): Promise<Buffer> {
  const scene = scenes[name]?.(seeded(name));
  if (!scene) throw new Error(`no background ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice"><defs>${scene.defs ?? ''}</defs>${scene.body}</svg>`;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  return (scene.blur ? drawn.blur(scene.blur * (height / 1000)) : drawn).png().toBuffer();
}

export function seeded(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
