import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useFormWords } from '../../form/screen/form-words.ts';

/** Files of an older version stay to be had, and never pass for the newest. */
export function OutdatedFiles({ busy, onExport }: { busy: boolean; onExport: () => void }) {
  const t = useFormWords();
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="primary" loading={busy} onClick={onExport}>
          {t('edits.exportAgain')}
        </Button>
      }
    >
      {t('edits.outdated')}
    </Notice>
  );
}
