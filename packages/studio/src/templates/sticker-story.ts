import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { boxOf, burst, column, icons, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { photoShot } from './kit/photo-shot.ts';
import { stripStory } from './kit/strip-story.ts';
import { twoWords } from './kit/two-words.ts';

/** Hearts as they rise when many people watch: always the same ones, at the side nobody reads. */
function hearts(kit: Kit, id: string, from: { x: number; y: number }, size: number): Layer[] {
  const colors = [kit.scheme('accent').ground, '#ffffff', kit.scheme('accent').ground];
  return Array.from({ length: 5 }, (_, index): Layer => {
    const side = size * (0.7 + (0.3 * ((index * 3) % 4)) / 3);
    const start = 0.5 + index * 0.32;
    return {
      kind: 'shape',
      id: `${id}-heart-${index}`,
      slot: 'decor',
      box: boxOf({
        x: from.x + size * 0.9 * ((index * 2) % 3) - size,
        y: from.y - size * 1.2,
        width: side,
        height: side,
      }),
      shape: { kind: 'path', d: icons.heart.d, viewBox: [...icons.heart.viewBox] },
      fill: solid(colors[index % 3] ?? '#ffffff'),
      time: { start, end: start + 1.7 },
      motion: [
        { phase: 'in', effect: 'pop', duration: 0.3 },
        { phase: 'life', effect: 'drift', side: 'up', amount: 0.34, ease: 'out' },
        { phase: 'out', effect: 'fade', duration: 0.5 },
      ],
    };
  });
}

function picturePart(kit: Kit, picture: AdImage | undefined, id: string, index: number, room: Rect): Layer[] {
  if (picture && !picture.asset.cutout)
    return photoShot(kit, picture, `${id}-photo`, {
      away: index % 2 === 1,
      // The same photograph again is another view of it; labels need no shade to stand on.
      near: [1, 1.4, 1.15, 1.6][index % 4] ?? 1,
      shade: false,
    });
  return kit.productIn(room, {
    id: `${id}-product`,
    anchor: { x: 0.5, y: 0.95 },
    motion: [
      { phase: 'in', effect: 'scale', distance: 0.1, duration: 0.4, ease: 'back-out' },
      { phase: 'life', effect: 'wiggle', amount: 0.16, period: 2.4 },
    ],
  });
}

/** Words on white labels, a line each, as people write them onto their own clips. */
function label(kit: Kit, id: string, text: string, box: Rect, headline: boolean): Layer {
  const type = twoWords(kit.type(box), box);
  const size = Math.max(kit.frame.floor, type.headline * (headline ? 0.94 : 0.78));
  return column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'body',
        weight: 700,
        size,
        minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.32)),
        color: '#16171b',
        align: 'center',
        lineHeight: 1.3,
        balance: true,
        maxLines: 7,
        plate: { color: '#ffffff', padding: 0.36, radius: 0.28 },
        slot: headline ? 'headline' : 'bullet',
        motion: [{ phase: 'in', effect: 'pop', by: 'line', stagger: 0.12, delay: 0.1 }],
      }),
    ],
    { box, align: 'center', justify: box.height > kit.frame.area.height * 0.9 ? 'center' : 'start' },
  );
}

function clip(kit: Kit, text: string, picture: AdImage | undefined, index: number): Scene {
  const { area, full, margin, shape } = kit.frame;
  const { brief } = kit.input;
  const id = `clip-${index}`;
  const beside = kit.sideBySide;
  const copy = beside
    ? { ...area, x: area.x + area.width * 0.46, width: area.width * 0.54 }
    : { ...area, height: area.height * (shape === 'tall' ? 0.46 : 0.42) };
  const top = copy.y + copy.height + margin * 0.3;
  const room: Rect = beside
    ? {
        x: margin * 0.4,
        y: full.height * 0.06,
        width: area.x + area.width * 0.42 - margin * 0.4,
        height: full.height * 0.88,
      }
    : {
        x: full.width * 0.06,
        y: top,
        width: full.width * 0.88,
        height: full.height * 0.97 - top,
      };
  const size = Math.min(full.width, full.height) * 0.13;
  const star = Math.min(room.width, room.height) * 0.36;
  const shout =
    index === 1 && brief.badge && star > kit.frame.floor * 7 && kit.product?.asset.cutout
      ? burst(
          `${id}-badge`,
          brief.badge,
          {
            x: Math.max(area.x, room.x),
            y: Math.min(room.y + room.height * 0.1, area.y + area.height - star),
            width: star,
            height: star,
          },
          kit.scheme('accent').ground,
          kit.scheme('accent').text,
          { motion: [{ phase: 'in', effect: 'spin', delay: 0.5 }], rotate: -10 },
        )
      : undefined;
  const clear = beside || room.y + star < area.y + area.height;
  return kit.scene(
    id,
    kit.scheme(index % 2 === 0 ? 'tint' : 'support').ground,
    [
      ...picturePart(kit, picture, id, index, room),
      ...hearts(kit, id, { x: beside ? room.x + room.width : full.width * 0.72, y: full.height * 0.86 }, size),
      clear ? shout : undefined,
      label(kit, id, text, copy, index === 0),
    ],
    { duration: 2.3, ...(index > 0 ? { transition: { kind: 'cut' as const } } : {}) },
  );
}

export const stickerStory = defineTemplate({
  id: 'sticker-story',
  kind: 'video',
  category: 'story',
  idea: 'As people post it themselves: white labels on jumpy cuts, hearts that rise, a sticker with the offer.',
  slots: ['headline', 'bullet', 'badge', 'photo', 'product', 'price', 'cta', 'logo'],
  compose(kit) {
    const { brief, product } = kit.input;
    const tint = kit.scheme('tint');
    const accent = kit.scheme('accent');
    const cut = { kind: 'cut' } as const;
    if (kit.frame.shape === 'strip') return { scenes: stripStory(kit, { hook: tint, offer: accent, transition: cut }) };
    const pictures = [...product.images, ...(product.photos ?? [])];
    const texts = [brief.headline, ...(brief.points ?? []).slice(0, 3)];
    const clips = texts.map((text, index) => clip(kit, text, pictures[index % Math.max(1, pictures.length)], index));
    const end = endCard(kit, 'disc', { scheme: accent, transition: cut });
    return { scenes: [...clips, end], poster: 1.6 };
  },
});
