import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate, type AdImage } from '../template.ts';
import { boxOf } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { photoShot } from './kit/photo-shot.ts';
import { spokenFrom } from './kit/spoken.ts';

/** Where a cut-out stands so that no word covers it: beside the captions in wide frames, else above them. */
function roomBeside({ frame }: Kit, caption: Rect): Rect {
  const { full, area } = frame;
  if (frame.shape === 'strip') return { x: 0, y: 0, width: full.height, height: full.height };
  if (caption.x > area.x)
    return { x: area.x, y: full.height * 0.08, width: caption.x - area.x * 1.4, height: full.height * 0.8 };
  const top = full.height * 0.06;
  return {
    x: full.width * 0.12,
    y: top,
    width: full.width * 0.76,
    height: Math.max(caption.y - top * 1.6, full.height * 0.3),
  };
}

/** Captions leave the reading start to the product where there is width to share. */
function captionRect({ frame }: Kit, size: number, beside: boolean): Rect {
  const { area, full } = frame;
  if (frame.shape === 'strip') {
    const x = beside ? full.height * 1.1 : area.x;
    return { x, y: area.y, width: area.x + area.width - x, height: area.height };
  }
  const height = Math.min(area.height * 0.5, size * 4.2);
  const shared = beside && (frame.shape === 'wide' || frame.shape === 'banner');
  const x = shared ? area.x + area.width * 0.4 : area.x;
  const down = shared ? 0.5 : 0.86;
  return { x, y: area.y + (area.height - height) * down, width: area.x + area.width - x, height };
}

function stage(kit: Kit, picture: AdImage | undefined, index: number, caption: Rect): Layer[] {
  if (picture && !picture.asset.cutout) return photoShot(kit, picture, `shot-${index}`, index % 2 === 1);
  const room = roomBeside(kit, caption);
  return kit.productIn(room, {
    id: `shot-${index}`,
    anchor: { x: 0.5, y: 1 },
    motion: [
      { phase: 'in', effect: 'scale', distance: 0.12, duration: 0.7 },
      { phase: 'life', effect: 'float', amount: 0.01 },
    ],
  });
}

export const captionStory = defineTemplate({
  id: 'caption-story',
  kind: 'video',
  category: 'story',
  idea: 'Full-frame pictures under a voice, each word lit as it is spoken, then the brand.',
  slots: ['caption', 'photo', 'product', 'logo', 'price', 'cta'],
  compose(kit) {
    const { frame, input } = kit;
    const spoken = spokenFrom(kit);
    const length = Math.max(3, Math.min(120, (spoken.at(-1)?.end ?? 3) + 0.5));
    const pictures = [...(input.product.photos ?? []), ...input.product.images];
    const shots = Math.max(1, Math.min(6, Math.round(length / 3.2)));
    const grounds = [kit.scheme('tint').ground, kit.scheme('paper').ground];
    const fade = 0.4;
    const seconds = (length + fade * (shots - 1)) / shots;
    const scheme = kit.scheme('accent');
    const size = Math.max(frame.floor * 1.2, Math.min(frame.area.width * 0.098, frame.area.height * 0.16));
    const caption = captionRect(
      kit,
      size,
      pictures.some((picture) => picture.asset.cutout),
    );
    const scenes = Array.from({ length: shots }, (_, index) => {
      const picture = pictures[index % Math.max(1, pictures.length)];
      return kit.scene(`part-${index}`, grounds[index % 2] as string, stage(kit, picture, index, caption), {
        duration: seconds,
        ...(index > 0 ? { transition: { kind: 'crossfade' as const, duration: fade } } : {}),
      });
    });
    const captions: Layer = {
      kind: 'captions',
      id: 'captions',
      slot: 'caption',
      box: boxOf(caption),
      look: 'pill',
      style: {
        font: 'heading',
        weight: 800,
        size,
        minSize: Math.max(frame.floor * 0.9, size * 0.5),
        color: '#ffffff',
        lineHeight: 1.2,
        outline: { color: '#15161a', width: 0.085 },
      },
      active: { color: scheme.text, plate: scheme.ground },
      words: spoken.map((word) => ({ ...word })),
      group: frame.area.width > frame.area.height * 1.3 ? 5 : 3,
      time: { start: 0, end: length },
    };
    const end = endCard(kit, {
      scheme,
      look: 'words',
      duration: 3,
      transition: { kind: 'wipe', duration: 0.5, side: 'down' },
    });
    return { scenes: [...scenes, end], overlay: [captions], poster: Math.min(length - 0.2, 1.4) };
  },
});
