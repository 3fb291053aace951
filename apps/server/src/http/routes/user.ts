import { avatarPhotoRemain } from '@adwright/domain/accounts/avatar-photo-remain.ts';
import { changePreferences } from '@adwright/domain/accounts/change-preferences.ts';
import { loginGoogle } from '@adwright/domain/accounts/login-google.ts';
import { loginPassword } from '@adwright/domain/accounts/login-password.ts';
import { logout } from '@adwright/domain/accounts/logout.ts';
import { readInfo } from '@adwright/domain/accounts/read-info.ts';
import { readPreferences } from '@adwright/domain/accounts/read-preferences.ts';
import { register } from '@adwright/domain/accounts/register.ts';
import { readStorage } from '@adwright/domain/storage/read-storage.ts';
import { verifyCode } from '@adwright/domain/accounts/verify-code.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function userRoutes(api: Api, deps: Deps): void {
  api.implement('userRegister', ({ input, locale }) => register(deps, { ...input, locale }));
  api.implement('userRegisterVerify', ({ input, device }) => verifyCode(deps, { ...input, device }));
  api.implement('userLoginPassword', ({ input, device }) => loginPassword(deps, { ...input, device }));
  api.implement('userLoginGoogle', ({ input, locale, device }) => loginGoogle(deps, { ...input, locale, device }));
  api.implement('userLogout', async ({ caller }) => {
    await logout(deps, caller.tokenHash);
    return {};
  });
  api.implement('userInfo', ({ caller, token }) => readInfo(deps, { userId: caller.userId, token: token ?? '' }));
  api.implement('userPreferences', ({ caller }) => readPreferences(deps, caller.userId));
  api.implement('userPreferencesUpdate', ({ input, caller }) =>
    changePreferences(deps, { userId: caller.userId, change: input }),
  );
  api.implement('userStorage', ({ caller }) => readStorage(deps, caller.userId));
  api.implement('userAvatarPhotoRemain', ({ caller }) => avatarPhotoRemain(deps, caller.userId));
}
