/** Things that are hard to cut out, drawn by code with their true alpha: glass, wires, white, strands, nets. */
import type { Random } from './backgrounds.ts';

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const line = (path: string, color: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;
const across = (id: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}">${stops.map((stop, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${stop}"/>`).join('')}</linearGradient>`;

/** A strand from a root, bent by a little chance. */
function strand(random: Random, x: number, y: number, angle: number, length: number): string {
  const bend = angle + (random() - 0.5) * 0.9;
  const [mx, my] = [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5];
  return `M${x} ${y}Q${mx} ${my} ${x + Math.cos(bend) * length} ${y + Math.sin(bend) * length}`;
}

/** A string of the racket, from rim to rim. */
function chord(x: number | null, y = 395): string {
  const reach = x === null ? 190 * Math.sqrt(1 - ((y - 395) / 230) ** 2) : 230 * Math.sqrt(1 - ((x - 400) / 190) ** 2);
  return x === null ? `M${400 - reach} ${y}H${400 + reach}` : `M${x} ${395 - reach}V${395 + reach}`;
}

const white = across('w', '#cfcfcd', '#f6f6f4', '#ffffff', '#e2e2df');

export const hardThings: Readonly<Record<string, (random: Random) => string>> = {
  tumbler: () =>
    shape('M270 200L320 850Q400 875 480 850L530 200Z', '#dfeef2', 0.3) +
    shape('M300 520L322 840Q400 862 478 840L500 520Z', '#c76a1e', 0.75) +
    line('M270 200L320 850Q400 875 480 850L530 200', '#f4fbff', 9, 0.9) +
    `<ellipse cx="400" cy="200" rx="130" ry="22" fill="none" stroke="#f4fbff" stroke-width="8" opacity=".9"/>` +
    line('M305 260L335 760', '#ffffff', 14, 0.8),
  goblet: () =>
    shape('M260 180Q250 470 400 500Q550 470 540 180Z', '#e8f1f4', 0.25) +
    shape('M272 330Q285 470 400 488Q515 470 528 330Z', '#7a1024', 0.85) +
    line('M260 180Q250 470 400 500Q550 470 540 180', '#f7fbfd', 7, 0.9) +
    shape('M390 498H410L414 790H386Z', '#dfe9ee', 0.7) +
    oval(400, 800, 130, 20, '#dfe9ee', 0.7) +
    line('M300 220Q295 350 320 420', '#ffffff', 10, 0.85),
  flask: () =>
    shape('M350 130H450V300Q560 360 560 480V850Q400 880 240 850V480Q240 360 350 300Z', '#bfe3d5', 0.45) +
    line('M350 130H450V300Q560 360 560 480V850Q400 880 240 850V480Q240 360 350 300Z', '#e9fbf4', 10, 0.95) +
    shape('M345 80H455V140H345Z', '#2b2b2e') +
    shape('M290 520H510V720H290Z', '#faf7ee') +
    line('M270 480V800', '#ffffff', 12, 0.8),
  earphones: () =>
    line('M250 300C250 600 380 520 400 700S420 880 480 880', '#1c1c1f', 6) +
    line('M550 280C560 560 430 520 400 700', '#1c1c1f', 6) +
    oval(245, 270, 42, 52, '#26262a') +
    oval(555, 250, 42, 52, '#26262a') +
    shape('M470 865H540V895H470Z', '#c8a24a'),
  cable: () =>
    line('M200 250C500 150 650 350 400 420S150 600 400 640S650 800 450 850', '#d8412f', 8) +
    shape('M160 225H240V275H160Z', '#efefef') +
    shape('M420 830H500V870H420Z', '#efefef'),
  basket: () =>
    many(11, (i) => line(`M${200 + i * 40} 350L${250 + i * 30} 800`, '#2a2522', 5)) +
    many(8, (i) => line(`M${200 + i * 7} ${360 + i * 62}H${600 - i * 7}`, '#2a2522', 5)) +
    line('M200 350H600', '#1d1917', 12) +
    line('M300 350C300 150 500 150 500 350', '#1d1917', 9),
  vase: () =>
    `<defs>${white}</defs>` +
    shape('M350 180H450Q440 300 520 420Q590 560 500 820H300Q210 560 280 420Q360 300 350 180Z', 'url(#w)'),
  carton: () =>
    shape('M230 330L400 400V860L230 770Z', '#eeeeec') +
    shape('M400 400L570 330V770L400 860Z', '#dcdcd9') +
    shape('M230 330L400 265L570 330L400 400Z', '#fbfbfa'),
  towel: () =>
    `<defs>${white}</defs>` +
    many(5, (i) => `<rect x="200" y="${380 + i * 90}" width="400" height="84" rx="40" fill="url(#w)"/>`),
  brush: (random) =>
    many(260, (i) => {
      const x = 330 + (i % 26) * 5.5;
      return line(
        strand(random, x, 430, -Math.PI / 2 + (x - 400) / 260, 210 + random() * 70),
        i % 3 ? '#5b3a26' : '#8a6244',
        2.5,
      );
    }) +
    shape('M325 420H475V520H325Z', '#c9a45c') +
    shape('M345 520H455L425 880H375Z', '#20140f'),
  plush: (random) =>
    oval(400, 560, 185, 215, '#b98a5a') +
    many(900, (i) => {
      const angle = (i / 900) * Math.PI * 2;
      const tone = ['#a87746', '#c79a68', '#b98a5a'][i % 3] ?? '';
      return line(
        strand(random, 400 + Math.cos(angle) * 178, 560 + Math.sin(angle) * 208, angle, 25 + random() * 35),
        tone,
        2.2,
      );
    }) +
    oval(340, 500, 16, 18, '#1a1310') +
    oval(460, 500, 16, 18, '#1a1310') +
    oval(400, 580, 30, 22, '#3a261b'),
  wig: (random) =>
    oval(400, 380, 150, 170, '#2a1a12') +
    shape('M255 360Q240 700 300 800H500Q560 700 545 360Z', '#2a1a12') +
    many(420, (i) => {
      const side = i % 2 ? 1 : -1;
      return line(
        strand(
          random,
          400 + side * (120 + random() * 25),
          330 + random() * 430,
          Math.PI / 2 - side * 0.35,
          60 + random() * 110,
        ),
        '#3a2418',
        2,
      );
    }),
  racket: () =>
    many(15, (i) => line(chord(268 + i * 19), '#f2efe2', 3)) +
    many(20, (i) => line(chord(null, 195 + i * 21), '#f2efe2', 3)) +
    `<ellipse cx="400" cy="395" rx="190" ry="230" fill="none" stroke="#b3242d" stroke-width="26"/>` +
    line('M320 600L390 720V900', '#b3242d', 22) +
    line('M480 600L410 720V900', '#b3242d', 22),
  netbag: (random) =>
    many(12, (i) => line(`M${210 + i * 34} 340Q${250 + i * 28} 600 ${300 + i * 18} 830`, '#3c6a4a', 5)) +
    many(12, (i) => line(`M${590 - i * 34} 340Q${550 - i * 28} 600 ${500 - i * 18} 830`, '#3c6a4a', 5)) +
    line('M205 340H595', '#2c5238', 12) +
    line('M300 340C300 130 500 130 500 340', '#2c5238', 10) +
    many(6, () => oval(300 + random() * 200, 560 + random() * 180, 62, 62, '#e8862a')),
  spectacles: () =>
    `<ellipse cx="270" cy="500" rx="115" ry="95" fill="#dfe9ef" fill-opacity=".22" stroke="#17171a" stroke-width="12"/>` +
    `<ellipse cx="530" cy="500" rx="115" ry="95" fill="#dfe9ef" fill-opacity=".22" stroke="#17171a" stroke-width="12"/>` +
    line('M385 490Q400 465 415 490', '#17171a', 12) +
    line('M155 480L110 440', '#17171a', 10) +
    line('M645 480L690 440', '#17171a', 10),
  necklace: () =>
    many(60, (i) => {
      const angle = Math.PI * (0.06 + (0.88 * i) / 59);
      return `<circle cx="${400 - Math.cos(angle) * 210}" cy="${250 + Math.sin(angle) * 400}" r="7" fill="none" stroke="#d7b25a" stroke-width="4"/>`;
    }) +
    shape('M400 650L445 710L400 790L355 710Z', '#3a6fd0') +
    line('M400 650L445 710L400 790L355 710Z', '#e2c06a', 8),
};
