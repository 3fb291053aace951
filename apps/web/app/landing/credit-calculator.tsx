import { plans } from '@adwright/contract/pay/plans.ts';
import { useId, useState } from 'react';
import { useNumberFormat } from '../words/use-number-format.ts';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

type Calculator = BlockOf<'pricing'>['calculator'];

/** "What 100 credits make", with the real price of each tool. */
export function CreditCalculator({ calculator }: { calculator: Calculator }) {
  const [credits, setCredits] = useState(100);
  const number = useNumberFormat();
  const id = useId();
  return (
    <Section heading={calculator.heading} lead={calculator.lead}>
      <div className="rounded-card border border-line bg-raised">
        <div className="border-b border-line p-6">
          <div className="flex items-baseline justify-between gap-4">
            <label htmlFor={id} className="font-medium">
              {calculator.creditsLabel}
            </label>
            <output htmlFor={id} className="font-display text-3xl font-bold">
              {number(credits)}
            </output>
          </div>
          <input
            id={id}
            type="range"
            min={10}
            max={plans.pro.monthlyCredits}
            step={10}
            value={credits}
            onChange={(event) => setCredits(event.target.valueAsNumber)}
            className="range mt-4 w-full"
          />
        </div>
        <ul className="divide-y divide-line" aria-live="polite">
          {calculator.items.map((item) => (
            <CalculatorRow key={item.name} item={item} credits={credits} calculator={calculator} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

type CalculatorRowProps = { item: Calculator['items'][number]; credits: number; calculator: Calculator };

function CalculatorRow({ item, credits, calculator }: CalculatorRowProps) {
  const number = useNumberFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{item.name}</p>
        <p className="text-sm text-muted">{item.note}</p>
      </div>
      {item.credits === 0 ? (
        <p className="font-medium text-support-text">{calculator.freeLabel}</p>
      ) : (
        <p>
          <span className="font-display text-3xl font-bold">{number(Math.floor(credits / item.credits))}</span>{' '}
          <span className="text-muted">{calculator.timesLabel}</span>
        </p>
      )}
    </li>
  );
}
