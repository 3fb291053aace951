import type { TwoStepSetup as Setup } from '@adwright/contract/user/two-step.ts';
import { darkPath } from '@adwright/tools/kit/qr/plan/draw-svg.ts';
import { symbolOf } from '@adwright/tools/kit/qr/plan/symbol.ts';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '../../credentials/password-field.tsx';
import { useFormTry } from '../../credentials/use-form-try.ts';
import { api } from '../../session/api.ts';
import { CodeForm } from './code-form.tsx';
import { FormEnd } from './form-end.tsx';

type TwoStepSetupProps = { onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** The password, then the secret into the app, then the first code out of it. */
export function TwoStepSetup({ onDone, onCancel }: TwoStepSetupProps) {
  const t = useTranslations('account');
  const [setup, setSetup] = useState<Setup | null>(null);
  if (setup === null) return <PasswordStep onSetup={setSetup} onCancel={onCancel} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('twoStep.scan')}</p>
      <QrCode text={setup.uri} label={t('twoStep.qr')} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 text-sm">
          <span className="text-muted">{t('twoStep.key')}</span>{' '}
          <code dir="ltr" className="break-all">
            {setup.secret}
          </code>
        </p>
        <CopyButton
          iconOnly
          text={setup.secret}
          label={t('keys.copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
      </div>
      <CodeForm
        action={t('twoStep.turnOn')}
        onCode={async (code) => {
          const { recovery_codes } = await api.call('userTwoStepConfirm', { code });
          toast.success(t('twoStep.turnedOn'));
          onDone(recovery_codes);
        }}
        onCancel={onCancel}
      />
    </div>
  );
}

function PasswordStep({ onSetup, onCancel }: { onSetup: (setup: Setup) => void; onCancel: () => void }) {
  const t = useTranslations('account');
  const [current, setCurrent] = useState('');
  const form = useFormTry();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (current === '') return form.refuse('current', t('password.missing'));
    await form.send(async () => onSetup(await api.call('userTwoStepBegin', { current })));
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <PasswordField
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        value={current}
        onValueChange={setCurrent}
        error={form.problem('current')}
      />
      <FormEnd form={form} action={t('twoStep.start')} onCancel={onCancel} />
    </form>
  );
}

const quietZone = 4;

/** Dark on white in every theme: cameras read it that way. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => {
    const matrix = symbolOf(text, 'M');
    return { side: matrix.length + 2 * quietZone, path: darkPath(matrix, { dots: 'square' }, null) };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className="size-44 rounded-control bg-white">
      <path transform={`translate(${quietZone} ${quietZone})`} fill="#000" fillRule="evenodd" d={path} />
    </svg>
  );
}
