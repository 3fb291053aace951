import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { foldedText } from '../plan/feeds.ts';

type FoldingTextProps = { before?: string | undefined; text: string; visible: number };

/** As the app shows it: the beginning, and the rest for those who ask. */
export function FoldingText({ before, text, visible }: FoldingTextProps) {
  const t = useTranslations('tool-image-ad.feed');
  const [open, setOpen] = useState(false);
  const folded = open ? null : foldedText(text, visible);
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {before !== undefined && <span className="font-medium">{before} </span>}
      {folded ?? text}
      {folded !== null && (
        <>
          {'… '}
          <button type="button" className="opacity-70" onClick={() => setOpen(true)}>
            {t('more')}
          </button>
        </>
      )}
    </p>
  );
}
