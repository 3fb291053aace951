import { lazy, Suspense, useState } from 'react';
import type { BlockOf } from './block-components.ts';
import { PlanCards } from './plan-cards.tsx';
import { PeriodSwitch, type Period } from './period-switch.tsx';
import { Section } from './section.tsx';

/** Stands in the page as it arrives; what moves it comes after what everybody reads. */
const CreditCalculator = lazy(async () => ({ default: (await import('./credit-calculator.tsx')).CreditCalculator }));

export function Pricing({ block }: { block: BlockOf<'pricing'> }) {
  const [period, setPeriod] = useState<Period>('monthly');
  return (
    <>
      <Section heading={block.heading} lead={block.lead} layout="above">
        <PeriodSwitch period={period} onChange={setPeriod} labels={block.labels} />
        <PlanCards block={block} period={period} />
      </Section>
      <Suspense>
        <CreditCalculator calculator={block.calculator} />
      </Suspense>
    </>
  );
}
