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
import {
  AccountDeleteInput,
  EmailChangeInput,
  EmailConfirmInput,
  NameChangeInput,
  PictureChangeInput,
  PasswordChangeInput,
  SessionsEndInput,
  UserAccount,
  UserExport,
  UserSessions,
} from './account.ts';
import { UserActivity } from './activity.ts';
import { CreatedKey, KeyCreateInput, KeyRevokeInput, UserKeys } from './api-keys.ts';
import { RecoveryCodes, SecondStepInput, TwoStepBeginInput, TwoStepSetup } from './two-step.ts';
import { NoInput, Nothing } from '../nothing.ts';
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
  userPictureChange: { input: PictureChangeInput, output: UserAccount },
  userSessions: { input: Nothing, output: UserSessions },
  userSessionsEnd: { input: SessionsEndInput, output: Nothing },
  userEmailChange: { input: EmailChangeInput, output: RegisterOutput },
  userEmailConfirm: { input: EmailConfirmInput, output: UserAccount },
  userTwoStepBegin: { input: TwoStepBeginInput, output: TwoStepSetup },
  userTwoStepConfirm: { input: SecondStepInput, output: RecoveryCodes },
  userTwoStepEnd: { input: SecondStepInput, output: Nothing },
  userRecoveryCodes: { input: SecondStepInput, output: RecoveryCodes },
  userKeys: { input: Nothing, output: UserKeys },
  userKeyCreate: { input: KeyCreateInput, output: CreatedKey },
  userKeyRevoke: { input: KeyRevokeInput, output: Nothing },
  userActivity: { input: Nothing, output: UserActivity },
  userExport: { input: NoInput, output: UserExport },
  userDelete: { input: AccountDeleteInput, output: UserAccount },
  userDeleteCancel: { input: NoInput, output: UserAccount },
  userLogout: { input: Nothing, output: Nothing },
  userInfo: { input: Nothing, output: UserInfo },
  userPreferences: { input: Nothing, output: UserPreferences },
  userPreferencesUpdate: { input: UserPreferences, output: UserPreferences },
  userStorage: { input: Nothing, output: UserStorage },
  userAvatarPhotoRemain: { input: Nothing, output: AvatarPhotoRemain },
} as const satisfies CallSchemas<typeof userCalls>;
