import { TextField } from '@adwright/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FormTry } from '../../credentials/use-form-try.ts';

type SecondStep = {
  readonly asked: boolean;
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly error: string | undefined;
  /** What goes along with the next try. */
  readonly sent: { second_step?: string };
};

/** A code is asked for once the server has said that this account wants one. */
export function useSecondStep(form: FormTry): SecondStep {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = form.problem('second');
  if (!asked && problem !== undefined) setAsked(true);
  // The first refusal is no fault of theirs: nobody had asked.
  const error = code === '' ? undefined : problem;
  return { asked, code, setCode, error, sent: asked ? { second_step: code } : {} };
}

export function SecondStepField({ asked, code, setCode, error }: SecondStep) {
  const t = useTranslations('session.second');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked]);
  if (!asked) return null;
  return (
    <TextField
      ref={input}
      label={t('label')}
      hint={t('lead')}
      name="second-step"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={30}
      value={code}
      onValueChange={setCode}
      error={error}
      aria-required
    />
  );
}
