/**
 * The TensorFlow build inside `@vladmandic/human` is made for browsers. It runs in Node once it is not offered Node's
 * own ways in, which its bundler left empty; the process of the models is the place for that.
 */
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ReadsFiles, readFilesFromDisk } from './tensor-files.ts';

export type TensorLike = {
  readonly shape: readonly number[];
  data(): Promise<Float32Array>;
  dispose(): void;
};

export type GraphModel = { execute(input: TensorLike): TensorLike };

/** What we use of it; the package's own types need packages that are not installed. */
export type TensorRuntime = ReadsFiles & {
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
  /** In years, where the model for it is installed. */
  readonly age?: number;
};

export type Human = {
  readonly tf: TensorRuntime;
  /** What its backend can do, as it asks before each step. */
  readonly env: { kernels: readonly string[] };
  load(): Promise<void>;
  detect(input: TensorLike): Promise<{ readonly face: readonly HumanFace[]; readonly error: string | null }>;
};

type HumanModule = { readonly Human: new (config: object) => Human };

type Parts = {
  readonly code: string;
  readonly models: string;
  readonly wasm: string;
  /** Null where it is not installed: then nobody's age is known. */
  readonly ages: string | null;
};

let human: Promise<Human> | undefined;
let tracker: Promise<Human> | undefined;

export function openHuman(): Promise<Human> {
  human ??= start(findParts());
  return human;
}

/** For frames of a film, one after the other: the mesh alone, in a third of the time. */
export function openTracker(): Promise<Human> {
  tracker ??= start({ ...findParts(), ages: null }, { irises: false });
  return tracker;
}

function findParts(): Parts {
  const weights = installedWeights();
  return {
    code: weights.path('human', 'dist/human.esm.js'),
    models: dirname(weights.path('human', 'models/facemesh.json')),
    wasm: dirname(weights.path('tensor-wasm', 'dist/tfjs-backend-wasm.wasm')),
    ages: weights.has('human-age') ? weights.path('human-age', 'models/faceres.json') : null,
  };
}

async function start({ code, models, wasm, ages }: Parts, { irises = true } = {}): Promise<Human> {
  pretendToBeAWorker(wasm);
  const { Human } = (await import(pathToFileURL(code).href)) as HumanModule;
  const opened = new Human({
    debug: false,
    backend: 'wasm',
    wasmPath: `${pathToFileURL(wasm).href}/`,
    wasmPlatformFetch: true,
    modelBasePath: `${pathToFileURL(models).href}/`,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { maxDetected: 10, rotation: true, minConfidence: 0.3, return: false },
      mesh: { enabled: true },
      iris: { enabled: irises },
      attention: { enabled: false },
      emotion: { enabled: false },
      description: { enabled: ages !== null, ...(ages !== null && { modelPath: pathToFileURL(ages).href }) },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: false },
  });
  readFilesFromDisk(opened.tf);
  await opened.load();
  return opened;
}

function pretendToBeAWorker(folder: string): void {
  const globals = globalThis as Record<string, unknown>;
  globals['WorkerGlobalScope'] ??= Object;
  globals['__dirname'] ??= folder;
}
