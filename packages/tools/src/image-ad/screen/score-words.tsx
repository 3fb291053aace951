import type { ImageAdScore } from '@adwright/contract/ads-image/image-ad.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Shares are shown in percent; of all else nobody needs more than a tenth. */
function shownValue(part: ImageAdScore['parts'][number]['part'], value: number): number {
  return part === 'product' || part === 'picture' ? value : Math.round(value * 10) / 10;
}

/** Each part of the score with what was measured. */
export function ScoreWords({ score }: { score: ImageAdScore }) {
  const t = useTranslations('tool-image-ad');
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        {t('wall.why')}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-2 pb-2">
        {score.parts.map(({ part, score: points, value }) => (
          <li key={part} className="flex flex-col gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span>{t(`parts.${part}`, { value: shownValue(part, value) })}</span>
              <span className="shrink-0 whitespace-nowrap text-muted tabular-nums">{points}</span>
            </span>
            <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
              <span
                className={
                  points >= 70
                    ? 'block h-full bg-success'
                    : points >= 45
                      ? 'block h-full bg-warn'
                      : 'block h-full bg-danger'
                }
                style={{ inlineSize: `${points}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
