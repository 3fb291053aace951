// Runtimes come with builds for other platforms and browsers, and much of what is installed with maps of its sources.
// Removing what can never run here saves a fifth of the disk. Plain JavaScript for the same reason as its caller.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders, and what is kept of them; the rest goes. */
const keepOnly = [
  // Headers for native add-ons, and npm, which the machine has.
  [`node-${process.platform}-${process.arch}`, ['bin', 'LICENSE', 'package.json']],
  // Everything but its command-line tools.
  ['binaryen', ['index.js', 'index.d.ts', 'LICENSE', 'package.json']],
  ['onnxruntime-node/bin/napi-v6', [process.platform]],
  [`onnxruntime-node/bin/napi-v6/${process.platform}`, [process.arch]],
  ['@litertjs/core/wasm', ['litert_wasm_internal.js', 'litert_wasm_internal.wasm']],
  [
    'tesseract.js-core',
    ['', '-simd', '-relaxedsimd']
      .flatMap((build) => [`tesseract-core${build}.js`, `tesseract-core${build}.wasm`])
      .concat(['LICENSE', 'package.json']),
  ],
];

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (entry.name.endsWith('.map') && entry.isFile()) rmSync(path);
  }
}

export function pruneInstall(root) {
  removeSourceMaps(join(root, 'node_modules'));
  for (const [path, kept] of keepOnly) {
    const folder = join(root, 'node_modules', path);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
    }
  }
}
