/** LiteRT is made for browsers: it loads its wasm as a worker loads scripts, so the process of the models offers that. */
import type { CompiledModel } from '@litertjs/core';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { packageFile } from '../runtime/onnx.ts';

export async function openLiteModel(file: string): Promise<CompiledModel> {
  offerImportScripts();
  const { loadAndCompile, loadLiteRt } = await import('@litertjs/core');
  await loadLiteRt(`${packageFile('@litertjs/core', 'wasm')}/`, { threads: false });
  return loadAndCompile(new Uint8Array(await readFile(file)), { accelerator: 'wasm' });
}

function offerImportScripts(): void {
  const globals = globalThis as Record<string, unknown>;
  globals['self'] ??= globalThis;
  globals['require'] ??= createRequire(import.meta.url);
  globals['importScripts'] ??= (...addresses: unknown[]) => {
    for (const address of addresses.map(String)) {
      const file = address.startsWith('file:') ? fileURLToPath(address) : address;
      globals['__dirname'] = dirname(file);
      globals['__filename'] = file;
      runInThisContext(readFileSync(file, 'utf8'), { filename: file });
    }
  };
}
