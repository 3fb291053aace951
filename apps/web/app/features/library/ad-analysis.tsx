import { Badge } from '@adwright/ui/badge.tsx';
import { Check, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { clock } from './clock.ts';
import { useAnalysis } from './use-library.ts';

/** What can be measured about an ad, and what to try. Nothing is shown until it is there: the ad itself comes first. */
export function AdAnalysis({ adId }: { adId: string }) {
  const t = useTranslations('library.analysis');
  const { data } = useAnalysis(adId);
  const analysis = data?.analysis;
  if (!analysis) return null;
  const { hook, angle, emotion, offer, readability, structure, strengths, ideas } = analysis;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('title')}</h3>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="support">{t(`hook.${hook.kind}`)}</Badge>
        </li>
        <li>
          <Badge tone="support">{t(`angle.${angle}`)}</Badge>
        </li>
        <li>
          <Badge tone="support">{t(`emotion.${emotion}`)}</Badge>
        </li>
        <li>
          <Badge>{t(`level.${readability.level}`)}</Badge>
        </li>
        {offer !== null && (
          <li>
            <Badge>
              <bdi>{t('offer', { text: offer })}</bdi>
            </Badge>
          </li>
        )}
      </ul>
      <ol className="flex flex-col gap-2 text-sm">
        {structure.map(({ part, text, at }, index) => (
          <li key={index} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
            <span className="text-muted">
              {t(`part.${part}`)}
              {at !== null && <span className="ms-2 tabular-nums">{clock(at)}</span>}
            </span>
            <span dir="auto" className="break-words">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <Points
        title={t('works')}
        icon={<Check aria-hidden="true" />}
        points={strengths.map((one) => t(`strength.${one}`))}
      />
      <Points title={t('try')} icon={<Lightbulb aria-hidden="true" />} points={ideas.map((one) => t(`idea.${one}`))} />
    </section>
  );
}

function Points({ title, icon, points }: { title: string; icon: ReactNode; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h4 className="font-sans text-sm font-medium tracking-normal">{title}</h4>
      <ul className="flex flex-col gap-1.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
            {icon}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
