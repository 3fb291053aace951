import { AdGenerateOutput } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdGenerateInput } from '@adwright/contract/ad-text/ad-text.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules, useBrandStart } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { languageWhileTyped } from '../../kit/form/plan/language-of-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { type Parsed, useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { FactFields } from './fact-fields.tsx';
import { type AdCopyFields, fieldsFrom, hasFacts, mostBenefits, ofEach, parseFields } from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { WrittenBy } from '../../kit/form/screen/written-by.tsx';

type Props = ToolFormProps<AdGenerateInput>;

function useAdCopyProblems(parsed: Parsed) {
  const t = useTranslations('tool-ad-copy');
  const words = (path: string, issue: z.core.$ZodIssue): string | undefined => {
    if (path !== 'brief.benefits') return undefined;
    const tooMany = issue.code === 'too_big' && issue.path.length === 2;
    return tooMany ? t('benefitsTooMany', { max: mostBenefits }) : t('benefitLength', { min: 2, max: 160 });
  };
  return useProblems(parsed, words);
}

function useReason(fields: AdCopyFields, ready: boolean): string | undefined {
  const t = useTranslations('tool-ad-copy');
  if (fields.product.trim() === '') return t('needProduct');
  if (!hasFacts(fields)) return t('needFacts');
  return ready ? undefined : t('needFixing');
}

function bestFirst(results: AdGenerateOutput['results']): AdGenerateOutput['results'] {
  return results.toSorted((one, other) => other.score - one.score);
}

function Results({ run }: Pick<Props, 'run'>) {
  const output = useMemo(() => AdGenerateOutput.safeParse(run?.output), [run?.output]);
  const input = run?.input as AdGenerateInput | undefined;
  if (!output.success || input === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <WrittenBy engine={output.data.engine} />
      <ul className="flex flex-col gap-4">
        {bestFirst(output.data.results).map((result, index) => (
          <ResultCard
            key={`${run?.id}${result.fields.map((field) => field.text).join()}`}
            number={index + 1}
            result={result}
            network={input.kind === 'ad_copy' ? input.network : 'any'}
            who={input.brief.product}
            lang={input.language}
          />
        ))}
      </ul>
    </div>
  );
}

function Stage(props: Props & { fields: AdCopyFields; onRetry: () => void }) {
  const { run, starting, fields } = props;
  const shown = starting || isUnderWay(run) || run?.status === 'succeeded';
  return (
    <>
      <RunStatus {...props} skeleton={<ResultSkeleton />}>
        {() => <Results run={run} />}
      </RunStatus>
      {!shown && <LivePreview fields={fields} />}
    </>
  );
}

function languageOfFacts(before: AdCopyFields, now: AdCopyFields) {
  const words = ({ product, description, benefits }: AdCopyFields): string => `${product} ${description} ${benefits}`;
  return languageWhileTyped(before.language, words(before), words(now));
}

function Form(props: Props) {
  const t = useTranslations('tool-ad-copy');
  const language = usePageLanguage();
  const { fields, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  useBrandStart(props.initial?.tone, (kit) => kit?.tone && change({ tone: kit.tone }));
  const parsed = useMemo(() => parseFields(fields, brand), [fields, brand]);
  const problems = useAdCopyProblems(parsed);
  const reason = useReason(fields, parsed.success);
  const ready = parsed.success && reason === undefined ? parsed.data : undefined;
  const run = useStart(props, ready);
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <FactFields
            fields={fields}
            problems={problems}
            onChange={(some) => change({ ...some, language: languageOfFacts(fields, { ...fields, ...some }) })}
          />
          <BrandField />
          <ChoiceFields fields={fields} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={t('action')} reason={reason} onBlockedPress={problems.revealAll} />}
      stage={<Stage {...props} fields={fields} onRetry={run} />}
    />
  );
}

/** Writes ads within a network's limits from the facts about a product. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-ad-copy">
      <Form {...props} />
    </ToolAreaContext>
  );
}
