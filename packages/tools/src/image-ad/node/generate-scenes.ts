import type { ImageAdStyle, ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { creativeVersion, type Creative } from '@adwright/studio/creative/creative.ts';
import { brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { orBuiltin } from '@adwright/providers/or-builtin.ts';
import sharp from 'sharp';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { filePicture, type Prepared } from '../../kit/ad-designs/node/read-ad-pictures.ts';
import { photoImage } from '../../kit/ad-designs/plan/choose-ad-pictures.ts';

const scenes = 2;
const size = { width: 1080, height: 1350 };

const moods: Record<ImageAdStyle, string> = {
  mixed: 'natural daylight, calm and modern',
  clean: 'bright, minimal, soft shadows',
  bold: 'saturated colour, hard light, strong shadows',
  editorial: 'like a magazine still life, window light',
  playful: 'cheerful colours, simple paper shapes',
  premium: 'dark and rich, a single warm light',
  technical: 'cool studio light, precise, dark grey surfaces',
};

function promptOf(input: ImageAdWallInput, title: string): string {
  return [
    `Empty set for a product photograph of ${title || 'a product'}, ${moods[input.style]}.`,
    'A clear surface in the lower third with room for one product in the middle; nothing stands on it.',
    'The upper half is calm and out of focus. No product, no people, no text, no logos.',
  ].join(' ');
}

/** The cut-out on the made ground, with a soft shadow under it: the product's own pixels, nobody's idea of them. */
function sceneOf(ground: AdImage, product: AdImage): Creative {
  const { width: w = 1, height: h = 1 } = product.asset;
  const scale = Math.min((size.width * 0.6) / w, (size.height * 0.46) / h);
  const box = {
    x: (size.width - w * scale) / 2,
    y: size.height * 0.9 - h * scale,
    width: w * scale,
    height: h * scale,
  };
  const stops = [
    { at: 0, color: '#00000080' },
    { at: 1, color: '#00000000' },
  ];
  const shadow = { x: box.x - box.width * 0.08, y: box.y + box.height - 22, width: box.width * 1.16, height: 44 };
  return {
    version: creativeVersion,
    kind: 'picture',
    ...size,
    fps: 30,
    language: 'en',
    direction: 'ltr',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: brandFrom({ name: '', colors: [] }),
    assets: { [ground.id]: ground.asset, [product.id]: product.asset },
    scenes: [
      {
        id: 'main',
        duration: 1,
        background: solid('#ffffff'),
        layers: [
          { kind: 'image', id: 'ground', asset: ground.id, fit: 'cover', box: { x: 0, y: 0, ...size } },
          {
            kind: 'shape',
            id: 'shadow',
            shape: { kind: 'ellipse' },
            fill: { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops },
            box: shadow,
          },
          { kind: 'image', id: 'product', asset: product.id, fit: 'contain', box },
        ],
      },
    ],
    overlay: [],
    audio: [],
    meta: {},
  };
}

/**
 * Photographs of the product on grounds another party's picture engine made, where one is configured and the person
 * asked for it. Each ground is looked at by the guard first; one that fails it, or an engine that fails, adds nothing.
 */
export async function addScenes(input: ImageAdWallInput, title: string, prepared: Prepared, context: ToolContext) {
  const [product] = prepared.pictures.images;
  if (!input.generated_scenes || !product?.asset.cutout) return prepared;
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const files = await orBuiltin(
    context.engines.image,
    call,
    async (engine) => (await engine.create({ prompt: promptOf(input, title), ...size, count: scenes }, call)).files,
    () => [],
  );
  const photos: AdImage[] = [];
  const made = new Map(prepared.made);
  for (const [index, { bytes }] of files.slice(0, scenes).entries()) {
    if (!(await context.pictures.inspect(bytes, { signal: context.signal })).safe) continue;
    const { width, height } = await sharp(bytes).metadata();
    const src = `made:ground-${index + 1}`;
    const ground: AdImage = { id: 'ground', asset: { kind: 'image', src, width, height } };
    const order = { creative: sceneOf(ground, product), outputs: [{ format: 'jpg' as const }] };
    const resolve = resolveSources(context, new Map([...made, [src, bytes]]));
    const [drawn] = await context.rendering.drawPictures([order], resolve, { signal: context.signal });
    const file = drawn?.[0];
    if (!file) continue;
    const name = `scene-${index + 1}.jpg`;
    const id = await context.saveAsset({ name, mime: file.mime, body: file.body, ...size });
    made.set(`asset:${id}`, file.body);
    photos.push(await photoImage(`made-${index + 1}`, await filePicture(`asset:${id}`, file.body)));
  }
  return { made, pictures: { ...prepared.pictures, photos: [...photos, ...prepared.pictures.photos] } };
}
