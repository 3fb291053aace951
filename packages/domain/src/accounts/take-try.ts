import { AppError } from '@adwright/contract/errors.ts';
import { hashCode, sameHash } from './mailed-code.ts';
import type { CodeStore, MailedCode } from './ports.ts';

/**
 * What waits for this code, with how many tries are left; throws when the code is not the one. The try is taken before
 * the code is looked at, so that parallel guesses cannot have more than there are.
 */
export async function takeTry<Waiting extends MailedCode>(
  deps: { readonly codes: CodeStore<Waiting>; readonly codeKey: string },
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<{ waiting: Waiting; left: number }> {
  const left = await deps.codes.takeTry(email);
  const waiting = await deps.codes.byEmail(email);
  if (!waiting) throw new AppError('code_invalid');
  if (waiting.expiresAt <= now) throw new AppError('code_expired');
  if (left < 0) throw new AppError('code_exhausted');
  if (!sameHash(waiting.codeHash, hashCode(deps.codeKey, email, code))) throw wrongCode(left);
  return { waiting, left };
}

export function wrongCode(left: number): AppError {
  return new AppError(left === 0 ? 'code_exhausted' : 'code_invalid');
}
