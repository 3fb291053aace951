import type { Run } from '@adwright/contract/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { Button } from '@adwright/ui/button.tsx';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Pencil } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { NamedFrame } from '../creative-editor/editor-state.ts';
import type { ToolFormProps } from '../form.ts';
import { FieldGroup } from '../form-parts/field-group.tsx';
import { ToolAreaContext } from '../form-parts/form-words.ts';
import { PreviewFrame } from '../form-parts/preview-frame.tsx';
import { ProductField } from '../form-parts/product-field.tsx';
import { RunBar } from '../form-parts/run-bar.tsx';
import { RunStatus } from '../form-parts/run-status.tsx';
import { sameInput } from '../form-parts/same-input.ts';
import { ToolLayout } from '../form-parts/tool-layout.tsx';
import { problemsOf, type ProblemWords, useProblems } from '../form-parts/use-problems.ts';
import { IdeaField, LookFields, WordFields } from './brief-fields.tsx';
import { fieldsOfDesign } from './design-of.ts';
import type { PresetBrief } from './input.ts';
import { mostPictures } from './most-pictures.ts';
import { restoredSources } from './trimmed-copies.ts';
import { useDesign } from './use-design.ts';

const CreativeEditor = lazy(async () => ({
  default: (await import('../creative-editor/creative-editor.tsx')).CreativeEditor,
}));

type Missing = 'needSize' | 'needFormat' | 'needUrl' | 'notAddress' | 'needFixing';

type PresetTool = 'gif-banner' | 'banner' | 'poster' | 'display-ad';

type PartProps<Input> = { fields: Input; problems: ProblemWords; onChange: (some: Partial<Input>) => void };

/** What one of these tools has of its own: its sizes and outputs, how it is previewed, and what comes out. */
export type Preset<Input extends PresetBrief> = {
  readonly tool: PresetTool;
  readonly templates: readonly TemplateId[];
  readonly schema: z.ZodType<Input>;
  fieldsFrom(initial: Partial<Input>): Input;
  /** The sizes to edit in. */
  frames(fields: Input): readonly (PlacementId | NamedFrame)[];
  /** What only this tool needs before it can run. */
  missing(fields: Input): Missing | undefined;
  readonly Options: ComponentType<PartProps<Input>>;
  readonly Preview: ComponentType<{ fields: Input; design: AdDesign }>;
  readonly Result: ComponentType<{ run: Run }>;
};

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

function PresetRunStatus({ run, starting, onCancel, onRetry, children }: PresetRunStatusProps) {
  const t = useTranslations('tool-preset-ads');
  if (run === null && !starting) return null;
  const stageText = (stage: string): string | undefined =>
    stage === 'write' || stage === 'draw' || stage === 'pack' ? t(`stages.${stage}`) : undefined;
  return (
    <RunStatus
      run={run}
      starting={starting}
      working={t('working')}
      stageText={stageText}
      doneText={t('ready')}
      onCancel={onCancel}
      onRetry={onRetry}
      skeleton={<Skeleton className="h-48 rounded-card" />}
    >
      {children}
    </RunStatus>
  );
}

type PresetRunStatusProps = Pick<Props<unknown>, 'run' | 'starting' | 'onCancel'> & {
  onRetry: () => void;
  children: ReactNode;
};

type EditProps<Input extends PresetBrief> = {
  preset: Preset<Input>;
  fields: Input;
  design: AdDesign;
  onChange: (fields: Input) => void;
};

/** The finished idea under the person's own hands. A moving idea has many scenes and is changed by its fields alone. */
function EditByHand<Input extends PresetBrief>({ preset, fields, design, onChange }: EditProps<Input>) {
  const t = useTranslations('tool-preset-ads');
  const [begun, setBegun] = useState<AdDesign | null>(null);
  const frames = preset.frames(fields);
  if (templateOf(fields.template)?.kind !== 'picture' || frames.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Pencil />} onClick={() => setBegun(design)}>
        {t('edit')}
      </Button>
      {fields.patches.length > 0 && (
        <Button variant="ghost" onClick={() => onChange({ ...fields, patches: [], pictures: [] })}>
          {t('editUndo')}
        </Button>
      )}
      <FullScreenDialog open={begun !== null} onOpenChange={() => setBegun(null)} title={t('editTitle')}>
        <div className="min-w-0 flex-1 overflow-y-auto p-4 sm:p-8">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            {begun && (
              <CreativeEditor
                design={begun}
                placements={frames}
                onChange={(edited) => onChange(fieldsOfDesign(fields, restoredSources(edited), preset.templates))}
                onDone={() => setBegun(null)}
              />
            )}
          </Suspense>
        </div>
      </FullScreenDialog>
    </div>
  );
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
  const drawn = useDeferredValue(fields);
  const design = useDesign(drawn);
  useEffect(() => {
    if (ready) onInput?.(ready);
    // The page's handler is new with every render; only new input is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready]);
  const change = (some: Partial<PresetBrief>): void => setFields((before) => ({ ...before, ...some }));
  const start = (): void => {
    if (ready) (signedIn ? onRun : onSignIn)(ready);
  };
  const finished = current?.status === 'succeeded' && sameInput(current.input, parsed.data);
  const { Options, Preview, Result } = preset;
  const { headline = '', subline = '', cta = '' } = design?.brief ?? {};
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
            onChange={(template) => change({ template, patches: [] })}
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
          <PresetRunStatus {...props} onRetry={start}>
            {current !== null && <Result run={current} />}
          </PresetRunStatus>
          {design === null ? (
            <PreviewFrame>
              <p className="text-center text-sm text-muted">{t('previewEmpty')}</p>
            </PreviewFrame>
          ) : (
            <>
              {!finished && (
                <PreviewFrame>
                  <Preview fields={drawn} design={design} />
                </PreviewFrame>
              )}
              <EditByHand preset={preset} fields={fields} design={design} onChange={setFields} />
            </>
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
