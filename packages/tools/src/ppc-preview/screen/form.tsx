import type { Run } from '@adwright/contract/run/run.ts';
import { Fold } from '@adwright/ui/fold.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { BrandCheck } from '../../kit/ad-designs/screen/brand-check.tsx';
import { useBrandRules, useBrandStart } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { type ProblemWords, useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import { businessLimit, descriptionLimit, headlineLimit, pathLimit, PpcPreviewOutput } from '../contract.ts';
import type { PpcDescription, PpcHeadline, PpcPreviewInput } from '../contract.ts';
import { fieldsFrom, parseFields, type PpcFields } from './fields.ts';
import { Judgement } from './judgement.tsx';
import { LineFields } from './line-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { WriteForMe } from './write-for-me.tsx';
import { businessName, landingPage, type WrittenSearchAd } from './write-search-ad.ts';

type Props = ToolFormProps<PpcPreviewInput>;
type PartProps = { fields: PpcFields; problems: ProblemWords; onChange: (some: Partial<PpcFields>) => void };

function AdFields({ fields, problems, onChange }: PartProps) {
  const t = useTranslations('tool-ppc-preview');
  const [first, second] = fields.paths;
  const path = (number: 1 | 2, value: string) => (
    <TextField
      label={t('path', { number })}
      dir="auto"
      value={value}
      maxLength={pathLimit}
      onValueChange={(text) => onChange({ paths: number === 1 ? [text, second] : [first, text] })}
      error={problems.textOf(`paths.${number - 1}`)}
    />
  );
  return (
    <FieldGroup title={t('ad')}>
      <TextField
        label={t('business')}
        required
        maxLength={businessLimit}
        value={fields.business}
        onValueChange={(business) => onChange({ business })}
        error={problems.textOf('business')}
        {...problems.leave('business')}
      />
      <TextField
        label={t('url')}
        required
        dir="ltr"
        inputMode="url"
        value={fields.url}
        onValueChange={(url) => onChange({ url })}
        error={problems.textOf('url')}
        {...problems.leave('url')}
      />
      <div className="grid grid-cols-2 gap-4">
        {path(1, first)}
        {path(2, second)}
      </div>
    </FieldGroup>
  );
}

function ExportFields({ fields, problems, onChange }: PartProps) {
  const t = useTranslations('tool-ppc-preview');
  return (
    <Fold title={t('export')}>
      <div className="grid gap-6 pb-4 @sm:grid-cols-2">
        <TextField
          label={t('campaign')}
          maxLength={128}
          value={fields.campaign}
          onValueChange={(campaign) => onChange({ campaign })}
          error={problems.textOf('campaign')}
        />
        <TextField
          label={t('adGroup')}
          maxLength={128}
          value={fields.ad_group}
          onValueChange={(group) => onChange({ ad_group: group })}
          error={problems.textOf('ad_group')}
        />
      </div>
    </Fold>
  );
}

function useReason(fields: PpcFields, parsed: ReturnType<typeof parseFields>): string | undefined {
  const t = useTranslations('tool-ppc-preview');
  if (fields.business.trim() === '') return t('needName');
  if (parseWebAddress(fields.url) === null) return t(fields.url.trim() === '' ? 'needUrl' : 'notAddress');
  const told = (lines: readonly { text: string }[]): number => lines.filter(({ text }) => text.trim() !== '').length;
  if (told(fields.headlines) < 3 || told(fields.descriptions) < 2) return t('needLines');
  return parsed.success ? undefined : t('needFixing');
}

function Result({ run }: { run: Run }) {
  const t = useTranslations('tool-ppc-preview');
  const output = useMemo(() => PpcPreviewOutput.safeParse(run.output).data, [run.output]);
  if (output === undefined) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t('result.facts', { combinations: output.combinations, score: output.score })}</p>
      <ResultFiles assets={run.assets} />
      <p className="text-sm text-muted">{t('result.howTo')}</p>
    </div>
  );
}

function Form(props: Props) {
  const t = useTranslations('tool-ppc-preview');
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}), {
    ofEach: ['url', 'paths', 'headlines', 'descriptions', 'brand'],
  });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  useBrandStart(props.initial?.business, (kit) => {
    if (kit) change({ business: businessName(kit.name), ...(typed.url === '' && { url: kit.link }) });
  });
  const texts = useMemo(() => [...typed.headlines, ...typed.descriptions].map(({ text }) => text), [typed]);
  const parsed = useMemo(() => parseFields(fields), [fields]);
  const problems = useProblems(parsed, (path, issue) =>
    path === 'url' && issue.code === 'custom' ? t('notAddress') : undefined,
  );
  const reason = useReason(fields, parsed);
  const ready = reason === undefined ? parsed.data : undefined;
  const shown = useDeferredValue(fields);
  const start = useStart(props, ready);
  const [writtenUrl, setWrittenUrl] = useState('');
  const takeWritten = ({ fallbackUrl, ...ad }: WrittenSearchAd): void => {
    const url = landingPage({ ...ad, fallbackUrl }, fields.url, writtenUrl);
    setWrittenUrl(url);
    change({ ...ad, url });
  };
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={start}
      inputs={
        <>
          <WriteForMe onWritten={takeWritten} />
          <AdFields fields={fields} problems={problems} onChange={change} />
          <LineFields
            kind="headlines"
            lines={fields.headlines}
            limit={headlineLimit}
            least={3}
            most={15}
            onChange={(lines) => change({ headlines: lines as PpcHeadline[] })}
          />
          <LineFields
            kind="descriptions"
            lines={fields.descriptions}
            limit={descriptionLimit}
            least={2}
            most={4}
            onChange={(lines) => change({ descriptions: lines as PpcDescription[] })}
          />
          <ExportFields fields={fields} problems={problems} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={t('action')} reason={reason} onBlockedPress={problems.revealAll} />}
      stage={
        <RunStage
          {...props}
          input={ready}
          keepsPreview
          onRetry={start}
          skeleton={<Skeleton className="h-40 rounded-card" />}
          preview={
            <>
              <LivePreview fields={shown} />
              <BrandCheck brand={brand} texts={texts} />
              <Judgement fields={shown} />
            </>
          }
        >
          {(made) => <Result run={made} />}
        </RunStage>
      }
    />
  );
}

/** A responsive search ad, seen in many of the ways the network may put it together. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-ppc-preview">
      <Form {...props} />
    </ToolAreaContext>
  );
}
