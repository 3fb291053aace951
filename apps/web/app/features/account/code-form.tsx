import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { FormEnd } from './form-end.tsx';

type CodeFormProps = {
  lead?: string;
  action: string;
  /** Rejects when the code was not right. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for a code of the authenticator app. */
export function CodeForm({ lead, action, onCode, onCancel }: CodeFormProps) {
  const t = useTranslations('account');
  const [code, setCode] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (code.trim().length < 6) return form.refuse('second', t('twoStep.missing'));
    await form.send(() => onCode(code));
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {lead !== undefined && <p className="text-sm text-muted">{lead}</p>}
      <TextField
        label={t('twoStep.code')}
        name="second-step"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={30}
        value={code}
        onValueChange={setCode}
        error={form.problem('second')}
      />
      <FormEnd form={form} action={action} onCancel={onCancel} />
    </form>
  );
}
