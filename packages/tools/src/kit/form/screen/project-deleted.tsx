import { buttonClass } from '@adwright/ui/button-class.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useFormWords } from './form-words.ts';

/** The edits went with their project; the form beside it makes new ads. */
export function ProjectDeleted() {
  const t = useFormWords();
  return (
    <Notice
      tone="warn"
      action={
        <a href="?dashboard=my-work" className={buttonClass()}>
          {t('edits.toMyWork')}
        </a>
      }
    >
      {t('edits.deleted')}
    </Notice>
  );
}
