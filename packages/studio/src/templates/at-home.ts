import { withAlpha } from '../brand/oklch.ts';
import { schemeOn } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Color } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { column, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines } from './kit/moves.ts';
import { flow } from './kit/paints.ts';
import { photoIn, subjectIn } from './kit/photo-in.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const soft = { kind: 'crossfade', duration: 0.7 } as const;

/** Where the camera goes in each shot: nearer, then away, so that it never seems to jump. */
const moves = [
  { from: 1, to: 1.12 },
  { from: 1.14, to: 1.02 },
] as const;

type Plan = { readonly copy: Rect; readonly photo: Rect; readonly clear: Rect; readonly beside: boolean };

/** Words first, on the wall; the photograph begins under them and goes to the frame's edges, the product beyond them. */
function planOf(kit: Kit): Plan {
  const { area, full, shape } = kit.frame;
  if (isBeside(kit)) {
    const copy = { ...area, width: area.width * 0.42 };
    const [x, edge] = [full.width * 0.34, copy.x + copy.width];
    return {
      copy,
      photo: { ...full, x, width: full.width - x },
      clear: { ...full, x: edge, width: full.width - edge },
      beside: true,
    };
  }
  const copy = { ...area, height: area.height * (shape === 'tall' ? 0.34 : 0.3) };
  const y = full.height * (shape === 'tall' || shape === 'tower' ? 0.2 : 0.12);
  const edge = copy.y + copy.height;
  return {
    copy,
    photo: { ...full, y, height: full.height - y },
    clear: { ...full, y: edge, height: full.height - edge },
    beside: false,
  };
}

/** The wall's own colour behind the words, gone before the product begins. */
function shadeOf(kit: Kit, id: string, plan: Plan, ground: string, until: number): Layer {
  const { full } = kit.frame;
  const { beside, photo, copy } = plan;
  const length = beside ? full.width : full.height;
  const begin = (beside ? photo.x : photo.y) / length;
  const words = (beside ? copy.x + copy.width : copy.y + copy.height) / length;
  const end = Math.max(begin + 0.04, Math.min(words + 0.06, until / length));
  const angle = beside ? (kit.input.brief.direction === 'rtl' ? 270 : 90) : 180;
  const fill = flow(
    angle,
    [0, ground],
    [begin + 0.005, ground],
    [Math.max(begin + 0.01, end - 0.09), withAlpha(ground, 0.9)],
    [end, withAlpha(ground, 0)],
  );
  return rectBlock(`${id}-shade`, full, fill, { slot: 'decor' });
}

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
  const { input } = kit;
  const plan = planOf(kit);
  const { copy, clear, beside } = plan;
  const id = `shot-${index + 1}`;
  const side = beside ? (input.brief.direction === 'rtl' ? 'right' : 'left') : 'top';
  const scheme = schemeOn(input.brand, photo.asset.edges?.[side] ?? '#000000');
  const product = subjectIn(photo, plan.photo, { clear });
  const until = beside ? product.x : product.y;
  const move = moves[index % moves.length] ?? moves[0];
  return kit.scene(
    id,
    scheme.ground,
    [
      photoIn(photo, plan.photo, {
        id: `${id}-photo`,
        clear,
        motion: [{ phase: 'life', effect: 'ken-burns', ...move }],
      }),
      shadeOf(kit, id, plan, scheme.ground, until),
      wordsOf(kit, id, text, { copy, beside, color: scheme.text, isFirst: index === 0 }),
    ],
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
