import multipart from '@fastify/multipart';
import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type FormFile = { readonly name: string; readonly maxBytes: number };

type OnFile<Result> = (fields: Readonly<Record<string, string>>, file: AsyncIterable<Uint8Array>) => Promise<Result>;

/** Only inside the scope it is given: everywhere else a form stays the wrong kind of body. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

/**
 * Reads a form whose fields come before its one file, and hands the file over as it streams in. What is left of the
 * body is read and dropped, also after a failure, so that the answer reaches a caller who is still sending.
 */
export async function readForm<Result>(
  request: FastifyRequest,
  expected: FormFile,
  onFile: OnFile<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('invalid_input');
  const outcome = await readParts(request, expected.maxBytes, onFile).catch((error: unknown) => {
    // The reader's own refusals say what they are; what is left of its errors are forms that break off or are none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new AppError('invalid_input', {}, [{ path: '', message: 'is not a whole form' }], { cause: error });
  });
  if (outcome === null) throw new AppError('invalid_input', {}, [{ path: expected.name, message: 'is missing' }]);
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

/** Rejects only with what is wrong with the form itself. */
async function readParts<Result>(
  request: FastifyRequest,
  maxBytes: number,
  onFile: OnFile<Result>,
): Promise<Outcome<Result> | null> {
  const fields: Record<string, string> = {};
  let outcome: Outcome<Result> | null = null;
  // One byte more than allowed lets whoever reads the file see that it is too large.
  const parts = request.parts({
    limits: { fileSize: maxBytes + 1, files: 1, fields: 16, fieldSize: 2048, parts: 20 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    try {
      outcome = { result: await onFile(fields, part.file) };
    } catch (error) {
      outcome = { error };
    } finally {
      // A handler that did not need the file has not read it, and the next part comes only behind it.
      part.file.resume();
    }
  }
  return outcome;
}
