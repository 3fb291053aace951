import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { ensureBrowser } from '../scripts/ensure-browser.ts';
import { installRival } from './install-rival.ts';

/** Pinned here and installed apart: the rival is no dependency of the product. */
const manifest = {
  private: true,
  type: 'module',
  dependencies: {
    remotion: '4.0.527',
    '@remotion/bundler': '4.0.527',
    '@remotion/renderer': '4.0.527',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
};

const component = String.raw`import React from 'react';
import { AbsoluteFill, Composition, Easing, Html5Audio, Img, Sequence, continueRender, delayRender, interpolate, registerRoot, staticFile, useCurrentFrame, useVideoConfig } from 'remotion';
import { frame, seconds, shots, words } from './composition.json';

const waiting = delayRender('font');
new FontFace('Inter', 'url(' + staticFile('inter.woff2') + ')', { weight: '100 900' }).load().then((face) => {
  document.fonts.add(face);
  continueRender(waiting);
});
const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' };
const shadow = '0 4px 24px rgba(0,0,0,.55)';
const middle = { position: 'absolute', display: 'flex', alignItems: 'center', justifyContent: 'center', whiteSpace: 'nowrap' };

function Line({ line }) {
  const t = useCurrentFrame() / frame.fps;
  const e = interpolate(t, [line.delay, line.delay + 0.6], [0, 1], { ...clamp, easing: Easing.out(Easing.cubic) });
  return <div style={{ ...middle, left: 60, width: 960, top: line.y, height: line.size * 1.3, fontSize: line.size, fontWeight: 800, textShadow: shadow, opacity: e, transform: 'translateY(' + (1 - e) * 65 + 'px)' }}>{line.text}</div>;
}

function Shot({ shot, first }) {
  const t = useCurrentFrame() / frame.fps;
  const zoom = interpolate(t, [0, shot.seconds], [shot.from, shot.to], clamp);
  return <AbsoluteFill style={{ opacity: first ? 1 : interpolate(t, [0, 0.5], [0, 1], clamp) }}>
    <Img src={staticFile(shot.photo + '.jpg')} style={{ width: frame.width, height: frame.height, objectFit: 'cover', transform: 'scale(' + zoom + ')' }} />
    <AbsoluteFill style={{ background: 'linear-gradient(180deg, #00000099 0%, #00000000 42%, #00000000 62%, #000000a6 100%)' }} />
    {shot.lines.map((line) => <Line key={line.text} line={line} />)}
  </AbsoluteFill>;
}

function Captions() {
  const t = useCurrentFrame() / frame.fps + 1e-6;
  const now = Math.max(0, words.findLastIndex((word) => t >= word.start));
  const page = Math.floor(now / 3) * 3;
  return <div style={{ ...middle, left: 60, width: 960, top: 1290, height: 220, gap: 20, fontSize: 72, fontWeight: 800 }}>
    {words.slice(page, page + 3).map((word, index) => page + index === now
      ? <span key={index} style={{ background: '#ffd400', color: '#111111', borderRadius: 17, padding: '0 9px' }}>{word.text}</span>
      : <span key={index} style={{ padding: '0 9px', textShadow: shadow }}>{word.text}</span>)}
  </div>;
}

function Overlay() {
  const t = useCurrentFrame() / frame.fps;
  const e = interpolate(t, [1, 1.6], [0, 1], { ...clamp, easing: Easing.out(Easing.cubic) });
  const pulse = 1 + 0.03 * Math.sin((t / 1.2) * Math.PI * 2);
  return <AbsoluteFill>
    <div style={{ ...middle, left: 280, top: 1594, width: 520, height: 132, borderRadius: 66, background: '#ff3b5c', fontSize: 60, fontWeight: 700, opacity: e, transform: 'translateY(' + (1 - e) * 65 + 'px) scale(' + pulse + ')' }}>Shop now</div>
    <div style={{ ...middle, justifyContent: 'flex-start', left: 70, top: 90, height: 100, fontSize: 64, fontWeight: 800, opacity: interpolate(t, [0.1, 0.6], [0, 1], clamp) }}>Morrow</div>
    <Captions />
  </AbsoluteFill>;
}

function Film() {
  const { fps } = useVideoConfig();
  return <AbsoluteFill style={{ background: '#000', color: '#fff', fontFamily: 'Inter' }}>
    {shots.map((shot, index) => <Sequence key={shot.photo} from={Math.round(shot.start * fps)} durationInFrames={Math.round(shot.seconds * fps)}><Shot shot={shot} first={index === 0} /></Sequence>)}
    <Overlay />
    <Html5Audio src={staticFile('music.wav')} />
  </AbsoluteFill>;
}

registerRoot(() => <Composition id="film" component={Film} width={frame.width} height={frame.height} fps={frame.fps} durationInFrames={Math.round(seconds * frame.fps)} />);
`;

const bundling = `import { bundle } from '@remotion/bundler';
import { join } from 'node:path';
const here = import.meta.dirname;
await bundle({ entryPoint: join(here, 'film.jsx'), outDir: join(here, 'bundle'), publicDir: join(here, 'public') });
`;

/** As many pages as the benchmark's goal names, JPEG frames and the encoder's quick preset: its fastest way here. */
const rendering = `import { renderMedia, selectComposition } from '@remotion/renderer';
import { join } from 'node:path';
const [, , browserExecutable, chromeMode, outputLocation] = process.argv;
const serveUrl = join(import.meta.dirname, 'bundle');
const common = { serveUrl, browserExecutable, chromeMode, logLevel: 'error' };
const composition = await selectComposition({ ...common, id: 'film' });
await renderMedia({ ...common, composition, outputLocation, codec: 'h264', crf: 21, x264Preset: 'veryfast', imageFormat: 'jpeg', concurrency: 2 });
process.exit(0);
`;

export type RivalBrowser = { readonly path: string; readonly mode: 'headless-shell' | 'chrome-for-testing' };

/** The headless shell where there is one: with it Remotion is faster. */
export async function rivalBrowser(): Promise<RivalBrowser> {
  const given = process.env['HEADLESS_SHELL_PATH'];
  if (given) return { path: given, mode: 'headless-shell' };
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/lib/chromium'];
  for (const name of ['chromium-headless-shell', 'headless-shell', 'chrome-headless-shell'])
    for (const folder of folders)
      if (existsSync(join(folder, name))) return { path: join(folder, name), mode: 'headless-shell' };
  const path = await ensureBrowser();
  return { path, mode: basename(path).includes('headless-shell') ? 'headless-shell' : 'chrome-for-testing' };
}

/** Installs Remotion and bundles the film. `composition` is the data, `media` the folder of its pictures and sound. */
export function buildRemotionRival(folder: string, composition: object, media: readonly string[]): void {
  const shown = join(folder, 'public');
  mkdirSync(shown, { recursive: true });
  for (const file of media) copyFileSync(file, join(shown, file.split('/').at(-1) ?? file));
  const inter = createRequire(join(import.meta.dirname, '../packages/renderer/package.json')).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  copyFileSync(inter, join(shown, 'inter.woff2'));
  writeFileSync(join(folder, 'composition.json'), JSON.stringify(composition));
  writeFileSync(join(folder, 'film.jsx'), component);
  writeFileSync(join(folder, 'bundle.mjs'), bundling);
  writeFileSync(join(folder, 'render.mjs'), rendering);
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  installRival('Remotion', folder, manifest);
  execFileSync(process.execPath, ['bundle.mjs'], options);
}
