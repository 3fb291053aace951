import { askPasswordReset } from '@adwright/domain/accounts/ask-password-reset.ts';
import { changeEmail } from '@adwright/domain/accounts/change-email.ts';
import { changeName } from '@adwright/domain/accounts/change-name.ts';
import { changePassword } from '@adwright/domain/accounts/change-password.ts';
import { changePicture } from '@adwright/domain/accounts/change-picture.ts';
import { confirmEmail } from '@adwright/domain/accounts/confirm-email.ts';
import { endOtherSessions } from '@adwright/domain/accounts/end-other-sessions.ts';
import { endSession } from '@adwright/domain/accounts/end-session.ts';
import { listActivity } from '@adwright/domain/accounts/list-activity.ts';
import { listSessions } from '@adwright/domain/accounts/list-sessions.ts';
import { readAccount } from '@adwright/domain/accounts/read-account.ts';
import { resetPassword } from '@adwright/domain/accounts/reset-password.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

/** What people do with their own account: password, name, and where they are signed in. */
export function accountRoutes(api: Api, deps: Deps): void {
  api.implement('userPasswordForgotten', ({ input, locale }) => askPasswordReset(deps, { ...input, locale }));
  api.implement('userPasswordReset', ({ input, device }) => resetPassword(deps, { ...input, device }));
  api.implement('userPasswordChange', async ({ input, caller, device }) => {
    await changePassword(deps, { ...input, ...caller, device });
    return {};
  });
  api.implement('userAccount', ({ caller }) => readAccount(deps, caller.userId));
  api.implement('userNameChange', ({ input, caller: { userId }, device }) =>
    changeName(deps, { ...input, userId, device }),
  );
  api.implement('userPictureChange', ({ input, caller: { userId } }) => changePicture(deps, { ...input, userId }));
  api.implement('userEmailChange', ({ input, caller: { userId }, locale }) =>
    changeEmail(deps, { ...input, userId, locale }),
  );
  api.implement('userEmailConfirm', ({ input, caller: { userId }, device }) =>
    confirmEmail(deps, { ...input, userId, device }),
  );
  api.implement('userActivity', ({ caller }) => listActivity(deps, caller.userId));
  api.implement('userSessions', ({ caller }) => listSessions(deps, caller));
  api.implement('userSessionsEnd', async ({ input: { id }, caller, device }) => {
    await (id === 'others'
      ? endOtherSessions(deps, { ...caller, device })
      : endSession(deps, { id, userId: caller.userId }));
    return {};
  });
}
