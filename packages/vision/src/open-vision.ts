import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import type { PictureCall, Pictures } from '@adwright/domain/engines/pictures.ts';
import { createModelHost, type ModelHost, type ModelHostOptions } from '@adwright/model-host/create-model-host.ts';
import { ModelError, type ModelErrorKind } from '@adwright/model-host/model-error.ts';
import { missingWeights } from '@adwright/weights/open-weights.ts';
import { keepCuts } from './cut-out/kept-cuts.ts';
import { hasCarefulEye, installedEngines } from './cut-out/cut-engines.ts';
import type { VisionTasks } from './models-process.ts';
import { pictureProblemCodes } from './picture/decode.ts';

export type Vision = Pictures & { pids(): number[]; close(): Promise<void> };

export type VisionOptions = Partial<ModelHostOptions> & {
  /** How much of what was cut out last is kept in memory. */
  readonly keptCutBytes?: number;
};

const defaults: ModelHostOptions = {
  entry: new URL('./models-process.ts', import.meta.url),
  processes: 1,
  maxRssMb: 1200,
  queueLimit: 64,
  idleMs: 5 * 60_000,
  callTimeoutMs: 120_000,
  lingerMs: 5000,
};

/** What the whole U²-Net keeps; under the ceiling of those without it, a process would be ended after each cutout. */
const carefulMb = 450;

/** Starts nothing until the first call. */
export function openVision({ keptCutBytes, ...options }: VisionOptions = {}): Vision {
  const host: ModelHost<VisionTasks> = createModelHost({
    ...defaults,
    maxRssMb: defaults.maxRssMb + (hasCarefulEye() ? carefulMb : 0),
    ...options,
  });
  // Everybody who brings a picture waits for its look, so it has a process that does nothing slower.
  const guard: ModelHost<VisionTasks> = createModelHost({ ...defaults, ...options, processes: 1 });
  const cuts = keepCuts(keptCutBytes);
  const call = async <Task extends keyof VisionTasks>(
    task: Task,
    payload: Parameters<VisionTasks[Task]>[0],
    { signal, person }: PictureCall = {},
  ): Promise<Awaited<ReturnType<VisionTasks[Task]>>> => {
    try {
      return await (task === 'inspect' ? guard : host).call(task, payload, { signal, person });
    } catch (error) {
      throw error instanceof ModelError ? asAppError(error) : error;
    }
  };
  return {
    cutOut: (bytes, { engine, clicks, ...options } = {}) =>
      cuts.of({ bytes, engine, clicks }, (order) => call('cutOut', order, options)),
    selectPart: (bytes, clicks, options) => call('selectPart', { bytes, clicks }, options),
    cutEngines: installedEngines,
    parsePeople: (picture, options) => call('parsePeople', picture, options),
    findFaces: (picture, options) => call('findFaces', picture, options),
    trackFace: (frames, options) => call('trackFace', frames, options),
    erase: (bytes, what, options) => call('erase', { bytes, what }, options),
    enlarge: (picture, options) => call('enlarge', picture, options),
    read: (bytes, { languages }, options) => call('readText', { bytes, languages }, options),
    readLayout: (bytes, { languages }, options) => call('readLayout', { bytes, languages }, options),
    readPalette: (picture, options) => call('readPalette', picture, options),
    findCrop: (bytes, request, options) => call('findCrop', { bytes, request }, options),
    inspect: (picture, options) => call('inspect', picture, options),
    pids: () => [...host.pids(), ...guard.pids()],
    close: async () => void (await Promise.all([host.close(), guard.close()])),
  };
}

const codes = {
  busy: 'busy',
  closed: 'unavailable',
  timeout: 'timeout',
  crashed: 'tool_failed',
  failed: 'tool_failed',
} as const satisfies Record<ModelErrorKind, ErrorCode>;

function asAppError(error: ModelError): AppError {
  const code =
    error.code === missingWeights
      ? 'model_missing'
      : (pictureProblemCodes.find((one) => one === error.code) ?? codes[error.kind]);
  const details = error.retryAfter === undefined ? {} : { retry_after: error.retryAfter };
  return new AppError(code, details, [], { cause: error });
}
