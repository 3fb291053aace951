import { Button } from '@adwright/ui/button.tsx';
import { useTranslations } from 'use-intl';

/** A list that did not come, with another try. */
export function ListFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations('account.devices');
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {text}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
