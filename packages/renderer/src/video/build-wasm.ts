import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';
import { kernelPages } from './kernels.ts';

const assembly = new URL('../../assembly/', import.meta.url);

/** Compiles assembly/compositor.ts and what it imports. The result is committed; a test compares it with a fresh one. */
export async function compileCompositor(): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined;
  const { error } = await main(
    [
      'compositor.ts',
      '--outFile',
      'compositor.wasm',
      '-O3',
      '--converge',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--enable',
      'threads',
      '--importMemory',
      '--sharedMemory',
      '--zeroFilledMemory',
      '--maximumMemory',
      String(kernelPages.maximum),
      '--noAssert',
      '--use',
      'abort=',
    ],
    {
      // It asks for a folder's index and for its own library as well.
      readFile: (name) => readFile(new URL(name, assembly), 'utf8').catch(() => null),
      writeFile: (name, contents) => {
        if (name === 'compositor.wasm' && typeof contents !== 'string') wasm = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !wasm) throw new Error(`the compositor did not compile: ${error?.message ?? 'no output'}`);
  return wasm;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wasm = await compileCompositor();
  await writeFile(new URL('./compositor.wasm', import.meta.url), wasm);
  process.stdout.write(`compositor.wasm: ${wasm.length} bytes\n`);
}
