import {
  RegisterInput,
  RegisterOutput,
  VerifyCodeInput,
  UserInfo,
  LoginPasswordInput,
  LoginGoogleInput,
  PasswordForgottenInput,
  PasswordResetInput,
  AvatarPhotoRemain,
  UserPreferences,
  UserStorage,
} from './user.ts';
import { NameChangeInput, PasswordChangeInput, SessionsEndInput, UserAccount, UserSessions } from './account.ts';
import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { userCalls } from './calls.ts';

export const userSchemas = {
  userRegister: { input: RegisterInput, output: RegisterOutput },
  userRegisterVerify: { input: VerifyCodeInput, output: UserInfo },
  userLoginPassword: { input: LoginPasswordInput, output: UserInfo },
  userLoginGoogle: { input: LoginGoogleInput, output: UserInfo },
  userPasswordForgotten: { input: PasswordForgottenInput, output: RegisterOutput },
  userPasswordReset: { input: PasswordResetInput, output: UserInfo },
  userPasswordChange: { input: PasswordChangeInput, output: Nothing },
  userAccount: { input: Nothing, output: UserAccount },
  userNameChange: { input: NameChangeInput, output: UserAccount },
  userSessions: { input: Nothing, output: UserSessions },
  userSessionsEnd: { input: SessionsEndInput, output: Nothing },
  userLogout: { input: Nothing, output: Nothing },
  userInfo: { input: Nothing, output: UserInfo },
  userPreferences: { input: Nothing, output: UserPreferences },
  userPreferencesUpdate: { input: UserPreferences, output: UserPreferences },
  userStorage: { input: Nothing, output: UserStorage },
  userAvatarPhotoRemain: { input: Nothing, output: AvatarPhotoRemain },
} as const satisfies CallSchemas<typeof userCalls>;
