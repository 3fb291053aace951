import { PASSWORD_MAX, PASSWORD_MIN } from './password-strength.ts';

/** Why a new password would be refused, by the name of its words; null when it may be tried. */
export function newPasswordProblem(
  password: string,
): { readonly key: 'fields.passwordShort' | 'fields.passwordLong'; readonly count: number } | null {
  if (password.length < PASSWORD_MIN) return { key: 'fields.passwordShort', count: PASSWORD_MIN };
  if (password.length > PASSWORD_MAX) return { key: 'fields.passwordLong', count: PASSWORD_MAX };
  return null;
}
