import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';
import { kernelPages } from './kernels.ts';

/** Compiles assembly/compositor.ts. The result is committed; a test compares it with a fresh one. */
export async function compileCompositor(): Promise<Uint8Array> {
  const source = await readFile(new URL('../../assembly/compositor.ts', import.meta.url), 'utf8');
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
      readFile: (name) => (name === 'compositor.ts' ? source : null),
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
