import { askDeletion } from '@adwright/domain/accounts/ask-deletion.ts';
import { beginTwoStep } from '@adwright/domain/accounts/begin-two-step.ts';
import { confirmTwoStep } from '@adwright/domain/accounts/confirm-two-step.ts';
import { createKey } from '@adwright/domain/accounts/create-key.ts';
import { endTwoStep } from '@adwright/domain/accounts/end-two-step.ts';
import { keepAccount } from '@adwright/domain/accounts/keep-account.ts';
import { listKeys } from '@adwright/domain/accounts/list-keys.ts';
import { renewRecoveryCodes } from '@adwright/domain/accounts/renew-recovery-codes.ts';
import { revokeKey } from '@adwright/domain/accounts/revoke-key.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

/** What opens an account beside its password, and what ends it. */
export function accountSafetyRoutes(api: Api, deps: Deps): void {
  api.implement('userTwoStepBegin', ({ input, caller: { userId } }) => beginTwoStep(deps, { ...input, userId }));
  api.implement('userTwoStepConfirm', ({ input, caller, device }) =>
    confirmTwoStep(deps, { ...input, ...caller, device }),
  );
  api.implement('userTwoStepEnd', async ({ input, caller: { userId }, device }) => {
    await endTwoStep(deps, { ...input, userId, device });
    return {};
  });
  api.implement('userRecoveryCodes', ({ input, caller: { userId }, device }) =>
    renewRecoveryCodes(deps, { ...input, userId, device }),
  );
  api.implement('userKeys', ({ caller }) => listKeys(deps, caller.userId));
  api.implement('userKeyCreate', ({ input, caller: { userId }, device }) =>
    createKey(deps, { ...input, userId, device }),
  );
  api.implement('userKeyRevoke', async ({ input, caller: { userId }, device }) => {
    await revokeKey(deps, { ...input, userId, device });
    return {};
  });
  api.implement('userDelete', ({ input, caller, device }) => askDeletion(deps, { ...input, ...caller, device }));
  api.implement('userDeleteCancel', ({ caller: { userId }, device }) => keepAccount(deps, { userId, device }));
}
