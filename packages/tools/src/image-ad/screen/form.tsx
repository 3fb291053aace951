import type { ImageAdInput, ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { useBrandRules, useBrandStart } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { standInProduct } from '../../kit/form/screen/stand-in.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { documentOf } from '../../kit/design-set/plan/design-set.ts';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { fieldsFrom, type ImageAdFields, ofEach, parseFields } from './fields.ts';
import { InputFields } from './input-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { missingFact } from '../plan/missing-fact.ts';
import { Studio } from './studio.tsx';
import { outputOf } from './ad-set.ts';
import { useShownAds } from './use-shown-ads.ts';
import { WallSkeleton } from './wall-skeleton.tsx';

type Props = ToolFormProps<ImageAdInput>;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason(fields: ImageAdFields, input: ImageAdWallInput | undefined): string | undefined {
  const t = useTranslations('tool-image-ad');
  if (fields.source === 'product' && fields.product.title.trim() === '') return t('needProduct');
  if (fields.source === 'text' && fields.text.trim() === '') return t('needText');
  if (fields.sizes.length === 0) return t('needSizes');
  if (!input) return t('needFixing');
  const missing = missingFact(input);
  return missing ? t('needFact', { fact: t(`needs.${missing}`) }) : undefined;
}

type ResultProps = {
  props: Props;
  sizes: ImageAdFields['sizes'];
  onRetry: () => void;
  /** The preview stands where the ads are going to be. */
  previewed: boolean;
};

function isOfSizes(run: Run | null): boolean {
  return (run?.input as Partial<ImageAdInput> | undefined)?.mode === 'sizes';
}

function Result({ props, sizes, onRetry, previewed }: ResultProps) {
  const { run, starting, onRun } = props;
  const t = useTranslations('tool-image-ad');
  const ofSizes = isOfSizes(run);
  // Files that could not be made leave the ads and everything done to them as they are.
  const studio = (made: Run) =>
    made.project_id === null ? (
      <ProjectDeleted />
    ) : (
      <Studio key={made.id} run={made} projectId={made.project_id} sizes={sizes} starting={starting} onRun={onRun} />
    );
  return (
    <>
      <RunStatus
        {...props}
        working={ofSizes ? t('workingSizes') : undefined}
        // What failed is asked for again: the files as they were, the wall as it stands in the fields.
        onRetry={() => (ofSizes && run ? onRun(run.input as ImageAdInput, documentOf(run)) : onRetry())}
        ownArchive
        skeleton={previewed ? null : <WallSkeleton />}
      >
        {studio}
      </RunStatus>
      {(run?.status === 'failed' || run?.status === 'cancelled') && !starting && studio(run)}
    </>
  );
}

/** Before there is a product, a sample's in the same goal, style and sizes. */
function useShownInput(
  fields: ImageAdFields,
  input: ImageAdWallInput | undefined,
  { standIn, brand }: { standIn: boolean; brand: BrandRules | null | undefined },
) {
  return useMemo(() => {
    if (!standIn) return input;
    const { data } = parseFields({ ...fields, source: 'product', product: standInProduct }, brand);
    return data?.mode === 'wall' ? data : undefined;
  }, [fields, input, standIn, brand]);
}

function Form(props: Props) {
  const { initial, run } = props;
  const t = useTranslations('tool-image-ad');
  const language = usePageLanguage();
  const { fields, change } = useFields(() => fieldsFrom(initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  useBrandStart(
    (initial as Partial<ImageAdWallInput> | undefined)?.tone,
    (kit) => kit?.tone && change({ tone: kit.tone }),
  );
  const parsed = useMemo(() => parseFields(fields, brand), [fields, brand]);
  const input = parsed.data?.mode === 'wall' ? parsed.data : undefined;
  const problems = useProblems(parsed);
  const reason = useReason(fields, input);
  const ready = reason === undefined ? input : undefined;
  // Drawing may lag behind a fast typist; typing may not.
  const standIn = fields.product.title.trim() === '' && fields.text.trim() === '';
  const drawn = useDeferredValue(useShownInput(fields, input, { standIn, brand }));
  const start = useStart(props, ready);
  const previewed = isUnderWay(run) ? !isOfSizes(run) : outputOf(run)?.mode !== 'wall';
  const shown = useShownAds(previewed ? drawn : undefined);
  const noCutout = shown.pictures.notFound === true;
  return (
    <ToolLayout
      label={t('action', { count: fields.count })}
      onSubmit={start}
      inputs={<InputFields fields={fields} problems={problems} noCutout={noCutout} onChange={change} />}
      bar={
        <RunBar
          {...props}
          action={t('action', { count: fields.count })}
          reason={reason}
          onBlockedPress={problems.revealAll}
        />
      }
      stage={
        <>
          <Result props={props} sizes={fields.sizes} onRetry={start} previewed={previewed} />
          {previewed && <LivePreview ads={shown} standIn={standIn} />}
        </>
      }
    />
  );
}

/** From a product to a wall of ads, and from the chosen ones to files for every network. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-image-ad">
      <Form {...props} />
    </ToolAreaContext>
  );
}
