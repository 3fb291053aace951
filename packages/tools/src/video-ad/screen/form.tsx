import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { useAdPictures } from '../../kit/ad-designs/screen/use-ad-pictures.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import { sharpInAds } from '../../kit/form/plan/too-small.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { ProductField } from '../../kit/form/screen/product-field.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStage } from '../../kit/form/screen/run-stage.tsx';
import { standInProduct } from '../../kit/form/screen/stand-in.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useProblems } from '../../kit/form/screen/use-problems.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import type { VideoAdInput, VideoAdOrder } from '../contract.ts';
import { filmOf } from '../plan/film-of.ts';
import { kindOfProduct } from '../../kit/places/plan/product-kind.ts';
import { beginsDark, templatePlaces } from '../../kit/places/plan/template-places.ts';
import { withPresenter } from '../plan/presenter.ts';
import { withClipsOf } from '../plan/with-clips-of.ts';
import { frameOfRatio, type Ratio } from '../../kit/film/plan/ratios.ts';
import { fieldsFrom, forProduct, ofEach, parseFields, type VideoAdFields, voiceOf, whileDescribed } from './fields.ts';
import { FilmPreview } from './film-preview.tsx';
import { LookFields } from './look-fields.tsx';
import { PresenterField } from './presenter-field.tsx';
import { VideoAdResult } from './result.tsx';
import { ScriptFields } from './script-fields.tsx';
import { SoundFields } from './sound-fields.tsx';
import { useFilmSound } from './use-film-sound.ts';
import type { Lines } from '../../kit/voice/screen/use-spoken.ts';
import { useLines } from './use-lines.ts';
import { useMadeWithAi } from '../../kit/talking/screen/use-made-with-ai.ts';
import { usePresenter } from './use-presenter.ts';
import { type Angles, useScripts } from './use-scripts.ts';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';

type Props = ToolFormProps<VideoAdInput>;
type Change = (some: Partial<VideoAdFields>) => void;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason(fields: VideoAdFields, input: VideoAdInput | undefined): string | undefined {
  const t = useTranslations('tool-video-ad');
  const talking = useTranslations('tool-talking');
  if (fields.product.title.trim() === '') return t('needProduct');
  if (fields.script === null) return t('needScript');
  if (fields.avatar !== null && fields.voice === null) return talking('needVoice');
  if (fields.ratios.length === 0) return t('needRatio');
  return input ? undefined : t('needFixing');
}

/** The first angle stands in the fields until the person takes another or writes their own. */
function useFirstAngle({ ownScript, product, script }: VideoAdFields, angles: Angles, change: Change): void {
  const { key, scripts } = angles;
  useEffect(() => {
    const [first] = scripts;
    if (first && !ownScript) change({ script: withClipsOf(script, first), scriptFor: product.title });
    // Once for each set of scripts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** A voice that comes with a preset, or was chosen before the language changed, may speak another one. */
function useFittingVoice(fields: VideoAdFields, voices: readonly VoiceEntry[], change: Change): void {
  const voice = voiceOf(fields, voices);
  const isOther = voice !== fields.voice;
  useEffect(() => {
    if (isOther) change({ voice });
    // oxlint-disable-next-line react/exhaustive-deps -- when the voices, their language or the choice has changed
  }, [voice, isOther]);
}

/** Before there is a product, a sample's film in the same style. */
function useShown(fields: VideoAdFields, signedIn: boolean) {
  const standIn = fields.product.title.trim() === '';
  const sample = useMemo(
    (): VideoAdFields => ({ ...fields, product: standInProduct, language: defaultLocale, script: null }),
    [fields],
  );
  const shown = standIn ? sample : fields;
  return { standIn, shown, angles: useScripts(shown, signedIn && !standIn) };
}

function useFilm(fields: VideoAdFields, lines: Lines['lines'], ratio: Ratio, signedIn: boolean) {
  const presenter = usePresenter(fields, lines, signedIn);
  const madeWithAi = useMadeWithAi(fields.language);
  const label = presenter && fields.label ? madeWithAi : null;
  const branded = useMemo(() => onBrandProduct(fields.product, fields.brand), [fields.product, fields.brand]);
  const [picture] = fields.product.pictures;
  const kind = kindOfProduct(fields.product);
  const places = useMemo(() => templatePlaces(fields.template, picture, kind), [fields.template, picture, kind]);
  const pictures = useAdPictures(branded, { places, moves: true, lit: beginsDark(fields.template) }) ?? noPictures;
  const order = useMemo((): VideoAdOrder | null => {
    const { data } = parseFields({ ...fields, ratios: ['9:16'] });
    const order = data?.script ? { ...data, script: data.script } : null;
    return order && presenter ? withPresenter(order, presenter) : order;
  }, [fields, presenter]);
  return useMemo(
    () => order && filmOf(order, ratio, { pictures, lines, label, locale: fields.language }),
    [order, ratio, pictures, lines, label, fields.language],
  );
}

type StageProps = { fields: VideoAdFields; standIn: boolean; signedIn: boolean };

function Stage({ fields, standIn, signedIn }: StageProps) {
  const [wished, setWished] = useState<Ratio>('9:16');
  const ratio = fields.ratios.includes(wished) ? wished : (fields.ratios[0] ?? '9:16');
  const { lines, speaking, failed, retry } = useLines(fields, signedIn && !standIn);
  // Drawing may lag behind a fast typist; typing may not.
  const film = useFilm(useDeferredValue(fields), lines, ratio, signedIn);
  const sound = useFilmSound(film, (name) => lines[Number(name)] ?? null);
  if (!film) return <Skeleton className="mx-auto aspect-[9/16] w-full max-w-72 rounded-card" />;
  return (
    <FilmPreview
      film={film}
      ratio={ratio}
      ratios={fields.ratios}
      onRatio={setWished}
      sound={sound}
      speaking={speaking}
      voiceFailed={failed}
      onSpeakAgain={retry}
      standIn={standIn}
    />
  );
}

function Form(props: Props) {
  const { initial, run, starting, signedIn } = props;
  const t = useTranslations('tool-video-ad');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  const { standIn, shown, angles } = useShown(fields, signedIn);
  const voices = useVoices(fields.language, signedIn);
  useFirstAngle(fields, standIn ? noAngles : angles, change);
  useFittingVoice(fields, voices, change);
  const parsed = useMemo(() => parseFields(fields), [fields]);
  const problems = useProblems(parsed);
  const reason = useReason(fields, parsed.data);
  const start = useStart(props, reason === undefined ? parsed.data : undefined);
  const action = t('action', { count: Math.max(1, fields.ratios.length) });
  const remake = (some: Partial<VideoAdFields>): void => {
    change(some);
    document.querySelector('[data-tool-form] form')?.scrollIntoView({ block: 'start' });
  };
  const [sampleScript = null] = angles.scripts;
  const previewed = useMemo(
    () => (standIn ? { ...shown, script: sampleScript, voice: null } : shown),
    [standIn, shown, sampleScript],
  );
  return (
    <ToolLayout
      label={action}
      onSubmit={start}
      inputs={
        <>
          <FieldGroup title={t('product')}>
            <ProductField
              value={typed.product}
              onChange={(product) => change(whileDescribed(typed, product))}
              onPick={(product) => change(forProduct(typed, product))}
              problems={problems}
              sharpFrom={sharpInAds(fields.ratios.map(frameOfRatio))}
            />
            <BrandField />
          </FieldGroup>
          <ScriptFields fields={fields} angles={standIn ? noAngles : angles} onChange={change} />
          <PresenterField fields={fields} signedIn={signedIn} onChange={change} />
          <LookFields fields={fields} onChange={change} />
          <SoundFields fields={fields} voices={voices} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={action} reason={reason} onBlockedPress={problems.revealAll} />}
      stage={
        <RunStage
          {...props}
          input={parsed.data}
          onRetry={start}
          skeleton={null}
          preview={
            !starting &&
            run?.status !== 'processing' &&
            run?.status !== 'queued' && <Stage fields={previewed} standIn={standIn} signedIn={signedIn} />
          }
        >
          {(made) => <VideoAdResult run={made} busy={starting} onRun={props.onRun} onRemake={remake} />}
        </RunStage>
      }
    />
  );
}

const noAngles: Angles = { key: '', scripts: [], writing: false };

/** From a product to a finished film: script, look and sound, watched before anything is charged. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-video-ad">
      <Form {...props} />
    </ToolAreaContext>
  );
}
