import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';

/** An ad that began with somebody else's is not to go out under their name. */
export function LikeNote({ brand }: { brand: string }) {
  const t = useTranslations('library');
  return (
    <Notice tone="info" className="mb-6">
      {t('likeNote', { brand })}
    </Notice>
  );
}
