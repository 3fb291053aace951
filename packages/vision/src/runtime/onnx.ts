import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

const require = createRequire(import.meta.url);

/** A file of a runtime that is installed; weights are no package's (see @adwright/weights). */
export function packageFile(name: string, path: string): string {
  const [entry] = require.resolve.paths(name)?.flatMap((folder) => findPackage(join(folder, name))) ?? [];
  if (entry === undefined) throw new Error(`the package ${name} is not installed`);
  return join(entry, path);
}

function findPackage(folder: string): string[] {
  try {
    return [dirname(require.resolve(join(folder, 'package.json')))];
  } catch {
    return [];
  }
}

/**
 * The arena would keep the largest request's memory for good, and threads that wait busily for each other would take
 * the processor from everybody else.
 */
export function openSession(file: string | Uint8Array): Promise<InferenceSession> {
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['cpu'],
    enableCpuMemArena: false,
    intraOpNumThreads: 2,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    logSeverityLevel: 3,
  };
  return typeof file === 'string' ? InferenceSession.create(file, options) : InferenceSession.create(file, options);
}
