import { ApiError } from '@adwright/contract/client/error.ts';

export type FieldName = 'email' | 'password' | 'current' | 'name' | 'code' | 'second';

/** What a form shows after a failed try: beside the field it is about, or above the button. */
export type FormProblem = { readonly field: FieldName | null; readonly text: string };

export type ProblemWords = { readonly offline: string; readonly invalid: Readonly<Record<FieldName, string>> };

const fieldOfError: Readonly<Record<string, FieldName>> = {
  password_common: 'password',
  password_wrong: 'current',
  code_invalid: 'code',
  code_expired: 'code',
  code_exhausted: 'code',
  second_step_needed: 'second',
  second_step_wrong: 'second',
};

/** Null when there is nothing to say: a newer identical try has taken this one's place. */
export function formProblem(error: unknown, words: ProblemWords): FormProblem | null {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'cancelled') return null;
  if (error.kind === 'network') return { field: null, text: words.offline };
  const issue = error.issues.map(({ path }) => (path === 'second_step' ? 'second' : path)).find(isField);
  if (issue !== undefined) return { field: issue, text: words.invalid[issue] };
  // The server's own words are more exact than the table's, and are in the person's language.
  return { field: fieldOfError[error.error ?? ''] ?? null, text: error.serverMessage ?? error.message };
}

function isField(path: string): path is FieldName {
  return ['email', 'password', 'current', 'name', 'code', 'second'].includes(path);
}
