import { AppError } from '@adwright/contract/errors.ts';
import type { EmailConfirmInput, UserAccount } from '@adwright/contract/user/account.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readAccount } from './read-account.ts';
import { takeTry } from './take-try.ts';
import { tellOwner, type TellDeps } from './tell-owner.ts';

type Deps = TellDeps & { readonly work: UnitOfWork; readonly clock: Clock; readonly codeKey: string };

/** The account gets its new address; the old one is told. A reset that was mailed to the old one is worth nothing now. */
export async function confirmEmail(
  deps: Deps,
  { userId, email, code, device }: EmailConfirmInput & { userId: string; device: string },
): Promise<UserAccount> {
  const now = deps.clock();
  const codes = deps.work.stores.emailChanges;
  // Somebody else's change is not theirs to guess at.
  if ((await codes.byEmail(email))?.userId !== userId) throw new AppError('code_invalid');
  const { waiting } = await takeTry({ codes, codeKey: deps.codeKey }, { email, code }, now);
  const before = await deps.work.transact(async (stores) => {
    const account = await stores.accounts.lock(userId);
    if (!account || waiting.userId !== userId) throw new AppError('code_invalid');
    if (!(await stores.emailChanges.consume(waiting))) throw new AppError('code_invalid');
    if (await stores.accounts.byEmail(email)) throw new AppError('account_exists');
    await stores.accounts.setEmail(userId, email);
    await stores.activity.add({ userId, kind: 'email_changed', at: now, device, about: account.email });
    return account;
  });
  await tellOwner(deps, before, { news: 'email_changed' });
  return readAccount(deps, userId);
}
