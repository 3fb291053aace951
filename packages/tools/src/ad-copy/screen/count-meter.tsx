import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { VisuallyHidden } from '@adwright/ui/visually-hidden.tsx';
import { useTranslations } from 'use-intl';

type Counted = Pick<AdTextField, 'count' | 'limit' | 'visible'>;

function colourOf({ count, limit, visible }: Counted): string {
  if (limit !== null && count > limit) return 'bg-danger';
  if (visible !== null && count > visible) return 'bg-warn';
  return 'bg-support';
}

/** How long a text is against what its network shows before the fold, or takes at all. */
export function CountMeter({ field }: { field: Counted }) {
  const t = useTranslations('tool-ad-copy');
  const { count, limit, visible } = field;
  const folded = visible !== null && count > visible;
  const mark = folded ? (limit ?? visible) : (visible ?? limit);
  if (mark === null) return <span className="text-xs text-muted tabular-nums">{t('countOnly', { count })}</span>;
  return (
    <span className="flex items-center gap-2 text-xs text-muted tabular-nums">
      <span aria-hidden="true" className="h-1 w-12 overflow-hidden rounded-full bg-line">
        <span
          style={{ inlineSize: `${Math.min(100, (count / (visible ?? mark)) * 100)}%` }}
          className={classNames('block h-full rounded-full transition-[inline-size]', colourOf(field))}
        />
      </span>
      <span aria-hidden="true">{t('countOf', { count, limit: mark })}</span>
      <VisuallyHidden>
        {limit === null ? t('countOnly', { count }) : t('countRead', { count, limit })}
        {visible !== null && ` (${t('visibleOf', { visible })})`}
      </VisuallyHidden>
    </span>
  );
}
