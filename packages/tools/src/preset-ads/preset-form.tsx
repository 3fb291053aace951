import { isAdded } from '@adwright/studio/design/added-layers.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { ToolFormProps } from '../form.ts';
import { FieldGroup } from '../form-parts/field-group.tsx';
import { ToolAreaContext } from '../form-parts/form-words.ts';
import { PreviewFrame } from '../form-parts/preview-frame.tsx';
import { ProductField } from '../form-parts/product-field.tsx';
import { RunBar } from '../form-parts/run-bar.tsx';
import { RunStatus } from '../form-parts/run-status.tsx';
import { sameInput } from '../form-parts/same-input.ts';
import { StandInNote, standInProduct } from '../form-parts/stand-in.tsx';
import { ToolLayout } from '../form-parts/tool-layout.tsx';
import { useInputNews } from '../form-parts/use-input-news.ts';
import { problemsOf, type ProblemWords, useProblems } from '../form-parts/use-problems.ts';
import { IdeaField, LookFields, WordFields } from './brief-fields.tsx';
import { EditByHand } from './edit-by-hand.tsx';
import type { PresetBrief } from './input.ts';
import { mostPictures } from './most-pictures.ts';
import type { Preset } from './preset.ts';
import { useDesign } from './use-design.ts';

type Props<Input> = ToolFormProps<Input>;

function usePresetProblems(parsed: { success: boolean; error?: z.ZodError | undefined }): ProblemWords {
  const t = useTranslations('tool-preset-ads');
  const problems = useMemo(() => problemsOf(parsed), [parsed]);
  return useProblems(problems, (path, issue) => {
    const isAddress = path === 'click_url' || path === 'qr_url';
    return isAddress && issue.code === 'custom' ? t('notAddress') : undefined;
  });
}

function useReason<Input extends PresetBrief>(
  preset: Preset<Input>,
  fields: Input,
  valid: boolean,
): string | undefined {
  const t = useTranslations('tool-preset-ads');
  if (fields.product.title.trim() === '') return t('needProduct');
  const missing = preset.missing(fields) ?? (valid ? undefined : 'needFixing');
  return missing && t(missing);
}

function Form<Input extends PresetBrief>({ preset, ...props }: Props<Input> & { preset: Preset<Input> }) {
  const { initial, signedIn, onRun, onSignIn, onInput, run: current } = props;
  const t = useTranslations('tool-preset-ads');
  const [fields, setFields] = useState(() => preset.fieldsFrom(initial ?? {}));
  const parsed = useMemo(() => preset.schema.safeParse(fields), [preset, fields]);
  const problems = usePresetProblems(parsed);
  const reason = useReason(preset, fields, parsed.success);
  const ready = reason === undefined ? parsed.data : undefined;
  // Drawing may lag behind a fast typist; typing may not.
  const standIn = fields.product.title.trim() === '';
  const shown = useMemo(() => (standIn ? { ...fields, product: standInProduct } : fields), [standIn, fields]);
  const drawn = useDeferredValue(shown);
  const design = useDesign(drawn);
  useInputNews(ready, onInput);
  const change = (some: Partial<PresetBrief>): void => setFields((before) => ({ ...before, ...some }));
  const start = (): void => {
    if (ready) (signedIn ? onRun : onSignIn)(ready);
  };
  const finished = current?.status === 'succeeded' && sameInput(current.input, parsed.data);
  const { Options, Preview, Result } = preset;
  const { headline = '', subline = '', cta = '' } = (standIn ? null : design?.brief) ?? {};
  return (
    <ToolLayout
      label={t(`actions.${preset.tool}`)}
      onSubmit={start}
      inputs={
        <>
          <FieldGroup title={t('product')}>
            <ProductField
              value={fields.product}
              onChange={(product) => change({ product })}
              problems={problems}
              maxPictures={mostPictures}
            />
          </FieldGroup>
          <IdeaField
            value={fields.template}
            offered={preset.templates}
            onChange={(template) => change({ template, patches: fields.patches.filter(({ layer }) => isAdded(layer)) })}
          />
          <Options
            fields={fields}
            problems={problems}
            onChange={(some) => setFields((before) => ({ ...before, ...some }))}
          />
          <WordFields fields={fields} written={{ headline, subline, cta }} problems={problems} onChange={change} />
          <LookFields fields={fields} onChange={change} />
        </>
      }
      bar={
        <RunBar {...props} action={t(`actions.${preset.tool}`)} reason={reason} onBlockedPress={problems.revealAll} />
      }
      stage={
        <>
          <RunStatus {...props} onRetry={start} skeleton={<Skeleton className="h-48 rounded-card" />}>
            {(made) => <Result run={made} />}
          </RunStatus>
          {!finished && (
            <PreviewFrame>
              {design === null ? <Skeleton className="h-48" /> : <Preview fields={drawn} design={design} />}
              {standIn && <StandInNote />}
            </PreviewFrame>
          )}
          {design !== null && !standIn && (
            <EditByHand preset={preset} fields={fields} design={design} onChange={setFields} />
          )}
        </>
      }
    />
  );
}

/** The form all presets share: a product, an idea, words and a look at the start, the ads themselves beside them. */
export function PresetForm<Input extends PresetBrief>(props: Props<Input> & { preset: Preset<Input> }) {
  return (
    <ToolAreaContext value="tool-preset-ads">
      <Form {...props} />
    </ToolAreaContext>
  );
}
