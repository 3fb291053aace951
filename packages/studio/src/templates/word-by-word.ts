import type { Scene } from '../creative/creative.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { stageEnd } from './kit/ends/stage-end.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { phrasesOf } from './kit/phrases.ts';
import { tallShare, wordsAndPicture } from './kit/regions.ts';
import { plinthRoom } from './kit/sets/rooms.ts';
import { stageIn, stagedShot } from './kit/staged/staged-shot.ts';
import { stripStory } from './kit/strip-story.ts';

const sides = ['up', 'end', 'down', 'start'] as const;

/** A few words on their color, pushed out by the next ones from another side; the product stays where it is. */
function phrase(kit: Kit, text: string, index: number): Scene {
  const grounds = (['accent', 'paper', 'support', 'tint'] as const).map((_, turn, all) => all[(turn + index) % 4]);
  const scheme = kit.clearScheme(grounds as ['accent', ...'accent'[]]);
  const regions = wordsAndPicture(kit, { upright: 0.44, tall: tallShare(kit.frame), tower: 0.5 });
  const area = kit.product ? regions.copy : kit.frame.area;
  const id = `phrase-${index}`;
  const side = sides[index % sides.length] ?? 'up';
  return kit.scene(
    id,
    scheme.ground,
    [
      ...kit.productIn(stageIn(kit, regions.media, regions.beside), {
        id: `${id}-product`,
        anchor: { x: 0.5, y: 1 },
      }),
      fillText(kit, `${id}-text`, text, inset(area, 0, area.height * 0.06), {
        color: scheme.text,
        font: 'accent',
        align: 'center',
        most: 0.42,
        slot: 'headline',
        motion: [{ phase: 'in', effect: 'mask', by: 'line', side, stagger: 0.05, duration: 0.4 }],
      }),
    ],
    {
      duration: Math.min(2, 0.85 + text.length * 0.024),
      ...(index > 0 ? { transition: { kind: 'push' as const, duration: 0.28, side } } : {}),
    },
  );
}

export const wordByWord = defineTemplate({
  id: 'word-by-word',
  kind: 'video',
  category: 'type',
  idea: 'The headline goes round the frame, each phrase pushed out by the next from another side, and stops at the product.',
  slots: ['headline', 'bullet', 'price', 'cta', 'logo', 'product'],
  compose(kit) {
    const { brief } = kit.input;
    const last = kit.clearScheme(['paper', 'tint']);
    const around = { kind: 'push', duration: 0.3, side: 'end' } as const;
    const font = { accentFont: 'Archivo' };
    if (kit.frame.shape === 'strip')
      return { ...font, scenes: stripStory(kit, { hook: kit.scheme('accent'), offer: last, transition: around }) };
    const phrases = phrasesOf(brief.headline, brief.language, 4);
    const points = (brief.points ?? []).slice(0, 2).map((text, index) =>
      stagedShot(kit, {
        id: `point-${index}`,
        text,
        slot: 'bullet',
        scheme: kit.clearScheme(index === 0 ? ['support', 'ink'] : ['tint', 'paper']),
        set: plinthRoom,
        type: 'punched',
        camera: 'rush',
        duration: 2,
        transition: around,
      }),
    );
    return {
      ...font,
      scenes: [
        ...phrases.map((text, index) => phrase(kit, text, index)),
        ...points,
        stageEnd(kit, { scheme: last, set: plinthRoom, camera: 'closer', font: 'accent', transition: around }),
      ],
      poster: 0.8,
    };
  },
});
