import type { CloneMark } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';

/** What is somebody's own in the reference, what became of it, and what stays to be done before publishing. */
export function MarkNotes({ marks }: { marks: readonly CloneMark[] }) {
  const t = useTranslations('tool-image-ad-clone.marks');
  const text = ({ kind, text: words, kept }: CloneMark): string => {
    if (kind === 'name') return t('name', { text: words });
    if (kind === 'sign') return t('sign');
    return t(kept ? 'kept' : 'rebuilt');
  };
  const lines = [...new Set(marks.map(text))];
  return (
    <Notice tone={marks.some(({ kept }) => kept) ? 'warn' : 'info'}>
      <p className="font-medium">{t('title')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{t('advice')}</li>
      </ul>
    </Notice>
  );
}
