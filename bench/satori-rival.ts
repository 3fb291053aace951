import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { AdBrief } from '@adwright/studio/template.ts';
import sharp from 'sharp';

/** Pinned here and installed apart: the rival is no dependency of the product. */
const manifest = {
  private: true,
  type: 'module',
  dependencies: { satori: '0.63.2', '@resvg/resvg-js': '2.6.2', '@fontsource/inter': '5.3.0' },
};

type Element = { readonly type: string; readonly props: Record<string, unknown> };
type Satori = (element: Element, options: Record<string, unknown>) => Promise<string>;
type Resvg = new (svg: string) => {
  render(): { readonly width: number; readonly height: number; readonly pixels: Buffer };
};

export type SatoriRival = (creative: Creative, brief: AdBrief, product: string) => Promise<Buffer>;

const box = (style: Record<string, unknown>, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});

/** The same words, product picture and button in the same size: a plain card, lighter than most of ours. */
function card({ width, height, brand }: Creative, brief: AdBrief, product: string): Element {
  const wide = width > height * 1.3;
  const unit = Math.min(width, height) / 20;
  const words = box(
    { flexDirection: 'column', flex: 1, gap: unit * 0.5, justifyContent: 'center' },
    box({ fontSize: unit, fontWeight: 400 }, brand.name),
    box({ fontSize: unit * 2, fontWeight: 700, lineHeight: 1.1 }, brief.headline),
    box({ fontSize: unit * 0.9, fontWeight: 400 }, brief.subline ?? ''),
    box(
      { alignItems: 'center', gap: unit },
      box(
        {
          background: '#e8502e',
          color: '#fff',
          borderRadius: unit,
          padding: `${unit * 0.4}px ${unit}px`,
          fontSize: unit,
        },
        brief.cta ?? '',
      ),
      box({ fontSize: unit * 1.4, fontWeight: 700 }, brief.price ?? ''),
    ),
  );
  const picture: Element = {
    type: 'img',
    props: { src: product, style: { width: wide ? '34%' : '60%', height: wide ? '92%' : '42%', objectFit: 'contain' } },
  };
  const ground = { background: 'linear-gradient(135deg, #fff6ec, #ffd9c2)', color: '#1a1c25' };
  return box(
    {
      ...ground,
      width,
      height,
      boxSizing: 'border-box',
      padding: unit,
      alignItems: 'center',
      flexDirection: wide ? 'row' : 'column',
    },
    words,
    picture,
  );
}

export function installSatoriRival(folder: string): SatoriRival {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const require = createRequire(join(folder, 'package.json'));
  const { default: satori } = require('satori') as { default: Satori };
  const { Resvg } = require('@resvg/resvg-js') as { Resvg: Resvg };
  const fonts = ([400, 700] as const).map((weight) => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(join(folder, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  }));
  return async (creative, brief, product) => {
    const { width, height } = creative;
    const drawn = new Resvg(await satori(card(creative, brief, product), { width, height, fonts })).render();
    return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
      .jpeg({ quality: 90 })
      .toBuffer();
  };
}
