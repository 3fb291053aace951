// Runtimes come with builds for other platforms and browsers. Removing what can never run here saves a fifth of the
// disk. Plain JavaScript for the same reason as its caller.
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
      .flatMap((build) => [`tesseract-core${build}-lstm.js`, `tesseract-core${build}-lstm.wasm`])
      .concat(['LICENSE', 'package.json']),
  ],
];

export function pruneInstall(root) {
  for (const [path, kept] of keepOnly) {
    const folder = join(root, 'node_modules', path);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
    }
  }
}
