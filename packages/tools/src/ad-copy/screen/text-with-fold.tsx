import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { useTranslations } from 'use-intl';

/** Where the last whole word before the fold ends; in scripts without spaces, the fold itself. */
function wordEnd(points: readonly string[], fold: number): number {
  const space = points.slice(0, fold + 1).findLastIndex((point) => /\s/u.test(point));
  return space > fold / 2 ? space : fold;
}

/** The text as the network shows it: what comes after the fold is grey. */
export function TextWithFold({ field }: { field: Pick<AdTextField, 'text' | 'visible'> }) {
  const t = useTranslations('tool-ad-copy');
  const points = Array.from(field.text);
  if (field.visible === null || points.length <= field.visible) return <>{field.text}</>;
  const cut = wordEnd(points, field.visible);
  return (
    <>
      {points.slice(0, cut).join('')}
      {/* A block of its own: joined-up scripts would tie the last letter to this word. */}
      <span
        title={t('visibleOf', { visible: field.visible })}
        className="mx-1 inline-block rounded-[4px] border border-dashed px-1 text-xs text-muted"
      >
        <span aria-hidden="true">… </span>
        {t('fold')}
      </span>
      <span className="text-muted">{points.slice(cut).join('')}</span>
    </>
  );
}
