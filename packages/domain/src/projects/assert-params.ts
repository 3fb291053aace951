import { AppError } from '@adwright/contract/errors.ts';
import { longestParams } from '@adwright/contract/project/project.ts';

/** A draft's params are kept unchecked, as the form left them: all that is asked of them is that they are no archive. */
export function assertParamsFit(params: unknown): void {
  const bytes = new TextEncoder().encode(JSON.stringify(params ?? {})).length;
  if (bytes > longestParams) throw new AppError('too_large');
}
