import { wordsForPicked } from '../plan/words-for-picked.ts';
import { isAdded } from '@adwright/studio/design/added-layers.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../form/screen/form-props.ts';
import { FieldGroup } from '../../form/screen/field-group.tsx';
import { ToolAreaContext } from '../../form/screen/form-words.ts';
import { PreviewFrame } from '../../form/screen/preview-frame.tsx';
import { ProductField } from '../../form/screen/product-field.tsx';
import { RunBar } from '../../form/screen/run-bar.tsx';
import { RunStatus } from '../../form/screen/run-status.tsx';
import { sameInput } from '../../form/plan/same-input.ts';
import { StandInNote, standInProduct } from '../../form/screen/stand-in.tsx';
import { ToolLayout } from '../../form/screen/tool-layout.tsx';
import { useFields } from '../../form/screen/use-fields.ts';
import { type Parsed, type ProblemWords, useProblems } from '../../form/screen/use-problems.ts';
import { useStart } from '../../form/screen/use-start.ts';
import { IdeaField, LookFields, WordFields } from './brief-fields.tsx';
import { EditByHand } from './edit-by-hand.tsx';
import type { PresetBrief } from '../plan/input.ts';
import { mostPictures } from '../../ad-designs/plan/ad-pictures.ts';
import type { Preset } from './preset.ts';
import { useDesign } from './use-design.ts';

type Props<Input> = ToolFormProps<Input>;

function usePresetProblems(parsed: Parsed): ProblemWords {
  const t = useTranslations('tool-preset-ads');
  return useProblems(parsed, (path, issue) => {
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
  const { initial, run: current } = props;
  const t = useTranslations('tool-preset-ads');
  const { fields, setFields, change: changeOwn } = useFields(() => preset.fieldsFrom(initial ?? {}));
  const parsed = useMemo(() => preset.schema.safeParse(fields), [preset, fields]);
  const problems = usePresetProblems(parsed);
  const reason = useReason(preset, fields, parsed.success);
  const ready = reason === undefined ? parsed.data : undefined;
  // Drawing may lag behind a fast typist; typing may not.
  const standIn = fields.product.title.trim() === '';
  const shown = useMemo(() => (standIn ? { ...fields, product: standInProduct } : fields), [standIn, fields]);
  const drawn = useDeferredValue(shown);
  const design = useDesign(drawn, preset.printed);
  const start = useStart(props, ready);
  const change = (some: Partial<PresetBrief>): void => setFields((before) => ({ ...before, ...some }));
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
              onPick={(product) => change({ product, words: wordsForPicked(fields.words, product) })}
              problems={problems}
              maxPictures={mostPictures}
            />
          </FieldGroup>
          <IdeaField
            value={fields.template}
            offered={preset.templates}
            onChange={(template) => change({ template, patches: fields.patches.filter(({ layer }) => isAdded(layer)) })}
          />
          <Options fields={fields} problems={problems} onChange={changeOwn} />
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
