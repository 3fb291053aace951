import type { Told } from '@adwright/contract/lip-sync/told.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { type Creative, creativeVersion } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { captionLayer } from '@adwright/studio/film/caption-layer.ts';
import { boxOf } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../film/plan/ratios.ts';
import { lookOf } from '../../form/plan/on-brand.ts';
import { captionTop } from './caption-place.ts';

/** How the film names what it is made of. */
export const faceSource = 'film:face';
export const voiceSource = 'film:voice';
/** Of films that are drawn anew; a film that is changed keeps its own. */
export const fps = 30;
/** The first words are on the screen by then, and the mouth is open. */
const coverAt = 0.75;

type FilmParts = {
  readonly frame: Frame;
  readonly fps: number;
  readonly seconds: number;
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  /** The line that says how it was made, in the film's language. */
  readonly label: string;
  /** Where the face is, in the frame. */
  readonly face: Box;
};

/** The speaking face with its captions and its sound. */
export function filmOf(input: Told, { frame, fps: rate, seconds, words, label, face }: FilmParts): Creative {
  const { tag, dir } = localeOf(languageOf(input.language) ?? defaultLocale);
  const brand = lookOf(input.brand, { name: '', colors: [] });
  const whole = boxOf({ x: 0, y: 0, width: frame.width, height: frame.height });
  const placement = { id: frame.id, width: frame.width, height: frame.height, safe: frame.safe };
  const brief = { language: tag, direction: dir, headline: '' };
  const kept = words
    .map(({ text, start, end }) => ({ text: text.slice(0, 80), start, end }))
    .filter(({ text }) => text !== '');
  const captions =
    input.captions && kept.length > 0
      ? captionLayer(
          { brief, product: { name: '', images: [] }, brand, placement },
          { look: 'pill', words: kept, seconds },
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
      ...(captions ? [clearOfFace(captions, frame, face)] : []),
      ...(input.label ? [labelLayer(label, frame)] : []),
    ],
    audio: [{ id: 'voice', role: 'voice', asset: 'voice', start: 0 }],
    meta: { title: input.script.slice(0, 120), poster: Math.min(coverAt, seconds / 2) },
  };
}

/** The same without the face: what lies over it while the browser draws the face itself. */
export function overFace(film: Creative): Creative {
  const scenes = film.scenes.map((scene) => ({ ...scene, background: solid('#00000000'), layers: [] }));
  return { ...film, assets: {}, audio: [], scenes };
}

function clearOfFace<Captions extends Layer>(captions: Captions, frame: Frame, face: Box): Captions {
  const box = captions.box;
  if (!box) return captions;
  const label = labelBox(frame);
  const span = { top: face.y, bottom: face.y + face.height };
  const y = captionTop(frame, box.height, span, label.y + label.height * 1.4);
  return { ...captions, box: { ...box, y } };
}

function labelBox({ width, height, safe }: Frame): Box {
  const unit = Math.min(width, height);
  const margin = unit * 0.035;
  const x = Math.max(safe.left, margin);
  return { x, y: Math.max(safe.top * 0.6, margin), width: width * 0.6, height: unit * 0.024 * 2.2 };
}

function labelLayer(text: string, frame: Frame): Layer {
  const size = Math.min(frame.width, frame.height) * 0.024;
  return {
    kind: 'text',
    id: 'label',
    slot: 'label',
    text,
    box: boxOf(labelBox(frame)),
    style: {
      font: 'body',
      weight: 600,
      size,
      minSize: size * 0.7,
      color: '#ffffff',
      align: 'start',
      valign: 'top',
      maxLines: 1,
      plate: { color: '#101114', padding: 0.45, radius: 0.4 },
    },
  };
}
