import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { type Creative, creativeVersion } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { captionLayer, type CaptionLook } from '@adwright/studio/film/caption-layer.ts';
import { boxOf } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../film/plan/ratios.ts';
import { lookOf } from '../../form/plan/on-brand.ts';
import { captionTop } from './caption-place.ts';
import { labelBox, labelLayer } from './label-layer.ts';

/** How the film names what it is made of. */
export const faceSource = 'film:face';
export const voiceSource = 'film:voice';
/** Of films that are drawn anew; a film that is changed keeps its own. */
export const fps = 30;
/** The first words are on the screen by then, and the mouth is open. */
const coverAt = 0.75;

/** What a film says of itself. */
export type TalkingFilm = Pick<Told, 'script' | 'language' | 'label' | 'brand'> & {
  /** Null for none. */
  readonly captions: CaptionLook | null;
};

/** Where captions are there or not, and have one look. */
export function captioned(input: Told): TalkingFilm {
  return { ...input, captions: input.captions ? 'pill' : null };
}

/** Captions end above its foot and keep to its columns. */
export type Front = {
  readonly layers: readonly Layer[];
  readonly assets: Creative['assets'];
  readonly captions: { readonly foot: number; readonly x: number; readonly width: number };
};

export type FilmParts = {
  readonly frame: Frame;
  readonly fps: number;
  readonly seconds: number;
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  /** The line that says how it was made, in the film's language. */
  readonly label: string;
  /** Where the face is, in the frame. */
  readonly face: Box;
  /** What stands in front of whoever speaks, under the captions, and what it is drawn from. */
  readonly front?: Front | undefined;
};

/** The speaking face with its captions and its sound. */
export function filmOf(
  input: TalkingFilm,
  { frame, fps: rate, seconds, words, label, face, front }: FilmParts,
): Creative {
  const { tag, dir } = localeOf(languageOf(input.language) ?? defaultLocale);
  const brand = lookOf(input.brand, { name: '', colors: [] });
  const whole = boxOf({ x: 0, y: 0, width: frame.width, height: frame.height });
  const placement = { id: frame.id, width: frame.width, height: frame.height, safe: frame.safe };
  const brief = { language: tag, direction: dir, headline: '' };
  const kept = words
    .map(({ text, start, end }) => ({ text: text.slice(0, 80), start, end }))
    .filter(({ text }) => text !== '');
  const captions =
    input.captions !== null && kept.length > 0
      ? captionLayer(
          { brief, product: { name: '', images: [] }, brand, placement },
          { look: input.captions, words: kept, seconds },
        )
      : null;
  return {
    version: creativeVersion,
    kind: 'video',
    width: frame.width,
    height: frame.height,
    fps: rate,
    language: tag,
    direction: dir,
    safe: { ...frame.safe },
    brand,
    assets: {
      face: { kind: 'video', src: faceSource, width: frame.width, height: frame.height, duration: seconds },
      voice: { kind: 'audio', src: voiceSource, duration: seconds },
      ...front?.assets,
    },
    scenes: [
      {
        id: 'talk',
        duration: seconds,
        background: solid('#101114'),
        layers: [{ kind: 'video', id: 'face', box: whole, asset: 'face', fit: 'cover' }],
      },
    ],
    overlay: [
      ...(front?.layers ?? []),
      ...(captions ? [clearOfFace(captions, frame, face, front?.captions)] : []),
      ...(input.label ? [labelLayer(label, frame)] : []),
    ],
    audio: [{ id: 'voice', role: 'voice', asset: 'voice', start: 0 }],
    meta: { title: input.script.slice(0, 120), poster: Math.min(coverAt, seconds / 2) },
  };
}

/** The same without the face: what lies over it while the browser draws the face itself. */
export function overFace(film: Creative): Creative {
  const scenes = film.scenes.map((scene) => ({ ...scene, background: solid('#00000000'), layers: [] }));
  const { face: _, voice: __, ...assets } = film.assets;
  return { ...film, assets, audio: [], scenes };
}

/** The face alone, with nothing over it. */
export function barely(film: Creative): Creative {
  const { face, voice } = film.assets;
  return { ...film, assets: { ...(face && { face }), ...(voice && { voice }) }, overlay: [] };
}

/** The same with another film of the face, which covers the frame. */
export function showing(
  film: Creative,
  { width, height }: { readonly width: number; readonly height: number },
): Creative {
  const { face } = film.assets;
  return face ? { ...film, assets: { ...film.assets, face: { ...face, width, height } } } : film;
}

function clearOfFace<Captions extends Layer>(
  captions: Captions,
  whole: Frame,
  face: Box,
  within: Front['captions'] | undefined,
): Captions {
  const box = captions.box;
  if (!box) return captions;
  const label = labelBox(whole);
  // What stands in front ends the room for words as a platform's own words do.
  const bottom = Math.max(whole.safe.bottom, whole.height - (within?.foot ?? whole.height));
  const frame = { ...whole, safe: { ...whole.safe, bottom } };
  const span = { top: face.y, bottom: face.y + face.height };
  const y = captionTop(frame, box.height, span, label.y + label.height * 1.4);
  return { ...captions, box: { ...box, ...(within && { x: within.x, width: within.width }), y } };
}
