/** People who do not exist, painted by code closely enough to a photograph that face detectors know them for faces. */
import sharp from 'sharp';

export type Portrait = {
  readonly skin: string;
  readonly shade: string;
  readonly lips: string;
  readonly hair: string;
  readonly eyes: string;
  readonly shirt: string;
  readonly ground: string;
  readonly hairStyle: 'short' | 'long' | 'bun';
  /** 1 wide open, 0 shut. */
  readonly open?: number;
};

export const portraits: Readonly<Record<string, Portrait>> = {
  ada: {
    skin: '#e8bd9f',
    shade: '#b98767',
    lips: '#b65a58',
    hair: '#4a2f20',
    eyes: '#5a3d26',
    shirt: '#2f5d8a',
    ground: '#c9d4dc',
    hairStyle: 'long',
  },
  ben: {
    skin: '#8d5a3c',
    shade: '#5d3622',
    lips: '#7a3d38',
    hair: '#17110e',
    eyes: '#2d1c12',
    shirt: '#e8e2d5',
    ground: '#9fb3a2',
    hairStyle: 'short',
  },
  chi: {
    skin: '#f0cfae',
    shade: '#c39a74',
    lips: '#c1666b',
    hair: '#1b1817',
    eyes: '#33231a',
    shirt: '#7a2e3b',
    ground: '#e6dccb',
    hairStyle: 'bun',
  },
  dov: {
    skin: '#d9a884',
    shade: '#a37350',
    lips: '#a4564f',
    hair: '#8a8580',
    eyes: '#4c6a7d',
    shirt: '#3b3f46',
    ground: '#b7a99a',
    hairStyle: 'short',
  },
  eve: {
    skin: '#6f432c',
    shade: '#452617',
    lips: '#6b2f33',
    hair: '#241812',
    eyes: '#20130c',
    shirt: '#d8a338',
    ground: '#d5c3cf',
    hairStyle: 'long',
  },
};

const closed = (look: Portrait) => (look.open ?? 1) < 0.2;

/** 600 × 750, looking straight ahead. */
export async function drawPortrait(look: Portrait): Promise<Buffer> {
  const ground = `<rect width="600" height="750" fill="${look.ground}"/>`;
  return sharp(Buffer.from(paint(look, ground)))
    .removeAlpha()
    .blur(0.8)
    .png()
    .toBuffer();
}

/** The same person before nothing at all. */
export async function cutPortrait(look: Portrait): Promise<Buffer> {
  return sharp(Buffer.from(paint(look, '')))
    .blur(0.8)
    .png()
    .toBuffer();
}

function paint(look: Portrait, ground: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750">
  <defs>
    <radialGradient id="face" cx=".46" cy=".42" r=".62"><stop offset="0" stop-color="${look.skin}"/><stop offset=".65" stop-color="${look.skin}"/><stop offset="1" stop-color="${look.shade}"/></radialGradient>
    <linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${look.shade}"/><stop offset="1" stop-color="${look.skin}"/></linearGradient>
    <radialGradient id="iris"><stop offset="0" stop-color="${look.eyes}"/><stop offset=".8" stop-color="${look.eyes}"/><stop offset="1" stop-color="#111"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><filter id="fine"><feGaussianBlur stdDeviation="1.6"/></filter>
  </defs>
  ${ground}
  ${backHair(look)}
  <path d="M70 750 C80 640 200 620 240 590 L360 590 C400 620 520 640 530 750z" fill="${look.shirt}"/>
  <path d="M245 480 L245 600 C265 640 335 640 355 600 L355 480z" fill="url(#neck)"/>
  <path d="M172 300 C168 200 230 150 300 150 C370 150 432 200 428 300 C428 400 400 470 355 512 C330 535 270 535 245 512 C200 470 172 400 172 300z" fill="url(#face)"/>
  <ellipse cx="222" cy="405" rx="34" ry="24" fill="${look.lips}" opacity=".22" filter="url(#soft)"/>
  <ellipse cx="378" cy="405" rx="34" ry="24" fill="${look.lips}" opacity=".22" filter="url(#soft)"/>
  ${eye(238, look)}${eye(362, look)}
  ${brow(238, 1, look)}${brow(362, -1, look)}
  ${nose(look)}${mouth(look)}
  ${frontHair(look)}
  </svg>`;
}

function eye(x: number, look: Portrait): string {
  const [height, y] = [13 * (look.open ?? 1), 322];
  const socket = `<ellipse cx="${x}" cy="${y - 6}" rx="44" ry="26" fill="${look.shade}" opacity=".45" filter="url(#soft)"/>`;
  if (closed(look))
    return `${socket}<path d="M${x - 32} ${y} Q${x} ${y + 12} ${x + 32} ${y}" stroke="#2a1a14" stroke-width="5" fill="none" filter="url(#fine)"/>`;
  const shape = `M${x - 32} ${y + 2} Q${x} ${y - height * 2} ${x + 32} ${y} Q${x} ${y + height * 1.6} ${x - 32} ${y + 2}z`;
  return `${socket}<clipPath id="c${x}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#f3efe9"/>
  <g clip-path="url(#c${x})"><circle cx="${x}" cy="${y - 2}" r="14.5" fill="url(#iris)"/><circle cx="${x}" cy="${y - 2}" r="6.5" fill="#080605"/><circle cx="${x - 4}" cy="${y - 7}" r="3" fill="#fff" opacity=".9"/></g>
  <path d="M${x - 33} ${y + 2} Q${x} ${y - height * 2 - 2} ${x + 33} ${y}" stroke="#22150f" stroke-width="4.5" fill="none"/>
  <path d="M${x - 34} ${y - 8} Q${x} ${y - height * 2 - 14} ${x + 34} ${y - 9}" stroke="${look.shade}" stroke-width="3" fill="none" filter="url(#fine)"/>
  <path d="M${x - 28} ${y + 8} Q${x} ${y + height * 1.6 + 2} ${x + 28} ${y + 6}" stroke="${look.shade}" stroke-width="2" fill="none"/>`;
}

function brow(x: number, side: number, look: Portrait): string {
  return `<path d="M${x - 40 * side} 286 Q${x - 6 * side} 262 ${x + 36 * side} 280" stroke="${look.hair}" stroke-width="11" stroke-linecap="round" fill="none" opacity=".85" filter="url(#fine)"/>`;
}

function nose(look: Portrait): string {
  return `<path d="M286 318 C280 360 268 390 264 408 C262 424 276 430 290 428" stroke="${look.shade}" stroke-width="8" fill="none" opacity=".55" filter="url(#fine)"/>
  <ellipse cx="300" cy="412" rx="32" ry="19" fill="${look.shade}" opacity=".35" filter="url(#soft)"/>
  <ellipse cx="285" cy="424" rx="8" ry="4.5" fill="#3a2018" opacity=".75" filter="url(#fine)"/><ellipse cx="315" cy="424" rx="8" ry="4.5" fill="#3a2018" opacity=".75" filter="url(#fine)"/>
  <ellipse cx="302" cy="385" rx="8" ry="34" fill="#fff" opacity=".22" filter="url(#soft)"/>
  <path d="M336 408 C338 420 330 428 318 428" stroke="${look.shade}" stroke-width="5" fill="none" opacity=".7" filter="url(#fine)"/>`;
}

function mouth(look: Portrait): string {
  return `<path d="M250 470 Q280 455 300 463 Q320 455 350 470 Q325 478 300 476 Q275 478 250 470z" fill="${look.lips}" filter="url(#fine)"/>
  <path d="M252 471 Q300 478 348 471 Q325 497 300 497 Q275 497 252 471z" fill="${look.lips}" filter="url(#fine)"/>
  <path d="M250 470 Q300 480 350 470" stroke="#4a1f1f" stroke-width="3" fill="none" filter="url(#fine)"/>
  <ellipse cx="300" cy="487" rx="20" ry="4" fill="#fff" opacity=".25" filter="url(#fine)"/>
  <ellipse cx="300" cy="508" rx="34" ry="7" fill="${look.shade}" opacity=".5" filter="url(#soft)"/>`;
}

function backHair(look: Portrait): string {
  if (look.hairStyle === 'long')
    return `<path d="M150 600 C120 400 130 120 300 110 C470 120 480 400 450 600z" fill="${look.hair}"/>`;
  const bun = look.hairStyle === 'bun' ? `<circle cx="300" cy="95" r="58" fill="${look.hair}"/>` : '';
  return `${bun}<path d="M158 320 C150 180 220 115 300 115 C380 115 450 180 442 320z" fill="${look.hair}"/>`;
}

function frontHair(look: Portrait): string {
  return `<path d="M165 300 C160 190 220 125 300 125 C380 125 440 190 435 300 C425 250 405 225 380 212 C330 200 270 196 225 215 C195 232 175 260 165 300z" fill="${look.hair}" filter="url(#fine)"/>`;
}
