import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { useTranslations } from 'use-intl';
import { directionOf } from './text-direction.ts';

/** What an ad says, in its own language and direction, to read and to copy. */
export function AdText({ ad }: { ad: LibraryAd }) {
  const t = useTranslations('library');
  const { headline, body, description, language } = ad;
  const text = [headline, body, description].filter((part) => part !== '').join('\n\n');
  if (text === '') return null;
  const written = { dir: directionOf(language), lang: language };
  return (
    <section className="flex flex-col gap-3 rounded-card border bg-surface p-4">
      {headline !== '' && (
        <p {...written} className="font-medium break-words">
          {headline}
        </p>
      )}
      {body !== '' && (
        <p {...written} className="text-sm break-words whitespace-pre-line">
          {body}
        </p>
      )}
      {description !== '' && (
        <p {...written} className="text-sm break-words text-muted">
          {description}
        </p>
      )}
      <CopyButton
        text={text}
        label={t('copyText')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        className="self-start"
      />
    </section>
  );
}
