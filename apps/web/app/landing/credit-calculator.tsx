import { planNames, plans } from '@adwright/contract/pay/plans.ts';
import { useId, useState } from 'react';
import { useNumberFormat } from '../words/use-number-format.ts';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

type Calculator = BlockOf<'pricing'>['calculator'];

const mostCredits = Math.max(...planNames.map((name) => plans[name].monthlyCredits));

/** "What 100 credits make", with the real price of each tool. */
export function CreditCalculator({ calculator }: { calculator: Calculator }) {
  const [credits, setCredits] = useState(100);
  const number = useNumberFormat();
  const id = useId();
  return (
    <Section heading={calculator.heading} lead={calculator.lead} layout="above">
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        <div className="bg-raised p-6">
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
            max={mostCredits}
            step={10}
            value={credits}
            onChange={(event) => setCredits(event.target.valueAsNumber)}
            className="range mt-4 w-full"
          />
        </div>
        <ul className="grid gap-px lg:grid-cols-2">
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
    <li className="flex items-baseline justify-between gap-6 bg-raised px-6 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{item.name}</p>
        <p className="text-sm text-muted">{item.note}</p>
      </div>
      {item.credits === 0 ? (
        <p className="max-w-32 text-end text-sm font-medium text-support-text">{calculator.freeLabel}</p>
      ) : (
        <div className="shrink-0 text-end">
          {/* A sign instead of a word: “1 times” and its like are wrong in most languages. */}
          <p className="font-display text-2xl font-bold">
            <bdi dir="ltr">{number(Math.floor(credits / item.credits))}×</bdi>
          </p>
          <p className="text-sm text-muted">
            {calculator.priceLabel} {number(item.credits)}
          </p>
        </div>
      )}
    </li>
  );
}
