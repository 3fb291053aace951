import { Button } from '@adwright/ui/button.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { useTranslations } from 'use-intl';

/** Shown once: whoever loses the phone has these. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('account');
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{t('twoStep.codesTitle')}</p>
      <p className="text-sm text-muted">{t('twoStep.codesLead')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-card border bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          text={codes.join('\n')}
          label={t('twoStep.copyCodes')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
        <Button size="sm" variant="primary" onClick={onDone}>
          {t('twoStep.done')}
        </Button>
      </div>
    </div>
  );
}
