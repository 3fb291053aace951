import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Color } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { column, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines } from './kit/moves.ts';
import { photoWall } from './kit/photo-wall.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const soft = { kind: 'crossfade', duration: 0.7 } as const;

type Wall = { readonly copy: Rect; readonly beside: boolean; readonly color: Color; readonly isFirst: boolean };

function wordsOf(kit: Kit, id: string, text: string, { copy, beside, color, isFirst }: Wall): Layer {
  const { floor } = kit.frame;
  const size = kit.type(copy).headline * (isFirst ? 1.15 : 1);
  return column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'accent',
        weight: 500,
        size,
        minSize: Math.min(size, Math.max(floor, size * 0.34)),
        color,
        lineHeight: 1.06,
        tracking: -0.02,
        balance: true,
        maxLines: 6,
        slot: isFirst ? 'headline' : 'bullet',
        motion: lines(isFirst ? 0 : 0.25, 0.12),
      }),
    ],
    { box: copy, justify: beside ? 'center' : 'start' },
  );
}

/** Without a photograph: the product before a quiet colour. */
function plainShot(kit: Kit, text: string, index: number): Scene {
  const scheme = kit.clearScheme(index % 2 === 0 ? ['tint', 'paper'] : ['paper', 'tint']);
  const { copy, media, beside } = wordsAndPicture(kit);
  const id = `shot-${index + 1}`;
  return kit.scene(
    id,
    scheme.ground,
    [
      ...kit.productIn(media, { id: `${id}-product` }),
      wordsOf(kit, id, text, { copy, beside, color: scheme.text, isFirst: index === 0 }),
    ],
    { duration: 3, ...(index > 0 ? { transition: soft } : {}) },
  );
}

function shot(kit: Kit, photo: AdImage, text: string, index: number): Scene {
  const id = `shot-${index + 1}`;
  const { scheme, copy, beside, layers } = photoWall(kit, photo, id, index);
  return kit.scene(
    id,
    scheme.ground,
    [...layers, wordsOf(kit, id, text, { copy, beside, color: scheme.text, isFirst: index === 0 })],
    { duration: 3, ...(index > 0 ? { transition: soft } : {}) },
  );
}

export const atHome = defineTemplate({
  id: 'at-home',
  kind: 'video',
  category: 'story',
  idea: 'The product where it lives: photographs of real-looking rooms, a slow camera, a quiet serif on the wall.',
  slots: ['headline', 'bullet', 'photo', 'product', 'price', 'cta', 'logo'],
  needs: ['photo'],
  continues: 'morning-light',
  compose(kit) {
    const { brief, product } = kit.input;
    const paper = kit.scheme('paper');
    const font = { accentFont: 'Fraunces' };
    if (kit.frame.shape === 'strip')
      return {
        ...font,
        scenes: stripStory(kit, { look: 'bookend', hook: paper, offer: kit.scheme('tint'), transition: soft }),
      };
    const whole = product.images.filter(({ asset }) => !asset.cutout);
    const photos = product.photos?.length ? product.photos : whole;
    const texts = [brief.headline, ...(brief.points ?? []).slice(0, 3)];
    const shots = texts.map((text, index) => {
      const photo = photos[index % Math.max(1, photos.length)];
      return photo ? shot(kit, photo, text, index) : plainShot(kit, text, index);
    });
    const end = endCard(kit, 'framed', { scheme: paper, font: 'accent', transition: soft });
    return { ...font, scenes: [...shots, end], poster: 1.6 };
  },
});
