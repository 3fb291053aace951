import type { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { frameOf } from '../plan/plan.ts';
import { sharpInAds } from '../../kit/form/plan/too-small.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { ArrangeFields } from './arrange-fields.tsx';
import { BackdropFields } from './backdrop-fields.tsx';
import {
  calledBy,
  fieldsFrom,
  isOnlyWhite,
  orderOf,
  parseFields,
  type ProductImageFields,
  withBackdrop,
} from './fields.ts';
import { LivePreview } from './live-preview.tsx';
import { ProductImageResult } from './result.tsx';
import { SizeFields } from './size-fields.tsx';
import { type CutoutState, useCutout } from './use-cutout.ts';

type Props = ToolFormProps<ProductImageInput>;

/** Shown in the scenes until the person has brought a picture of their own. */
const sample = 'sample:serum-bottle:cutout';

function useReason(fields: ProductImageFields, own: CutoutState): string | undefined {
  const t = useTranslations('tool-product-image.need');
  const preview = useTranslations('tool-product-image.preview');
  if (fields.picture === null) return t('picture');
  if (own.state === 'failed' && own.why === 'empty') return preview('empty');
  if (own.state === 'failed' && own.why === 'noSubject') return own.problem ?? preview('failed');
  if (fields.sizes.length === 0) return t('size');
  if (fields.formats.length === 0) return t('format');
  return fields.backdrops.length === 0 && !isOnlyWhite(fields) ? t('backdrop') : undefined;
}

function Form(props: Props) {
  const t = useTranslations('tool-product-image');
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}), {
    ofEach: ['picture', 'title', 'placing', 'brand'],
  });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...orderOf(typed), brand }), [typed, brand]);
  const [shown, setShown] = useState(0);
  const parsed = useMemo(() => parseFields(fields), [fields]);
  const own = useCutout(fields.picture);
  const reason = useReason(fields, own);
  const ready = reason === undefined ? parsed.data : undefined;
  const standIn = useCutout(sample);
  const run = useStart(props, ready);
  const cutout = own.cutout ?? standIn.cutout;
  const looked = Math.min(shown, fields.backdrops.length - 1);
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <PictureField
            label={t('picture')}
            pictures={fields.picture === null ? [] : [fields.picture]}
            max={1}
            samples="cutout"
            sharpFrom={sharpInAds(fields.sizes.map(frameOf))}
            onChange={([picture]) => change({ picture: picture ?? null })}
          />
          <BrandField />
          <BackdropFields
            cutout={cutout}
            title={calledBy(fields)}
            backdrops={fields.backdrops}
            shown={looked}
            onShow={setShown}
            onAdd={(backdrop) => change({ backdrops: withBackdrop(typed, backdrop) })}
            onChange={(backdrops) => change({ backdrops })}
          />
          <ArrangeFields fields={fields} cutout={cutout} onChange={change} />
          <SizeFields fields={fields} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={t('action')} reason={reason} onBlockedPress={() => undefined} />}
      stage={
        <RunStage
          {...props}
          input={parsed.data}
          onRetry={run}
          skeleton={<Skeleton className="h-80 rounded-card" />}
          preview={
            <LivePreview
              fields={fields}
              backdrop={fields.backdrops[looked] ?? null}
              own={own}
              standIn={standIn.cutout}
              onMove={(placing) => change({ placing })}
              onMatchLight={() => change({ match_light: true })}
            />
          }
        >
          {(made) => <ProductImageResult run={made} />}
        </RunStage>
      }
    />
  );
}

/** Sets a product into scenes, drawn in the browser while they are chosen. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-product-image">
      <Form {...props} />
    </ToolAreaContext>
  );
}
