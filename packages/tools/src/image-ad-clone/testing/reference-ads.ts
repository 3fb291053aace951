/** Ads that exist nowhere, drawn for tests in styles of their own, with the truth of where everything is. */
import { readFile } from 'node:fs/promises';
import type { CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { creativeVersion, type Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer, TextLayer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { nodeMeasurer } from '@adwright/renderer/node-host.ts';
import sharp from 'sharp';
import { around } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from '../plan/boxes.ts';

export type ReferenceAd = { readonly creative: Creative; readonly language: string };
export type TrueBox = Rect & { readonly role: CloneRole };

type Text = {
  role: CloneRole;
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  color: string;
  weight?: number;
  font?: 'heading' | 'body';
  align?: 'start' | 'center';
  strike?: true;
};
type Plate = Text & { height: number; fill: string; radius: number };

const words = (part: Text, id: string): TextLayer => ({
  kind: 'text',
  id,
  text: part.text,
  style: {
    font: part.font ?? 'body',
    size: part.size,
    color: part.color,
    weight: part.weight ?? 400,
    lineHeight: 1.15,
    align: part.align ?? 'start',
    ...(part.strike ? { decoration: 'strike' as const } : {}),
  },
});

const text = (part: Text): Layer => ({
  ...words(part, part.role.replace('_', '-')),
  box: { x: part.x, y: part.y, width: part.width, height: part.size * 4 },
});

const plate = (part: Plate): Layer => ({
  kind: 'group',
  id: part.role,
  layout: 'column',
  justify: 'center',
  align: 'center',
  box: { x: part.x, y: part.y, width: part.width, height: part.height },
  fill: solid(part.fill),
  radius: part.radius,
  children: [words(part, `${part.role}-text`)],
});

const product = (sample: string, x: number, y: number, width: number, height: number): Layer => ({
  kind: 'image',
  id: 'product',
  asset: sample,
  fit: 'contain',
  box: { x, y, width, height },
});

function ad(
  width: number,
  height: number,
  ground: string,
  sample: string,
  layers: Layer[],
  heading = 'Inter',
): Creative {
  return {
    version: creativeVersion,
    kind: 'picture',
    width,
    height,
    fps: 30,
    language: 'en',
    direction: 'ltr',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: {
      name: 'Vale',
      colors: { paper: '#ffffff', ink: '#111111', accent: '#e8502e', support: '#245c42' },
      fonts: { heading, body: 'Inter' },
    },
    assets: { [sample]: { kind: 'image', src: `sample:${sample}:cutout`, width: 800, height: 1000, cutout: true } },
    scenes: [{ id: 'main', duration: 1, background: solid(ground), layers }],
    overlay: [],
    audio: [],
    meta: {},
  };
}

export const referenceAds: Readonly<Record<'split' | 'offer' | 'card', ReferenceAd>> = {
  split: {
    language: 'en',
    creative: ad(
      1200,
      628,
      '#123c3a',
      'watch',
      [
        {
          kind: 'shape',
          id: 'panel',
          box: { x: 620, y: 0, width: 580, height: 628 },
          shape: { kind: 'rect' },
          fill: solid('#e9dfcf'),
        },
        product('watch', 720, 60, 380, 510),
        text({ role: 'logo', text: 'HALDEN', x: 64, y: 50, width: 300, size: 26, weight: 700, color: '#e0b15c' }),
        text({
          role: 'headline',
          text: 'Time, kept\nsimple',
          x: 64,
          y: 140,
          width: 520,
          size: 72,
          weight: 600,
          font: 'heading',
          color: '#ffffff',
        }),
        text({
          role: 'subline',
          text: 'A slim steel watch with a strap\nthat changes without tools.',
          x: 64,
          y: 340,
          width: 520,
          size: 26,
          color: '#d5e0de',
        }),
        plate({
          role: 'cta',
          text: 'Discover more',
          x: 64,
          y: 460,
          width: 260,
          height: 70,
          size: 26,
          weight: 700,
          fill: '#e0b15c',
          radius: 35,
          color: '#123c3a',
        }),
      ],
      'Fraunces',
    ),
  },
  offer: {
    language: 'en',
    creative: ad(1080, 1080, '#101524', 'speaker', [
      product('speaker', 560, 330, 440, 520),
      text({
        role: 'headline',
        text: 'Hear every\nroom.',
        x: 70,
        y: 110,
        width: 640,
        size: 100,
        weight: 800,
        color: '#ffffff',
      }),
      text({
        role: 'subline',
        text: '24 hours of play\nWaterproof to one metre\nPairs in two seconds',
        x: 70,
        y: 400,
        width: 460,
        size: 34,
        color: '#a9b4d0',
      }),
      text({ role: 'price', text: '$129', x: 70, y: 690, width: 200, size: 76, weight: 700, color: '#5df2c8' }),
      text({ role: 'old_price', text: '$179', x: 290, y: 712, width: 160, size: 46, color: '#8c97b5', strike: true }),
      plate({
        role: 'cta',
        text: 'Pre-order',
        x: 70,
        y: 850,
        width: 270,
        height: 96,
        size: 36,
        weight: 700,
        fill: '#5df2c8',
        radius: 14,
        color: '#101524',
      }),
      plate({
        role: 'badge',
        text: 'NEW',
        x: 830,
        y: 70,
        width: 180,
        height: 180,
        size: 46,
        weight: 800,
        fill: '#ff5a3c',
        radius: 90,
        color: '#ffffff',
      }),
    ]),
  },
  card: {
    language: 'de',
    creative: ad(1080, 1350, '#fbe3e0', 'cream-jar', [
      {
        kind: 'shape',
        id: 'panel',
        box: { x: 90, y: 90, width: 900, height: 1170 },
        shape: { kind: 'rect', radius: 36 },
        fill: solid('#ffffff'),
      },
      text({
        role: 'label',
        text: 'NUR DIESE WOCHE',
        x: 90,
        y: 160,
        width: 900,
        size: 32,
        weight: 600,
        align: 'center',
        color: '#c43a4b',
      }),
      text({
        role: 'headline',
        text: 'Weiche Haut über Nacht',
        x: 90,
        y: 240,
        width: 900,
        size: 74,
        weight: 800,
        align: 'center',
        color: '#2b0f1e',
      }),
      product('cream-jar', 320, 400, 440, 550),
      plate({
        role: 'cta',
        text: 'Jetzt bestellen',
        x: 300,
        y: 1010,
        width: 480,
        height: 100,
        size: 38,
        weight: 700,
        fill: '#c43a4b',
        radius: 50,
        color: '#ffffff',
      }),
      text({
        role: 'fine_print',
        text: 'Solange der Vorrat reicht.',
        x: 90,
        y: 1185,
        width: 900,
        size: 24,
        align: 'center',
        color: '#7a6a70',
      }),
    ]),
  },
};

/** Where the parts truly are: plates by their edges, words by their letters, products by their pixels. */
export async function trueBoxes({ creative }: ReferenceAd): Promise<TrueBox[]> {
  const list = layoutCreative(creative, nodeMeasurer);
  const letters = new Map<string, Rect[]>();
  for (const { id, paint } of list.scenes[0]?.nodes ?? []) {
    if (paint.kind !== 'text') continue;
    const layer = id.replace(/-\d+$/, '');
    const height = 0.74 * paint.face.size;
    const lines = paint.lines.map((line) => ({ x: line.x, y: line.baseline - height, width: line.width, height }));
    letters.set(layer, [...(letters.get(layer) ?? []), ...lines]);
  }
  const boxes = (creative.scenes[0]?.layers ?? []).map(async (layer): Promise<TrueBox[]> => {
    const { id, kind, box } = layer;
    const role = id.replace('-', '_') as CloneRole;
    const lines = letters.get(id);
    if (kind === 'text' && lines) return [{ role, ...around(lines) }];
    if (kind === 'image' && box) return [{ role, ...(await shownIn(layer.asset as SampleProductId, box)) }];
    return box ? [{ role, x: box.x, y: box.y, width: box.width, height: box.height }] : [];
  });
  return (await Promise.all(boxes)).flat();
}

/** A cut-out has an empty margin; only its pixels can be found. */
async function shownIn(sample: SampleProductId, box: Rect): Promise<Rect> {
  const file = await readFile(samplePicture(sample, 'cutout'));
  const [{ width, height }, { info }] = await Promise.all([
    sharp(file).metadata(),
    sharp(file).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true }),
  ]);
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.x + (box.width - width * scale) / 2 - (info.trimOffsetLeft ?? 0) * scale;
  const top = box.y + (box.height - height * scale) / 2 - (info.trimOffsetTop ?? 0) * scale;
  return { x: left, y: top, width: info.width * scale, height: info.height * scale };
}
