import type { QrLevel } from './style.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type LogoBox = {
  /** Modules that are left blank, in whole modules. */
  readonly cleared: Box;
  /** Where the picture lies within them. */
  readonly picture: Box;
};

const correctable = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 } as const satisfies Record<QrLevel, number>;

/** Finder patterns, their separators and the timing lines take 8 modules on each side: nothing may cover them. */
const untouchable = 16;
const padding = 0.35;

type Request = { modules: number; level: QrLevel; imageSize: number; aspect: number };

/** The blank area never exceeds the share of the code that the level can make good. */
export function logoBox({ modules, level, imageSize, aspect }: Request): LogoBox {
  const area = imageSize * correctable[level] * modules * modules;
  const width = Math.sqrt(area * aspect);
  const cleared = centred(modules, oddUpTo(width, modules), oddUpTo(area / width, modules));
  const room = { width: cleared.width - 2 * padding, height: cleared.height - 2 * padding };
  const scale = Math.min(room.width / aspect, room.height);
  return { cleared, picture: centred(modules, scale * aspect, scale) };
}

function oddUpTo(length: number, modules: number): number {
  const whole = Math.min(Math.floor(length), modules - untouchable);
  return Math.max(1, whole % 2 === 0 ? whole - 1 : whole);
}

function centred(modules: number, width: number, height: number): Box {
  return { x: (modules - width) / 2, y: (modules - height) / 2, width, height };
}
