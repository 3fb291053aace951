import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import type { FilmPlace } from '../plan/film-checks.ts';

/** What a platform's own interface lies over, drawn over the film; presses go through to the player. */
export function SafeZone({ place: { safe } }: { place: FilmPlace }) {
  const percent = (share: number): string => `${share * 100}%`;
  return (
    <div aria-hidden="true" dir="ltr" className="pointer-events-none absolute inset-0 overflow-hidden rounded-card">
      <div
        style={{
          top: percent(safe.top),
          right: percent(safe.right),
          bottom: percent(safe.bottom),
          left: percent(safe.left),
        }}
        className="absolute border-2 border-dashed border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]"
      />
    </div>
  );
}

/** What the platform would say of the film. */
export function PlaceChecks({ place }: { place: FilmPlace }) {
  const t = useTranslations('tool-video-ad.checks');
  const nameOf = usePlacementName();
  const weight = useWeight();
  if (place.issues.length === 0)
    return (
      <Notice tone="success" className="w-full">
        {t('none', { place: nameOf(place) })}
      </Notice>
    );
  return (
    <Notice tone="warn" className="w-full">
      <ul>
        {place.issues.map((issue) => (
          <li key={issue.kind}>
            {issue.kind === 'tooHeavy'
              ? t('tooHeavy', { most: weight(issue.bytes) })
              : t(issue.kind, { seconds: issue.seconds })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
