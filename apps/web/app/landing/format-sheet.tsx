import { brand } from '@adwright/contract/brand.ts';
import { useTranslations } from 'use-intl';
import { AdPiece } from './ad-piece.tsx';
import type { AdLook } from './ad-layout.tsx';
import type { Size } from './placements.ts';

const looks: readonly AdLook[] = ['poster', 'night', 'paper'];

/** All sizes at one scale, so that a leaderboard looks as flat as it is. */
export function FormatSheet({ sizes }: { sizes: readonly Size[] }) {
  const t = useTranslations('landing.proof');
  const widest = Math.max(...sizes.map(([width]) => width));
  return (
    <div className="proof mx-5 p-6 sm:p-8 lg:mx-0">
      <div className="flex flex-wrap items-end gap-6">
        {sizes.map(([width, height], index) => (
          <div
            key={`${width}x${height}`}
            className="shrink-0"
            style={{ inlineSize: `${shareOf(width, widest, sizes.length)}%` }}
          >
            <AdPiece width={width} height={height} look={looks[index % looks.length] ?? 'poster'} />
          </div>
        ))}
      </div>
      <p className="mt-6 border-t border-line pt-4 text-xs text-muted">{t('note', { product: brand.name })}</p>
    </div>
  );
}

/** Of the sheet's width. Sheets with several sizes are drawn smaller, so that they fit beside the heading. */
function shareOf(width: number, widest: number, count: number): number {
  const scale = widest > 900 && count > 4 ? 100 : count === 1 ? 70 : 46;
  return Math.round((width / widest) * scale);
}
