import { Notice } from '@adwright/ui/notice.tsx';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../words/lazy-messages.tsx';

/** An ad that began with somebody else's is not to go out under their name. */
export function LikeNote({ brand }: { brand: string }) {
  return (
    // Tools do without the library's words; few of them begin with one of its ads.
    <Suspense fallback={null}>
      <LazyMessages areas={['library']}>
        <Note brand={brand} />
      </LazyMessages>
    </Suspense>
  );
}

function Note({ brand }: { brand: string }) {
  const t = useTranslations('library');
  return (
    <Notice tone="info" className="mb-6">
      {t('likeNote', { brand })}
    </Notice>
  );
}
