import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { type Creative, creativeVersion } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import type { Cue } from '@adwright/studio/subtitle-files.ts';
import { boxOf } from '@adwright/studio/templates/kit/blocks.ts';
import { lookOf } from '../../kit/form/plan/on-brand.ts';

/** How the creative names the film it is drawn over. */
export const filmSource = 'film:original';
const mostSide = 1920;
const mostCues = 190;

type Facts = {
  readonly seconds: number;
  readonly video: { readonly width: number; readonly height: number; readonly fps: number };
};

/** A film with its subtitles at the foot of the picture. */
export function subtitledFilm(
  cues: readonly Cue[],
  { language, brand }: { readonly language: LocaleCode; readonly brand?: BrandRules | null | undefined },
  { seconds, video }: Facts,
): Creative {
  const scale = Math.min(1, mostSide / Math.max(video.width, video.height));
  const even = (value: number): number => Math.max(16, Math.round((value * scale) / 2) * 2);
  const [width, height] = [even(video.width), even(video.height)];
  const { tag, dir } = localeOf(language);
  return {
    version: creativeVersion,
    kind: 'video',
    width,
    height,
    fps: Math.min(60, Math.max(1, Math.round(video.fps))),
    language: tag,
    direction: dir,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: lookOf(brand, { name: '', colors: [] }),
    assets: { film: { kind: 'video', src: filmSource, width: video.width, height: video.height, duration: seconds } },
    scenes: [
      {
        id: 'film',
        duration: seconds,
        background: solid('#000000'),
        layers: [
          {
            kind: 'video',
            id: 'film',
            box: boxOf({ x: 0, y: 0, width, height }),
            asset: 'film',
            fit: 'cover',
          },
        ],
      },
    ],
    overlay: cues.slice(0, mostCues).map((cue, index) => cueLayer(cue, index, { width, height })),
    audio: [],
    meta: { poster: Math.min(1, seconds / 2) },
  };
}

function cueLayer({ start, end, text }: Cue, index: number, frame: { width: number; height: number }): Layer {
  const { width, height } = frame;
  const size = width > height ? height * 0.05 : width * 0.055;
  const tall = size * 3.4;
  return {
    kind: 'text',
    id: `cue-${index + 1}`,
    slot: 'caption',
    text,
    box: boxOf({ x: width * 0.06, y: height * 0.94 - tall, width: width * 0.88, height: tall }),
    time: { start, end },
    style: {
      font: 'body',
      weight: 600,
      size,
      minSize: size * 0.6,
      color: '#ffffff',
      align: 'center',
      valign: 'bottom',
      maxLines: 3,
      plate: { color: '#101114', padding: 0.3, radius: 0.2 },
    },
  };
}
