/**
 * The TensorFlow build inside `@vladmandic/human` is made for browsers. It runs in Node once it is not offered Node's
 * own ways in (which its bundler left empty) and may fetch files; the process of the models is the place for that.
 */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFile } from './onnx.ts';

export type TensorLike = {
  readonly shape: readonly number[];
  data(): Promise<Float32Array>;
  dispose(): void;
};

export type GraphModel = { execute(input: TensorLike): TensorLike };

/** What we use of it; the package's own types need packages that are not installed. */
export type TensorRuntime = {
  tensor(values: Uint8Array | Float32Array, shape: readonly number[], type: 'int32' | 'float32'): TensorLike;
  dispose(tensor: TensorLike): void;
  memory(): { readonly numTensors: number };
  loadGraphModel(source: { load(): Promise<object> }): Promise<GraphModel>;
};

export type HumanFace = {
  readonly score: number;
  readonly box: readonly [number, number, number, number];
  /** x and y cut to whole pixels, z in 256ths of the box. */
  readonly mesh: readonly (readonly [number, number, number])[];
};

export type Human = {
  readonly tf: TensorRuntime;
  load(): Promise<void>;
  detect(input: TensorLike): Promise<{ readonly face: readonly HumanFace[]; readonly error: string | null }>;
};

type HumanModule = { readonly Human: new (config: object) => Human };

const wasmFolder = dirname(packageFile('@tensorflow/tfjs-backend-wasm', 'dist/index.js'));

let human: Promise<Human> | undefined;

export function openHuman(): Promise<Human> {
  human ??= start();
  return human;
}

async function start(): Promise<Human> {
  pretendToBeAWorker();
  const entry = pathToFileURL(packageFile('@vladmandic/human', 'dist/human.esm.js')).href;
  const { Human } = (await import(entry)) as HumanModule;
  const opened = new Human({
    debug: false,
    backend: 'wasm',
    wasmPath: `${pathToFileURL(wasmFolder).href}/`,
    wasmPlatformFetch: true,
    modelBasePath: `${pathToFileURL(packageFile('@vladmandic/human', 'models')).href}/`,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { maxDetected: 10, rotation: true, minConfidence: 0.3, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      attention: { enabled: false },
      emotion: { enabled: false },
      description: { enabled: false },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: false },
  });
  await opened.load();
  return opened;
}

function pretendToBeAWorker(): void {
  const globals = globalThis as Record<string, unknown>;
  globals['WorkerGlobalScope'] ??= Object;
  globals['__dirname'] ??= wasmFolder;
  const fetchAnything = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('file:')) return fetchAnything(input, init);
    return new Response(await readFile(new URL(address)));
  };
}
