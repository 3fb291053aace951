import { type Plan, planNames, plans } from '@adwright/contract/pay/plans.ts';
import type { PlanWords } from '@adwright/content/page.ts';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useDollars } from '../promotion/use-dollars.ts';
import { ActionLink } from './action-link.tsx';
import type { BlockOf } from './block-components.ts';
import type { Period } from './period-switch.tsx';
import { Icon } from '../shell/icon.tsx';

type Labels = BlockOf<'pricing'>['labels'];

/** What buys loads the client of the calls: after the page, and only here. */
const BuyButton = lazy(async () => ({ default: (await import('../promotion/buy-button.tsx')).BuyButton }));

export function PlanCards({ block, period }: { block: BlockOf<'pricing'>; period: Period }) {
  return (
    <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto_1fr_auto]">
      {planNames.map((name) => (
        <PlanCard key={name} plan={plans[name]} words={block.plans[name]} labels={block.labels} period={period} />
      ))}
    </div>
  );
}

type PlanCardProps = { plan: Plan; words: PlanWords; labels: Labels; period: Period };

function PlanCard({ plan, words, labels, period }: PlanCardProps) {
  const t = useTranslations('landing.pricing');
  return (
    <div className="flex flex-col gap-6 bg-raised p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:p-6">
      <div>
        <h3 className="text-2xl">{words.name}</h3>
        <p className="mt-1 text-muted">{words.audience}</p>
      </div>
      <PlanPrice plan={plan} labels={labels} period={period} />
      <ul className="flex flex-1 flex-col gap-3">
        {words.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-accent-text" />
            {point}
          </li>
        ))}
      </ul>
      {plan.name === 'free' ? (
        <ActionLink action={words.action} variant="primary" className="w-full" />
      ) : (
        <div className="min-h-12">
          <Suspense>
            <BuyButton plan={plan.name} period={period}>
              {t('choose', { plan: words.name })}
            </BuyButton>
          </Suspense>
        </div>
      )}
    </div>
  );
}

function PlanPrice({ plan, labels, period }: { plan: Plan; labels: Labels; period: Period }) {
  const t = useTranslations('landing.pricing');
  const dollars = useDollars();
  if (plan.monthlyPrice === 0) return <p className="font-display text-4xl font-bold">{labels.free}</p>;
  const annual = period === 'annual';
  return (
    <p>
      <span dir="ltr" className="inline-block font-display text-4xl font-bold">
        {dollars(annual ? plan.annualPrice / 12 : plan.monthlyPrice)}
      </span>{' '}
      <span className="text-sm whitespace-nowrap text-muted">{labels.perMonth}</span>
      <span className="mt-1 block text-sm text-muted">
        {annual ? t('billedYearly', { price: dollars(plan.annualPrice) }) : t('billedMonthly')}
      </span>
    </p>
  );
}
