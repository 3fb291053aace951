import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';

export type ProgramResult = { readonly code: number | null; readonly output: string };

const patience = 60_000;
const longestOutput = 200_000;

/** Runs a program to its end with a file as its input. Null when there is no such program. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly inputFile?: string; readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number } = {},
): Promise<ProgramResult | null> {
  const late = AbortSignal.timeout(options.timeoutMs ?? patience);
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  signal.throwIfAborted();
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
  let output = '';
  const collect = (chunk: Buffer): void => {
    if (output.length < longestOutput) output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // A program that does not read its input closes it on us.
  child.stdin.on('error', () => undefined);
  if (options.inputFile === undefined) child.stdin.end();
  else createReadStream(options.inputFile).pipe(child.stdin);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    return { code, output };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw options.signal?.aborted ? options.signal.reason : error;
  }
}
