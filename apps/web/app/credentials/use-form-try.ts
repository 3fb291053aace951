import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formProblem, type FieldName, type FormProblem } from './form-problem.ts';
import { PASSWORD_MIN } from './password-strength.ts';

export type FormTry = {
  readonly busy: boolean;
  /** The words about one field, or above the button for `null`. */
  problem(field: FieldName | null): string | undefined;
  /** Sends; answers whether it worked. Does nothing while an earlier try is under way. */
  send(action: () => Promise<void>): Promise<boolean>;
  /** Refuses before anything is sent. */
  refuse(field: FieldName, text: string): void;
  clear(): void;
};

/** The life of one form: idle, sending, and what went wrong. */
export function useFormTry(): FormTry {
  const t = useTranslations('session');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const words = {
    offline: t('problems.offline'),
    invalid: {
      email: t('fields.emailInvalid'),
      password: t('fields.passwordShort', { count: PASSWORD_MIN }),
      current: t('fields.passwordMissing'),
      name: t('fields.nameLong'),
      code: t('code.incomplete'),
      second: t('second.missing'),
    },
  };
  return {
    busy,
    problem: (field) => (problem?.field === field ? problem.text : undefined),
    async send(action) {
      if (sending.current) return false;
      sending.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await action();
        return true;
      } catch (error) {
        setProblem(formProblem(error, words));
        return false;
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
    refuse: (field, text) => setProblem({ field, text }),
    clear: () => setProblem(null),
  };
}
