import type { AdAnalysis as Analysis } from '@adwright/contract/library/analysis.ts';
import { clock } from '@adwright/studio/clock.ts';
import { Check, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAnalysis } from './use-library.ts';
import { useValueNames } from './use-value-names.ts';

/** What can be measured about an ad, and what to try. Nothing is shown until it is there: the ad itself comes first. */
export function AdAnalysis({ adId }: { adId: string }) {
  const t = useTranslations('library.analysis');
  const names = useTranslations('library');
  const audienceNames = useAudienceNames();
  const { data } = useAnalysis(adId);
  const analysis = data?.analysis;
  if (!analysis) return null;
  const { hook, angle, emotion, offer, cta, readability, structure, strengths, ideas } = analysis;
  const facts = [
    [t('facts.hook'), t(`hook.${hook.kind}`)],
    [t('facts.angle'), t(`angle.${angle}`)],
    [t('facts.emotion'), t(`emotion.${emotion}`)],
    [t('facts.audience'), audienceNames(analysis.audience)],
    [t('facts.offer'), offer ?? ''],
    [names('names.cta'), cta === 'other' ? '' : names(`cta.${cta}`)],
    [t('facts.readability'), t(`level.${readability.level}`)],
  ].filter(([, value]) => value !== '');
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('title')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {structure.length > 0 && <Structure parts={structure} />}
      <Points
        title={t('works')}
        icon={<Check aria-hidden="true" />}
        points={strengths.map((one) => t(`strength.${one}`))}
      />
      <Points title={t('try')} icon={<Lightbulb aria-hidden="true" />} points={ideas.map((one) => t(`idea.${one}`))} />
    </section>
  );
}

/** What it says, part by part, and in a film when. */
function Structure({ parts }: { parts: Analysis['structure'] }) {
  const t = useTranslations('library.analysis');
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h4 className="font-sans text-sm font-medium tracking-normal">{t('structure')}</h4>
      <ol className="flex flex-col gap-2">
        {parts.map(({ part, text, at }, index) => (
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
    </div>
  );
}

/** Whom it names; without anybody, what its readers are interested in; then where they are. */
function useAudienceNames(): (audience: Analysis['audience']) => string {
  const t = useTranslations('library.analysis');
  const format = useFormatter();
  const nameOf = useValueNames();
  return ({ groups, interest, language, countries }) => {
    const people = groups.map((group) => t(`audience.${group}`));
    const category = interest === 'other' ? '' : t('audience.interest', { category: nameOf('category', interest) });
    return [
      people.length > 0 ? format.list(people) : category,
      language === 'und' ? '' : nameOf('language', language),
      format.list(countries.map((code) => nameOf('country', code))),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
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
