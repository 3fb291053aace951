import { Button } from '@adwright/ui/button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';

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
      <FormAlert text={form.problem(null)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={form.busy}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('email.cancel')}
        </Button>
      </div>
    </form>
  );
}
