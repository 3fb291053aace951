import { askPasswordReset } from '@adwright/domain/accounts/ask-password-reset.ts';
import { changeName } from '@adwright/domain/accounts/change-name.ts';
import { changePassword } from '@adwright/domain/accounts/change-password.ts';
import { endOtherSessions } from '@adwright/domain/accounts/end-other-sessions.ts';
import { endSession } from '@adwright/domain/accounts/end-session.ts';
import { listSessions } from '@adwright/domain/accounts/list-sessions.ts';
import { readAccount } from '@adwright/domain/accounts/read-account.ts';
import { resetPassword } from '@adwright/domain/accounts/reset-password.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

/** What people do with their own account: password, name, and where they are signed in. */
export function accountRoutes(api: Api, deps: Deps): void {
  api.implement('userPasswordForgotten', ({ input, locale }) => askPasswordReset(deps, { ...input, locale }));
  api.implement('userPasswordReset', ({ input, device }) => resetPassword(deps, { ...input, device }));
  api.implement('userPasswordChange', async ({ input, caller }) => {
    await changePassword(deps, { ...input, ...caller });
    return {};
  });
  api.implement('userAccount', ({ caller }) => readAccount(deps, caller.userId));
  api.implement('userNameChange', ({ input, caller }) => changeName(deps, { ...input, userId: caller.userId }));
  api.implement('userSessions', ({ caller }) => listSessions(deps, caller));
  api.implement('userSessionsEnd', async ({ input: { id }, caller }) => {
    await (id === 'others' ? endOtherSessions(deps, caller) : endSession(deps, { id, userId: caller.userId }));
    return {};
  });
}
