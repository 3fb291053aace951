import { keyScopes, type ChosenScope } from '@adwright/contract/user/key-scopes.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormAlert } from '../../credentials/form-alert.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { api } from '../../session/api.ts';

const longestName = 60;

export function KeyForm({ onCreated }: { onCreated: () => void }) {
  const t = useTranslations('account');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ChosenScope[]>(['read', 'create']);
  const [made, setMade] = useState<string | null>(null);
  const form = useFormTry();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return form.refuse('name', t('keys.nameMissing'));
    if (scopes.length === 0) return form.refuse('code', t('keys.scopesMissing'));
    await form.send(async () => {
      const { key } = await api.call('userKeyCreate', { name, scopes: [...scopes] });
      setMade(key);
      setName('');
      onCreated();
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 border-t pt-6">
      {made !== null && (
        <output className="flex flex-col gap-3 rounded-card border bg-sunken p-4">
          <span className="text-sm">{t('keys.made')}</span>
          <code dir="ltr" className="text-sm break-all">
            {made}
          </code>
          <CopyButton
            text={made}
            label={t('keys.copy')}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
            className="self-start"
          />
        </output>
      )}
      <TextField
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        name="key-name"
        autoComplete="off"
        maxLength={longestName}
        value={name}
        onValueChange={setName}
        error={form.problem('name')}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t('keys.scopes')}</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`keys.scope.${scope}`)}
            checked={scopes.includes(scope)}
            onCheckedChange={(checked) =>
              setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <FormAlert text={form.problem('code') ?? form.problem(null)} />
      <Button type="submit" loading={form.busy} className="self-start">
        {t('keys.create')}
      </Button>
    </form>
  );
}
