import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import type { AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { assembleFilm } from '@adwright/studio/film/assemble-film.ts';
import { captionLayer, safeBelowCaptions } from '@adwright/studio/film/caption-layer.ts';
import { clipShotOf, clipSound } from '@adwright/studio/film/own-clip.ts';
import type { Template } from '@adwright/studio/template.ts';
import type { SpokenWord, TemplateInput } from '@adwright/studio/template-input.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import type { AdPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { musicClips } from '../../kit/music/plan/music-clips.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import { labelBoxBesideCaptions, labelLayer } from '../../kit/talking/plan/label-layer.ts';
import { priceText } from '../../kit/preset-ads/plan/price-text.ts';
import type { VideoAdOrder } from '../contract.ts';
import { frameOfRatio, type Ratio } from '../../kit/film/plan/ratios.ts';
import { guessedLine, timeScenes, type SceneTimes, type SpokenLine } from './scene-times.ts';

/** What a film is made of beside its order. A line is null where nobody says it, or nobody has yet. */
export type FilmParts = {
  readonly pictures: AdPictures;
  readonly lines: readonly (SpokenLine | null)[];
  readonly locale: LocaleCode;
  /** The line that says how its presenter was made, while they are seen; null or absent for none. */
  readonly label?: string | null;
};

export type FilmOptions = {
  /** Also captions of lines that stand on the screen word for word: a file of subtitles tells all that is said. */
  readonly everyWord?: boolean;
};

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words that are spoken by nobody are shown at the pace they would be; what the scene itself shows, once is enough. */
function captionTimes(
  order: VideoAdOrder,
  { lines, locale }: FilmParts,
  everyWord: boolean,
): { times: SceneTimes; words: readonly SpokenWord[] } {
  const { tag } = localeOf(locale);
  const times = timeScenes(order.script.scenes, lines);
  const shown = order.script.scenes.flatMap(({ spoken, on_screen }, index) => {
    if (!everyWord && bare(spoken) === bare(on_screen)) return [];
    const line = lines[index] ?? guessedLine(spoken, tag);
    const start = times.starts[index] ?? 0;
    const room = (times.seconds[index] ?? 0) - 0.3;
    const pace = line.seconds > room ? room / line.seconds : 1;
    return line.words.map(({ text, ...word }) => ({
      text: text.slice(0, 80),
      start: start + word.start * pace,
      end: start + word.end * pace,
    }));
  });
  return { times, words: shown };
}

const clipId = (scene: number): string => `own-${scene}`;

/** What clips are heard with; the last scene is the end card and shows none. */
function soundOfClips({ script }: VideoAdOrder, { seconds }: SceneTimes): AudioClip[] {
  let clock = 0;
  return script.scenes.slice(0, -1).flatMap(({ clip }, index) => {
    const scene = { start: clock, seconds: seconds[index] ?? 0 };
    clock += scene.seconds;
    return clip?.sound && clip.kind === 'video' ? [clipSound(clipId(index), clip, scene)] : [];
  });
}

/** `speech:<scene>` is the line of that scene; music and effects are made by their names. */
function soundOf(order: VideoAdOrder, { lines }: FilmParts, times: SceneTimes): NonNullable<TemplateInput['audio']> {
  const spoken = lines.flatMap((line, index) => (line ? [{ line, index }] : []));
  const voices = spoken.map(({ index }): AudioClip => ({
    id: `voice-${index}`,
    role: 'voice',
    asset: `voice-${index}`,
    start: times.starts[index] ?? 0,
  }));
  const music = order.music ? musicClips(order.music, times.total, voices.length > 0 ? -2 : 0) : [];
  return {
    clips: [...voices, ...soundOfClips(order, times), ...music],
    assets: {
      ...Object.fromEntries(
        spoken.map(({ line, index }) => [
          `voice-${index}`,
          { kind: 'audio' as const, src: `speech:${index}`, duration: line.seconds },
        ]),
      ),
      ...(order.music && { music: { kind: 'audio' as const, src: `music:${order.music}` } }),
    },
  };
}

/** A breath of air where one scene gives way to the next; the last one, to the end card, is heard a little more. */
function withCuts(film: Creative, heard: boolean): Creative {
  if (!heard) return film;
  const soft = sceneTimes(film).filter(({ overlap }) => overlap > 0.1);
  const clips = soft.slice(-8).map(({ start, overlap }, index, all): AudioClip => ({
    id: `cut-${index}`,
    role: 'effect',
    asset: 'whoosh',
    start: Math.max(0, start + overlap / 2 - 0.35),
    gain: index === all.length - 1 ? -15 : -19,
  }));
  if (clips.length === 0) return film;
  const assets = { ...film.assets, whoosh: { kind: 'audio' as const, src: 'effect:whoosh' } };
  return { ...film, assets, audio: [...film.audio, ...clips] };
}

function inputOf(
  order: VideoAdOrder,
  parts: FilmParts,
  words: readonly SpokenWord[],
): Omit<TemplateInput, 'placement'> {
  const product = onBrandProduct(order.product, order.brand);
  const { look } = order;
  const { images, photos, logo } = parts.pictures;
  const { tag, dir } = localeOf(parts.locale);
  const price = priceText(product.price, product.currency, tag);
  return {
    brief: {
      language: tag,
      direction: dir,
      headline: product.title,
      spoken: words,
      ...(price && { price }),
    },
    product: { name: product.title, images: [...images], photos: [...photos] },
    brand: brandFrom({
      name: product.brand || product.title,
      colors: look.colors.length > 0 ? look.colors : product.colors,
      chosen: look.colors.length > 0 || (product.brand_kit?.colors ?? false),
      ...(product.brand_kit?.fonts && { fonts: product.brand_kit.fonts }),
      ...(logo && { logo: 'logo' }),
    }),
    ...(logo && { logos: [logo] }),
  };
}

/** Pure: the preview in the browser and the job make the very same film. */
export function filmOf(
  order: VideoAdOrder,
  ratio: Ratio,
  parts: FilmParts,
  { everyWord = false }: FilmOptions = {},
): Creative {
  const template = templateOf(order.template) as Template;
  const frame = frameOfRatio(ratio);
  // A film of captions has its own place for them; its pictures change with what is said before the end card.
  const captioned = template.slots.includes('caption');
  const { times, words } = captionTimes(order, parts, everyWord || captioned);
  const endStart = times.total - (times.seconds.at(-1) ?? 0);
  const shared = inputOf(order, parts, captioned ? words.filter(({ start }) => start < endStart) : words);
  const audio = soundOf(order, parts, times);
  const look = order.captions ?? (captioned ? 'pill' : null);
  const placement = look && !captioned ? { ...frame, safe: safeBelowCaptions(frame) } : frame;
  const story = order.script.scenes.map(({ on_screen, clip }, index) => ({
    text: on_screen,
    seconds: times.seconds[index] ?? 0,
    clip: clip && clipShotOf(clip, clipId(index)),
  }));
  const film = assembleFilm(template, { ...shared, placement, audio }, story);
  const told = shared.brief.spoken ?? [];
  const usual = look && captionLayer({ ...shared, placement: frame }, { look, words: told, seconds: times.total });
  const label = parts.label
    ? [
        {
          ...labelLayer(parts.label, frame, labelBoxBesideCaptions(frame)),
          time: { start: 0, end: story[0]?.seconds ?? 0 },
        },
      ]
    : [];
  return withCuts(
    { ...film, safe: { ...frame.safe }, overlay: [...withCaptions(film.overlay, usual), ...label] },
    order.music !== null,
  );
}

/** Where the template has a place for captions they stand there, else at the top of what is safe. */
function withCaptions(overlay: readonly Layer[], usual: CaptionsLayer | null): Layer[] {
  if (!usual) return overlay.filter(({ kind }) => kind !== 'captions');
  const own = overlay.find((layer): layer is CaptionsLayer => layer.kind === 'captions');
  if (!own) return [...overlay, usual];
  const { look, words, time, active } = usual;
  // The colours belong to the look: ink that is read on a plate is not read without one.
  const style = { ...own.style, outline: usual.style.outline };
  return overlay.map((layer) =>
    layer === own ? { ...own, look, words, active, style, ...(time && { time }) } : layer,
  );
}
