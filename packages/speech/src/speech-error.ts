import { AppError } from '@adwright/contract/errors.ts';
import { ModelError } from '@adwright/model-host/model-error.ts';
import { missingWeights } from '@adwright/weights/open-weights.ts';

const codes = {
  busy: 'unavailable',
  timeout: 'timeout',
  closed: 'unavailable',
  crashed: 'tool_failed',
  failed: 'tool_failed',
} as const;

/** What a model process says, in the words of the product. A cancel stays what it is. */
export function speechError(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error;
  const code = error.code === missingWeights ? 'model_missing' : codes[error.kind];
  return new AppError(code, {}, [], { cause: error });
}
