import type { Layer } from '../creative/layer.ts';
import type { Paint } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage, SpokenWord } from '../template-input.ts';
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
  const height = Math.min(area.height * 0.5, size * 3.4);
  const shared = beside && (frame.shape === 'wide' || frame.shape === 'banner');
  const x = shared ? area.x + area.width * 0.4 : area.x;
  const down = shared ? 0.5 : 0.94;
  return { x, y: area.y + (area.height - height) * down, width: area.x + area.width - x, height };
}

/** A cut-out is seen whole, then nearer, then aslant: the same thing three times would be no film. */
const views = [
  { near: 1.2, lean: 0, at: 0.5 },
  { near: 1.7, lean: 0, at: 0.5 },
  { near: 1.35, lean: -7, at: 0.5 },
] as const;

function stage(kit: Kit, picture: AdImage | undefined, index: number, round: number, caption: Rect): Layer[] {
  const id = `shot-${index}`;
  if (picture && !picture.asset.cutout)
    return photoShot(kit, picture, id, { away: index % 2 === 1, near: 1 + 0.4 * (round % 2) });
  const room = roomBeside(kit, caption);
  const { near, lean, at } = views[round % views.length] ?? views[0];
  const width = room.width * near;
  const height = room.height * near;
  // Nearer means over the upper edge: the words keep their place below.
  const region = { x: room.x - (width - room.width) * at, y: room.y + room.height - height, width, height };
  return kit
    .productIn(region, {
      id,
      anchor: { x: 0.5, y: 1 },
      motion: [
        { phase: 'in', effect: 'scale', distance: 0.08, duration: 0.5 },
        { phase: 'life', effect: 'drift', side: round % 2 === 0 ? 'up' : 'start', amount: 0.025 },
      ],
    })
    .map((layer) => (lean !== 0 && layer.slot === 'product' ? { ...layer, rotate: lean } : layer));
}

/** Light behind the product, dark at the edges: white words are read on it as they are on a photograph. */
function darkroom(kit: Kit): Paint {
  const ink = kit.scheme('ink');
  return {
    kind: 'radial',
    x: 0.5,
    y: 0.34,
    radius: 0.75,
    stops: [
      { at: 0, color: ink.dark ? ink.line : '#4a4c55' },
      { at: 1, color: ink.dark ? ink.ground : '#15161a' },
    ],
  };
}

/** Where a speaker begins a sentence the picture changes; long ones are cut in equal parts. */
function cutsOf(spoken: readonly SpokenWord[], length: number): number[] {
  const cuts = [0];
  for (const [index, word] of spoken.entries()) {
    const before = spoken[index - 1];
    if (!before || !/[.!?。！？؟…]$/u.test(before.text)) continue;
    const at = Math.max(before.end, word.start - 0.03);
    if (at - (cuts.at(-1) ?? 0) >= 1.6 && length - at >= 1.2) cuts.push(at);
  }
  return cuts.flatMap((start, index) => {
    const span = (cuts[index + 1] ?? length) - start;
    const parts = Math.max(1, Math.min(8, Math.round(span / 3.6)));
    return Array.from({ length: parts }, (_, part) => start + (span * part) / parts);
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
    const scheme = kit.scheme('accent');
    const share = frame.shape === 'tall' || frame.shape === 'portrait' ? 0.118 : 0.098;
    const size = Math.max(frame.floor * 1.2, Math.min(frame.area.width * share, frame.area.height * 0.16));
    const caption = captionRect(
      kit,
      size,
      pictures.some((picture) => picture.asset.cutout),
    );
    const cuts = cutsOf(spoken, length).slice(0, 48);
    const scenes = cuts.map((start, index) => {
      const picture = pictures[index % Math.max(1, pictures.length)];
      const round = Math.floor(index / Math.max(1, pictures.length));
      return kit.scene(`part-${index}`, darkroom(kit), stage(kit, picture, index, round, caption), {
        duration: (cuts[index + 1] ?? length) - start,
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
    const end = endCard(kit, 'photo', {
      scheme,
      duration: 3,
      transition: { kind: 'wipe', duration: 0.5, side: 'down' },
    });
    return { scenes: [...scenes, end], overlay: [captions], poster: Math.min(length - 0.2, 1.4) };
  },
});
