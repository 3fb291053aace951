import { AppError } from '@adwright/contract/errors.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { defaultLocale, type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { z } from 'zod';
import { avatarProvenance } from '../../kit/avatar/plan/provenance.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import { labelIn } from '../../kit/talking/node/pack-film.ts';
import { keptSide } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { keepAsAsset, readAdPictures } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import type { ToolContext } from '../../tool.ts';
import type { VideoAdInput, VideoAdOrder, VideoAdOutput } from '../contract.ts';
import { usualVoice } from '../../kit/voice/plan/usual-voice.ts';
import { filmOf, type FilmParts } from '../plan/film-of.ts';
import { kindOfProduct } from '../../kit/places/plan/product-kind.ts';
import { beginsDark, templatePlaces } from '../../kit/places/plan/template-places.ts';
import { withHook } from '../plan/hooks.ts';
import { anyVoices } from '../plan/offered.ts';
import { isOverlong } from '../plan/film-seconds.ts';
import { showsPresenter, withoutWords, withPresenter } from '../plan/presenter.ts';
import { paidFor } from '../plan/price.ts';
import { type SpokenLine, timeScenes } from '../plan/scene-times.ts';
import { stemOf, type Version, versionsOf } from '../plan/versions.ts';
import { firstScript } from '../plan/write-script.ts';
import { renderShots, saveSubtitles, type Shot } from './render-shots.ts';
import { openVoice, type SaidAloud } from './speak-lines.ts';
import { filmPresenter } from './film-presenter.ts';

const share = { written: 4, spoken: 15, prepared: 25, rendered: 96 } as const;

/** A version of the film with its lines said: by scene, null where nothing is. */
type Spoken = Version & {
  readonly lines: readonly (SpokenLine | null)[];
  readonly sounds: ReadonlyMap<string, string>;
  readonly provenance: Shot['provenance'];
  /** What it says of its presenter; null where nobody is seen, or it is to say nothing. */
  readonly label: string | null;
};

/** The film of an order in all of its formats, and the same with each further opening. */
export async function makeFilms(input: VideoAdInput, context: ToolContext): Promise<z.input<typeof VideoAdOutput>> {
  const locale = languageOf(input.language) ?? defaultLocale;
  await context.progress(2, 'write');
  const order = await orderOf(input, locale, context);
  const { spoken, engine } = await speakAll(versionsOf(order), context);
  await context.progress(share.spoken, 'prepare');
  const { pictures, made } = await readAdPictures(context, onBrandProduct(order.product, order.brand), {
    longestSide: keptSide.screen,
    // The editor opens the film again with these very pictures.
    keep: keepAsAsset(context),
    places: templatePlaces(order.template, order.product.pictures[0], kindOfProduct(order.product)),
    moves: true,
    lit: beginsDark(order.template),
  });
  await context.progress(share.prepared, 'render');
  const shots = spoken.flatMap((version) =>
    shotsOf(version, { pictures, lines: version.lines, label: version.label, locale }),
  );
  const films = await renderShots(shots, context, {
    made,
    brand: order.brand ?? null,
    from: share.prepared,
    to: share.rendered,
  });
  await context.progress(share.rendered, 'pack');
  const subtitles: string[] = [];
  for (const { order: one, hook, lines } of spoken) {
    const told = subtitlesOf(one, { pictures, lines, locale });
    subtitles.push(...(await saveSubtitles(told, stemOf(one, null, hook), context)));
  }
  return {
    seconds: films[0]?.seconds ?? 0,
    films: films.map(({ file }) => file),
    subtitles,
    engine,
    made_of: {
      script: (spoken[0]?.order ?? order).script,
      pictures,
      lines: [...(spoken[0]?.lines ?? [])],
      label: spoken[0]?.label ?? null,
    },
    paid: paidFor(shots.map(({ ratio, creative }) => [ratio, creative])),
  };
}

async function orderOf(input: VideoAdInput, locale: LocaleCode, context: ToolContext): Promise<VideoAdOrder> {
  const voice = await voiceOf(input.voice, locale, context);
  if (input.script) return { ...input, voice, script: input.script };
  // From the run, so that a second delivery makes the same film.
  const seed = seedOf(context.runId);
  const script = await firstScript(input.product, { locale, length: input.length, seed, brand: input.brand });
  const { hook } = input;
  return { ...input, voice, script: hook ? withHook(script, { spoken: hook, on_screen: hook }) : script };
}

/** The voice that was asked for, or the usual one of the language that sounds as was asked. */
async function voiceOf(asked: string | null, locale: LocaleCode, { speech }: ToolContext): Promise<string | null> {
  const kind = anyVoices.find((one) => one === asked);
  if (kind === undefined) return asked;
  const { tag } = localeOf(locale);
  const own = (await speech.speaker.voices()).filter(({ language }) => language === tag);
  return usualVoice(own, 1, { 1: kind }) ?? null;
}

async function speakAll(versions: readonly Version[], context: ToolContext) {
  const voice = openVoice(context);
  const spoken: Spoken[] = [];
  for (const [index, version] of versions.entries()) {
    await context.progress(share.written + (index / versions.length) * (share.spoken - share.written), 'speak');
    const { order } = version;
    const lines: (SpokenLine | null)[] = [];
    const sounds = new Map<string, string>();
    let opening: SaidAloud | null = null;
    for (const [scene, { spoken: text }] of order.script.scenes.entries()) {
      const said =
        order.voice === null || text === '' ? null : await voice.say(text, { voice: order.voice, speed: order.speed });
      if (said) sounds.set(`speech:${scene}`, said.file);
      if (scene === 0) opening = said;
      lines.push(said?.line ?? null);
    }
    // Before anything is drawn: the credits come back, and the worker is free for others.
    const times = timeScenes(order.script.scenes, lines);
    if (isOverlong(order, times.total)) {
      throw new AppError('invalid_input', {}, [
        { path: 'script', message: 'takes far longer to say than its seconds' },
      ]);
    }
    if (!opening || !showsPresenter(order)) {
      spoken.push({ ...version, lines, sounds, provenance: null, label: null });
      continue;
    }
    const name = `ad-presenter-${index}.mp4`;
    const shown = timeScenes(withoutWords(order.script.scenes), lines);
    const { clip, path } = await filmPresenter({ order, said: opening, times: shown, name }, context);
    sounds.set(`asset:${clip.asset}`, path);
    const provenance = avatarProvenance(order.avatar ?? '');
    const label = order.label ? await labelIn(order.language) : null;
    spoken.push({ ...version, order: withPresenter(order, clip), lines, sounds, provenance, label });
  }
  return { spoken, engine: voice.engine() };
}

function shotsOf({ order, hook, sounds, provenance }: Spoken, parts: FilmParts): Shot[] {
  return [...new Set(order.ratios)].map((ratio) => ({
    stem: stemOf(order, ratio, hook),
    ratio,
    hook,
    sounds,
    creative: filmOf(order, ratio, parts),
    provenance,
  }));
}

function subtitlesOf(order: VideoAdOrder, parts: FilmParts): Creative | null {
  if (order.captions === null && parts.lines.every((line) => line === null)) return null;
  const shown = { ...order, captions: order.captions ?? ('plain' as const) };
  return filmOf(shown, order.ratios[0] ?? '9:16', parts, { everyWord: true });
}
