import { useState } from 'react';
import type { BlockOf } from './block-components.ts';
import { CreditCalculator } from './credit-calculator.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PeriodSwitch, type Period } from './period-switch.tsx';
import { Section } from './section.tsx';

export function Pricing({ block }: { block: BlockOf<'pricing'> }) {
  const [period, setPeriod] = useState<Period>('monthly');
  return (
    <>
      <Section heading={block.heading} lead={block.lead} layout="above">
        <PeriodSwitch period={period} onChange={setPeriod} labels={block.labels} />
        <PlanCards block={block} period={period} />
      </Section>
      <CreditCalculator calculator={block.calculator} />
    </>
  );
}
