import type { ImageAdCloneInput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { placementOf } from '@adwright/studio/placements.ts';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { documentOf } from '../../kit/design-set/plan/design-set.ts';
import { ProjectDeleted } from '../../kit/form/screen/project-deleted.tsx';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { leastSharp, sharpInAds } from '../../kit/form/plan/too-small.ts';
import { ProductField } from '../../kit/form/screen/product-field.tsx';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { languageWhileDescribed } from '../../kit/form/plan/language-of-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { type CloneFields, cloneOf, fieldsFrom, foundIn, parseFields } from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { LookFields, ReferenceLanguage } from './look-fields.tsx';
import { PartList } from './part-list.tsx';
import { CloneResult } from './result.tsx';
import { SampleReference } from './sample-reference.tsx';
import { useSuggestedWords } from './use-suggested-words.ts';

type Props = ToolFormProps<ImageAdCloneInput>;

function Result({ props, fields, onRetry }: { props: Props; fields: CloneFields; onRetry: () => void }) {
  const { run, starting, onRun } = props;
  const t = useTranslations('tool-image-ad-clone');
  const mode = (run?.input as Partial<ImageAdCloneInput> | undefined)?.mode;
  const output = cloneOf(run);
  if (run?.status === 'succeeded' && output === null) return null;
  const looks = mode === 'look' || (mode === undefined && fields.analysis === null);
  return (
    <RunStatus
      {...props}
      working={looks ? t('workingLook') : undefined}
      // What failed is asked for again as it was: an edited design must not turn into another clone.
      onRetry={() => (mode === 'sizes' && run ? onRun(run.input as ImageAdCloneInput, documentOf(run)) : onRetry())}
      skeleton={<Skeleton className="aspect-video rounded-card" />}
    >
      {(made) =>
        output &&
        (made.project_id === null ? (
          <ProjectDeleted />
        ) : (
          <CloneResult
            key={made.id}
            run={made}
            projectId={made.project_id}
            output={output}
            fields={fields}
            starting={starting}
            onRun={onRun}
          />
        ))
      }
    </RunStatus>
  );
}

/** The fields, with what a look at the reference found taken over once. */
function useCloneFields({ initial, run }: Props) {
  const language = usePageLanguage();
  const {
    fields: typed,
    change,
    setFields,
  } = useFields(() => fieldsFrom(initial ?? {}, language), {
    ofEach: ['reference', 'referenceLanguage', 'analysis', 'product', 'seed', 'brand'],
  });
  const brand = useBrandRules();
  const found = typed.analysis === null ? foundIn(run, typed.reference) : null;
  if (found !== null) setFields({ ...typed, analysis: found });
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  return { fields, change, setFields };
}

function useReason(fields: CloneFields, ready: boolean): string | undefined {
  const t = useTranslations('tool-image-ad-clone.need');
  if (fields.reference === null) return t('reference');
  if (fields.analysis === null) return undefined;
  if (fields.product.title.trim() === '') return t('product');
  if (fields.product.pictures.length === 0) return t('picture');
  return ready ? undefined : t('fixing');
}

function Form(props: Props) {
  const { signedIn, run, starting, offline, onRun } = props;
  const t = useTranslations('tool-image-ad-clone');
  const { fields, change, setFields } = useCloneFields(props);
  const [selected, setSelected] = useState<string | null>(null);
  const parsed = useMemo(() => parseFields(fields), [fields]);
  const problems = useProblems(parsed);
  const reason = useReason(fields, parsed.success);
  const ready = reason === undefined ? parsed.data : undefined;
  const words = useSuggestedWords(fields);
  const start = useStart(props, ready);
  /** Looking is free, so nobody has to ask for it. */
  const bring = (some: Partial<CloneFields>): void => {
    const next = { ...fields, ...some, analysis: null };
    setFields(next);
    setSelected(null);
    const order = parseFields(next);
    if (order.success && signedIn && !starting && !offline && !isUnderWay(run)) onRun(order.data);
  };
  const looking = fields.reference !== null && fields.analysis === null;
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={start}
      inputs={
        <>
          <PictureField
            label={t('reference')}
            sharpFrom={leastSharp}
            pictures={fields.reference === null ? [] : [fields.reference]}
            max={1}
            onChange={([reference = null]) => bring({ reference })}
          />
          {fields.reference === null && <SampleReference onPick={(reference) => bring({ reference })} />}
          <ReferenceLanguage
            value={fields.referenceLanguage}
            onChange={(referenceLanguage) =>
              fields.reference === null ? change({ referenceLanguage }) : bring({ referenceLanguage })
            }
          />
          <ProductField
            value={fields.product}
            sharpFrom={sharpInAds(fields.sizes.map(placementOf))}
            onChange={(product) =>
              change({ product, language: languageWhileDescribed(fields.language, fields.product, product) })
            }
            problems={problems}
          />
          <BrandField />
          {fields.analysis && (
            <PartList
              analysis={fields.analysis}
              suggested={words}
              selected={selected}
              onSelect={setSelected}
              onChange={(analysis) => change({ analysis })}
              onOtherWords={() => change({ seed: fields.seed + 1 })}
            />
          )}
          <LookFields fields={fields} onChange={change} />
        </>
      }
      bar={
        <RunBar
          {...props}
          // What was quoted last was the look, and this is not free.
          quote={ready ? props.quote : null}
          action={t(looking ? 'look' : 'action')}
          reason={reason}
          onBlockedPress={problems.revealAll}
        />
      }
      stage={
        <>
          <Result props={props} fields={fields} onRetry={start} />
          <LivePreview fields={fields} words={words} selected={selected} onSelect={setSelected} />
        </>
      }
    />
  );
}

/** A reference ad's structure with my product and my words in it. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-image-ad-clone">
      <Form {...props} />
    </ToolAreaContext>
  );
}
