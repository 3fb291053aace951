import type { AdImage } from '../template-input.ts';

/** Products drawn by code, for previews and tests where no photograph is at hand. */
type Drawing = { readonly width: number; readonly height: number; readonly body: string; readonly cutout: boolean };

const metal = (id: string, from: string, middle: string, to: string): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${from}"/><stop offset=".18" stop-color="${middle}"/><stop offset=".34" stop-color="${from}"/><stop offset=".72" stop-color="${to}"/><stop offset=".9" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const drawings = {
  bottle: {
    width: 420,
    height: 1100,
    cutout: true,
    body: `<defs>${metal('glass', '#1f5c4d', '#5fa08c', '#0f3a30')}${metal('cap', '#2a2a2c', '#6f6f74', '#141416')}<linearGradient id="label"><stop offset="0" stop-color="#d9d2c2"/><stop offset=".2" stop-color="#fffaf0"/><stop offset=".8" stop-color="#efe7d6"/><stop offset="1" stop-color="#b9b09c"/></linearGradient></defs>
<rect x="150" y="10" width="120" height="150" rx="14" fill="url(#cap)"/><rect x="164" y="160" width="92" height="46" fill="#0f3a30"/>
<path d="M164 200 C164 260 30 280 30 380 L30 1040 Q30 1090 80 1090 L340 1090 Q390 1090 390 1040 L390 380 C390 280 256 260 256 200 Z" fill="url(#glass)"/>
<path d="M70 400 Q70 320 150 280 L130 400 L120 1000 L84 1000 Z" fill="#ffffff" opacity=".16"/>
<rect x="30" y="500" width="360" height="380" fill="url(#label)"/><rect x="70" y="560" width="280" height="8" fill="#1f5c4d"/><rect x="70" y="596" width="180" height="34" fill="#1a1c25"/><rect x="70" y="650" width="240" height="14" fill="#8a8270"/><rect x="70" y="680" width="200" height="14" fill="#8a8270"/><circle cx="300" cy="800" r="38" fill="#e8502e"/>`,
  },
  can: {
    width: 520,
    height: 940,
    cutout: true,
    body: `<defs>${metal('tin', '#c9ccd2', '#ffffff', '#8d9199')}<linearGradient id="skin"><stop offset="0" stop-color="#b8321a"/><stop offset=".2" stop-color="#ff7a4d"/><stop offset=".7" stop-color="#e8502e"/><stop offset="1" stop-color="#8f2410"/></linearGradient></defs>
<path d="M60 90 Q60 30 260 30 Q460 30 460 90 L500 150 L500 800 L460 880 Q460 920 260 920 Q60 920 60 880 L20 800 L20 150 Z" fill="url(#tin)"/>
<rect x="20" y="150" width="480" height="650" fill="url(#skin)"/><ellipse cx="260" cy="84" rx="190" ry="34" fill="#9da1a8"/><ellipse cx="260" cy="80" rx="170" ry="26" fill="#d9dce1"/><ellipse cx="285" cy="78" rx="60" ry="12" fill="#8d9199"/>
<circle cx="260" cy="430" r="150" fill="#fff3df"/><path d="M190 470 Q260 300 330 470 Q260 540 190 470Z" fill="#f2a93b"/><path d="M262 330 Q300 270 350 290 Q320 350 262 345Z" fill="#3f7d3a"/><rect x="120" y="640" width="280" height="44" fill="#fff3df"/><rect x="160" y="704" width="200" height="18" fill="#ffc9a8"/>`,
  },
  jar: {
    width: 760,
    height: 640,
    cutout: true,
    body: `<defs>${metal('lid', '#d8b26a', '#fff0c9', '#a67c35')}<linearGradient id="cream"><stop offset="0" stop-color="#d8cfd6"/><stop offset=".22" stop-color="#ffffff"/><stop offset=".75" stop-color="#f1e9ef"/><stop offset="1" stop-color="#b7a8b3"/></linearGradient></defs>
<rect x="70" y="30" width="620" height="180" rx="28" fill="url(#lid)"/><rect x="70" y="120" width="620" height="6" fill="#8a6527" opacity=".5"/>
<path d="M60 210 L700 210 Q730 210 730 250 L730 540 Q730 620 640 620 L120 620 Q30 620 30 540 L30 250 Q30 210 60 210Z" fill="url(#cream)"/>
<rect x="240" y="330" width="280" height="40" fill="#3a2b38"/><rect x="290" y="400" width="180" height="14" fill="#9b8796"/><rect x="310" y="430" width="140" height="14" fill="#9b8796"/><path d="M80 260 L150 240 L140 590 L90 570Z" fill="#fff" opacity=".7"/>`,
  },
  speaker: {
    width: 1100,
    height: 560,
    cutout: true,
    body: `<defs><linearGradient id="cloth" x2="0" y2="1"><stop offset="0" stop-color="#3a4250"/><stop offset=".5" stop-color="#252b36"/><stop offset="1" stop-color="#12161d"/></linearGradient><pattern id="mesh" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="2.4" fill="#0d1015"/></pattern><radialGradient id="cone"><stop offset="0" stop-color="#59616f"/><stop offset=".35" stop-color="#2a303b"/><stop offset="1" stop-color="#0f1319"/></radialGradient></defs>
<rect x="20" y="30" width="1060" height="490" rx="120" fill="url(#cloth)"/><rect x="20" y="30" width="1060" height="490" rx="120" fill="url(#mesh)"/><circle cx="290" cy="275" r="165" fill="url(#cone)"/><circle cx="290" cy="275" r="60" fill="#3b4350"/><circle cx="810" cy="275" r="165" fill="url(#cone)"/><circle cx="810" cy="275" r="60" fill="#3b4350"/>
<rect x="470" y="48" width="160" height="18" rx="9" fill="#e8a33d"/><path d="M120 60 Q550 20 980 60 L960 90 Q550 56 140 90Z" fill="#fff" opacity=".14"/>`,
  },
  kitchen: {
    width: 1600,
    height: 1200,
    cutout: false,
    body: `<defs><linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#f2d9b8"/><stop offset="1" stop-color="#d99f6c"/></linearGradient><radialGradient id="sun" cx=".8" cy=".15" r=".7"><stop offset="0" stop-color="#fff6df"/><stop offset="1" stop-color="#fff6df" stop-opacity="0"/></radialGradient></defs>
<rect width="1600" height="1200" fill="url(#wall)"/><rect width="1600" height="1200" fill="url(#sun)"/><rect y="860" width="1600" height="340" fill="#7a4a2b"/><rect y="860" width="1600" height="26" fill="#9c6640"/><rect x="120" y="120" width="420" height="520" fill="#bfe0e6"/><rect x="120" y="120" width="420" height="520" fill="none" stroke="#fff7ea" stroke-width="28"/><rect x="318" y="120" width="22" height="520" fill="#fff7ea"/>
<ellipse cx="1120" cy="900" rx="330" ry="60" fill="#5d371f"/><path d="M820 640 Q820 880 1120 880 Q1420 880 1420 640Z" fill="#e9e2d4"/><circle cx="1000" cy="610" r="92" fill="#e8502e"/><circle cx="1160" cy="590" r="104" fill="#f2a93b"/><circle cx="1290" cy="620" r="84" fill="#7fa544"/><circle cx="1090" cy="530" r="78" fill="#d63f2b"/>`,
  },
} as const satisfies Record<string, Drawing>;

export type SampleId = keyof typeof drawings;

/** The drawing as SVG, for a host to turn into pixels. */
export function sampleSvg(id: SampleId): string {
  const { width, height, body } = drawings[id];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

export function sampleImage(id: SampleId): AdImage {
  const { width, height, cutout } = drawings[id];
  return {
    id,
    asset: {
      kind: 'image',
      src: `sample:${id}`,
      width,
      height,
      ...(cutout ? { cutout } : { tones: { dark: '#5d371f', light: '#fff6df' } }),
    },
  };
}

export const sampleIds = Object.keys(drawings) as SampleId[];
