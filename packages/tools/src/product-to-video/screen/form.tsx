import { type ClipRatio, ProductVideoInput, usualPlace } from '@adwright/contract/ads-video/product-video.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sharpInAds } from '../../kit/form/plan/too-small.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { SampleNote } from '../../kit/form/screen/stand-in.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { frameOfRatio } from '../../kit/film/plan/ratios.ts';
import { turnedSample } from '../plan/full-turn.ts';
import { onBrandClip } from '../plan/on-brand-clip.ts';
import { ClipPreview } from './clip-preview.tsx';
import { type ClipFields, fieldsFrom, ofEach, standInPicture, withPrice } from './fields.ts';
import { OutputFields } from './output-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { ClipResult } from './result.tsx';
import { ShotFields } from './shot-fields.tsx';
import { useClip } from './use-clip.ts';
import { useTurned } from './use-turned.ts';
import { useViews, type ViewsState } from './use-views.ts';

type Props = ToolFormProps<ProductVideoInput>;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason({ pictures, moves, ratios, seconds, price }: ClipFields): string | undefined {
  const t = useTranslations('tool-product-to-video.need');
  if (pictures.length === 0) return t('pictures');
  if (moves.length === 0) return t('shot');
  if (moves.includes('price') && price.trim() === '') return t('price');
  if (seconds / moves.length < 1.5) return t('time');
  return ratios.length === 0 ? t('ratio') : undefined;
}

type StageProps = { fields: ClipFields; views: ViewsState; standIn: boolean };

function Stage({ fields, views, standIn }: StageProps) {
  const t = useTranslations('tool-product-to-video');
  const media = useTranslations('tool-media.pictures');
  const [wished, setWished] = useState<ClipRatio>('9:16');
  const ratio = fields.ratios.includes(wished) ? wished : (fields.ratios[0] ?? '9:16');
  // Painting may lag behind somebody who types; typing may not.
  const shown = useDeferredValue(fields);
  const clip = useClip(shown, ratio, views.views);
  if (views.state === 'failed')
    return (
      <PreviewFrame>
        <Notice tone="warn">{views.problem ?? t('noProduct')}</Notice>
      </PreviewFrame>
    );
  return (
    <PreviewFrame>
      {clip ? (
        <ClipPreview clip={clip} ratio={ratio} ratios={fields.ratios} music={fields.music} onRatio={setWished} />
      ) : (
        <div className="flex flex-col items-center gap-4">
          <Skeleton className="aspect-[9/16] w-full max-w-72 rounded-card" />
          <p role="status" className="flex items-center gap-2 text-sm text-muted">
            <Spinner />
            {t(views.state === 'cutting' ? 'cutting' : 'building')}
          </p>
        </div>
      )}
      {views.doubtful === true && (
        <Notice tone="warn" className="mt-4">
          {media('doubtful')}
        </Notice>
      )}
      {standIn && <SampleNote />}
    </PreviewFrame>
  );
}

/** Only the price reveal shows words: what is asked for without one says where it goes. */
function WordFields({ fields, change }: { fields: ClipFields; change: (some: Partial<ClipFields>) => void }) {
  const t = useTranslations('tool-product-to-video');
  const shown = fields.moves.includes('price');
  return (
    <FieldGroup title={t('words')}>
      <TextField
        label={t('title')}
        hint={shown ? undefined : t('titleHint')}
        maxLength={120}
        autoComplete="off"
        value={fields.title}
        onValueChange={(title) => change({ title })}
      />
      <div className={classNames('grid gap-3', shown && 'grid-cols-2')}>
        <TextField
          label={t('price')}
          placeholder={t('pricePlaceholder')}
          maxLength={24}
          autoComplete="off"
          value={fields.price}
          onValueChange={(price) => change(withPrice(fields, price))}
        />
        {shown && (
          <TextField
            label={t('cta')}
            maxLength={40}
            autoComplete="off"
            placeholder={fields.brand?.cta ?? ''}
            value={fields.cta}
            onValueChange={(cta) => change({ cta })}
          />
        )}
      </div>
    </FieldGroup>
  );
}

/** Without surroundings of its own a product cannot stand in them. */
function placed(fields: ClipFields, hasPhoto: boolean): ClipFields {
  return fields.place === 'photo' && !hasPhoto ? { ...fields, place: usualPlace } : fields;
}

function Form(props: Props) {
  const t = useTranslations('tool-product-to-video');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  const standIn = fields.pictures.length === 0;
  const shown = standIn ? [standInPicture] : fields.pictures;
  const views = useTurned(useViews(shown), turnedSample(shown, fields.moves));
  const hasPhoto = Boolean(views.views[0]?.photo);
  const parsed = useMemo(() => ProductVideoInput.safeParse(fields), [fields]);
  const reason = useReason(fields);
  const run = useStart(props, reason === undefined ? parsed.data : undefined);
  const action = t('action', { count: Math.max(1, fields.ratios.length) });
  const busy = props.starting || props.run?.status === 'processing' || props.run?.status === 'queued';
  return (
    <ToolLayout
      label={action}
      onSubmit={run}
      inputs={
        <>
          <PictureField
            label={t('pictures')}
            pictures={fields.pictures}
            max={6}
            samples="cutout"
            sharpFrom={sharpInAds(fields.ratios.map(frameOfRatio))}
            onChange={(pictures) => change({ pictures })}
          />
          <p className="-mt-4 text-sm text-muted">{t('picturesHint')}</p>
          <BrandField />
          <ShotFields fields={fields} onChange={change} />
          <FieldGroup title={t('place')}>
            <PlaceField
              place={fields.place}
              cutout={views.views[0]?.cutout ?? null}
              // A sample that nobody has named yet is named by its address.
              title={fields.title || (fields.pictures[0] ?? '')}
              hasPhoto={hasPhoto}
              onChange={(place) => change({ place })}
            />
          </FieldGroup>
          <WordFields fields={fields} change={change} />
          <OutputFields fields={fields} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={action} reason={reason} onBlockedPress={() => undefined} />}
      stage={
        <RunStage
          {...props}
          input={parsed.data}
          onRetry={run}
          skeleton={<Skeleton className="h-80 rounded-card" />}
          preview={!busy && <Stage fields={onBrandClip(placed(fields, hasPhoto))} views={views} standIn={standIn} />}
        >
          {(made) => <ClipResult run={made} />}
        </RunStage>
      }
    />
  );
}

/** From pictures of a product to a clip that shows it off, watched before anything is charged. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-product-to-video">
      <Form {...props} />
    </ToolAreaContext>
  );
}
