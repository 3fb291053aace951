import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useFormWords } from './form-words.ts';

/** What was edited is somewhere, and cannot be shown: never the unedited as if it were the whole. */
export function EditsFailed({ onRetry }: { onRetry?: () => void }) {
  const t = useFormWords();
  return (
    <Notice tone="danger" urgent action={onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('edits.failed')}
    </Notice>
  );
}
