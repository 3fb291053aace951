import { wordsForPicked, wordsWhileDescribed } from '../plan/words-for-picked.ts';
import { forTemplate } from '../plan/of-each.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { type PlacementId, placementOf } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import type { NamedFrame } from '@adwright/editor/store/frame.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../form/screen/form-props.ts';
import { FieldGroup } from '../../form/screen/field-group.tsx';
import { ToolAreaContext } from '../../form/screen/form-words.ts';
import { PreviewFrame } from '../../form/screen/preview-frame.tsx';
import { BrandField } from '../../form/screen/brand-field.tsx';
import { useBrandRules } from '../../form/screen/brands.ts';
import { ProductField } from '../../form/screen/product-field.tsx';
import { RunBar } from '../../form/screen/run-bar.tsx';
import { RunStage } from '../../form/screen/run-stage.tsx';
import { sharpInAds } from '../../form/plan/too-small.ts';
import { isMadeOf } from '../../form/plan/is-made-of.ts';
import { StandInNote, standInProduct } from '../../form/screen/stand-in.tsx';
import { ToolLayout } from '../../form/screen/tool-layout.tsx';
import { useExport } from '../../form/screen/use-export.ts';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { type Parsed, type ProblemWords, useProblems } from '../../form/screen/use-problems.ts';
import { useStart } from '../../form/screen/use-start.ts';
import { IdeaField, LookFields, WordFields } from './brief-fields.tsx';
import { EditsFailed } from '../../form/screen/edits-failed.tsx';
import { ProjectDeleted } from '../../form/screen/project-deleted.tsx';
import { EditByHand } from './edit-by-hand.tsx';
import { type KeptFields, useKeptFields } from './use-kept-fields.ts';
import type { PresetBrief } from '../plan/input.ts';
import { onBrandBrief } from '../plan/on-brand-brief.ts';
import { BrandCheck } from '../../ad-designs/screen/brand-check.tsx';
import { mostPictures } from '../../ad-designs/plan/ad-pictures.ts';
import { photoTemplate } from '../../places/plan/template-places.ts';
import { PlaceChoice } from '../../places/screen/place-choice.tsx';
import type { Preset } from './preset.ts';
import { useDesign } from './use-design.ts';

/** A sheet says itself how finely its pictures print. */
function frameSize(frame: PlacementId | NamedFrame): { width: number; height: number } {
  return typeof frame === 'string' ? placementOf(frame) : frame;
}

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

type FormProps<Input extends PresetBrief> = Props<Input> & { preset: Preset<Input> };

/** What the button does: of what is kept, files of the revision that the server has. */
function useStartOfKept<Input extends PresetBrief>(
  { preset, ...props }: FormProps<Input>,
  { session, projectId }: KeptFields<Input>,
  ready: Input | undefined,
) {
  const start = useStart(props, ready);
  const { saving, exportDocument } = useExport(session, projectId ?? '', props.onRun);
  return {
    saving,
    start(): void {
      if (session === null || ready === undefined) return start();
      exportDocument((document) => preset.schema.safeParse(document).data ?? ready);
    },
  };
}

/** As many sizes as show every part of an ad; more would find the same. */
const mostChecked = 4;

function useChecked<Input extends PresetBrief>(preset: Preset<Input>, fields: Input, design: AdDesign | null) {
  return useMemo(
    () =>
      design
        ? preset
            .frames(fields)
            .slice(0, mostChecked)
            .map((frame) => designCreative(design, frame))
        : [],
    [preset, fields, design],
  );
}

function Form<Input extends PresetBrief>({ kept, ...all }: FormProps<Input> & { kept: KeptFields<Input> }) {
  const { preset, ...props } = all;
  const { run: current } = props;
  const t = useTranslations('tool-preset-ads');
  const names = useTranslations('templates.names');
  const host = useToolHost();
  const { fields: typed, setFields, session } = kept;
  const brand = useBrandRules();
  const asked = useMemo(() => (session === null ? { ...typed, brand } : typed), [typed, brand, session]);
  const ordered = useMemo(() => ({ ...asked, ...preset.fromBrand?.(asked) }), [preset, asked]);
  const fields = useMemo(() => onBrandBrief(ordered), [ordered]);
  const parsed = useMemo(() => preset.schema.safeParse(ordered), [preset, ordered]);
  const problems = usePresetProblems(parsed);
  const reason = useReason(preset, fields, parsed.success);
  const ready = reason === undefined ? parsed.data : undefined;
  // Drawing may lag behind a fast typist; typing may not.
  const standIn = fields.product.title.trim() === '';
  const shown = useMemo(
    () => (standIn ? onBrandBrief({ ...ordered, product: standInProduct }) : fields),
    [standIn, ordered, fields],
  );
  const drawn = useDeferredValue(shown);
  const { design, noCutout } = useDesign(drawn, preset.printed);
  const { saving, start } = useStartOfKept(all, kept, ready);
  const starting = props.starting || saving;
  const change = (some: Partial<PresetBrief>): void => setFields((before) => ({ ...before, ...some }));
  const changeTemplate = (template: TemplateId): void =>
    setFields((before) => forTemplate({ ...before, template }, before));
  const photographic = photoTemplate(preset.templates);
  const takeProduct = (some: Pick<PresetBrief, 'product'> & Partial<Pick<PresetBrief, 'words'>>): void =>
    setFields((before) => ({ ...before, ...some, ...preset.forProduct?.(before, some.product) }));
  const finished = isMadeOf(current, parsed.data);
  const checked = useChecked(preset, drawn, standIn ? null : design);
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
              value={typed.product}
              onChange={(product) =>
                takeProduct({ product, words: wordsWhileDescribed(typed.words, typed.product, product) })
              }
              onPick={(product) => {
                if (!standIn) kept.leave();
                takeProduct({ product, words: wordsForPicked(fields.words, product) });
              }}
              problems={problems}
              maxPictures={mostPictures}
              sharpFrom={preset.printed ? undefined : sharpInAds(preset.frames(fields).map(frameSize))}
            />
            {session === null && <BrandField />}
          </FieldGroup>
          <IdeaField value={fields.template} offered={preset.templates} onChange={changeTemplate} />
          <PlaceChoice
            place={fields.place}
            title={fields.product.title}
            hasPicture={fields.product.pictures.length > 0}
            template={fields.template}
            noCutout={noCutout}
            instead={photographic && { name: names(photographic), choose: () => changeTemplate(photographic) }}
            onChange={(place) => change({ place })}
          />
          <Options
            fields={asked}
            problems={problems}
            onChange={(some) => setFields((before) => ({ ...before, ...some }))}
          />
          <WordFields fields={typed} written={{ headline, subline, cta }} problems={problems} onChange={change} />
          <LookFields fields={fields} onChange={change} />
        </>
      }
      bar={
        <RunBar
          {...props}
          starting={starting}
          action={t(`actions.${preset.tool}`)}
          reason={reason}
          onBlockedPress={problems.revealAll}
        />
      }
      stage={
        <>
          <RunStage
            {...props}
            input={parsed.data}
            starting={starting}
            onRetry={start}
            skeleton={<Skeleton className="h-48 rounded-card" />}
            preview={
              <PreviewFrame>
                {design === null ? <Skeleton className="h-48" /> : <Preview fields={drawn} design={design} />}
                {standIn && <StandInNote />}
              </PreviewFrame>
            }
          >
            {(made) => <Result run={made} />}
          </RunStage>
          <BrandCheck brand={drawn.brand} creatives={checked} />
          {design !== null && !standIn && (
            <EditByHand
              preset={preset}
              fields={fields}
              design={design}
              status={session && host.documentStatus(session)}
              onChange={(next) => kept.setByHand(next, finished ? (current?.project_id ?? null) : null)}
            />
          )}
        </>
      }
    />
  );
}

function KeptForm<Input extends PresetBrief>(props: FormProps<Input>) {
  const kept = useKeptFields(props.preset, props);
  if (kept.state === 'missing') return <ProjectDeleted />;
  if (kept.state === 'failed') return <EditsFailed onRetry={kept.retry} />;
  if (kept.state === 'opening') return <Skeleton className="h-96 rounded-card" />;
  return <Form {...props} kept={kept} />;
}

/** The form all presets share: a product, an idea, words and a look at the start, the ads themselves beside them. */
export function PresetForm<Input extends PresetBrief>(props: FormProps<Input>) {
  return (
    <ToolAreaContext value="tool-preset-ads">
      <KeptForm {...props} />
    </ToolAreaContext>
  );
}
