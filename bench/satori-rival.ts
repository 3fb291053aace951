import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import sharp from 'sharp';
import { installRival } from './install-rival.ts';
import { cardOf, type Element } from './satori-card.ts';

/** Pinned here and installed apart: the rival is no dependency of the product. */
const manifest = {
  private: true,
  type: 'module',
  dependencies: { satori: '0.63.2', '@resvg/resvg-js': '2.6.2', '@fontsource/inter': '5.3.0' },
};

type Satori = (element: Element, options: Record<string, unknown>) => Promise<string>;
type Resvg = new (svg: string) => {
  render(): { readonly width: number; readonly height: number; readonly pixels: Buffer };
};

/** Draws a display list's words, plates and pictures; `product` is the picture as data address. */
export type SatoriRival = (list: DisplayList, product: string) => Promise<Buffer>;

export function installSatoriRival(folder: string): SatoriRival {
  installRival('satori', folder, manifest);
  const require = createRequire(join(folder, 'package.json'));
  const { default: satori } = require('satori') as { default: Satori };
  const { Resvg } = require('@resvg/resvg-js') as { Resvg: Resvg };
  const fonts = ([400, 700] as const).map((weight) => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(join(folder, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  }));
  return async (list, product) => {
    const { width, height } = list;
    const drawn = new Resvg(await satori(cardOf(list, product), { width, height, fonts })).render();
    return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
      .jpeg({ quality: 90 })
      .toBuffer();
  };
}
