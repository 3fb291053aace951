import type { Scene } from '../creative/creative.ts';
import { defineTemplate } from '../template.ts';
import { stageEnd } from './kit/ends/stage-end.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { night, studio } from './kit/sets/rooms.ts';
import { leaderRing } from './kit/staged/openings.ts';
import { stagedShot } from './kit/staged/staged-shot.ts';
import { stripStory } from './kit/strip-story.ts';

const cut = { kind: 'cut' } as const;

/** Three, two, one, each a third of a second, as old films begin; what they count down to stands there already. */
function count(kit: Kit, left: number): Scene {
  const scheme = kit.clearScheme(left % 2 === 0 ? ['ink', 'support'] : ['paper', 'tint']);
  const id = `count-${left}`;
  return stagedShot(kit, {
    id,
    text: '',
    slot: 'headline',
    scheme,
    set: studio,
    type: 'punched',
    camera: 'still',
    enter: [],
    says: (copy) => [
      ...leaderRing(`${id}-leader`, copy, scheme.accentText),
      fillText(kit, `${id}-number`, String(left), copy, {
        color: scheme.text,
        font: 'accent',
        align: 'center',
        most: 0.6,
        maxLines: 1,
        slot: 'label',
      }),
    ],
    duration: 0.3,
    ...(left < 3 ? { transition: cut } : {}),
  });
}

export const filmLeader = defineTemplate({
  id: 'film-leader',
  kind: 'video',
  category: 'type',
  idea: 'The countdown of an old film, then the promise with everything behind it, then the reasons in one breath each.',
  slots: ['headline', 'bullet', 'price', 'cta', 'logo', 'product'],
  compose(kit) {
    const { brief } = kit.input;
    const scheme = kit.clearScheme(['accent', 'support', 'tint']);
    const last = kit.clearScheme(['ink', 'support']);
    const flash = { kind: 'zoom', duration: 0.3 } as const;
    const font = { accentFont: 'Anton' };
    if (kit.frame.shape === 'strip')
      return { ...font, scenes: stripStory(kit, { hook: scheme, offer: last, transition: cut }) };
    const points = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3);
    const shot = (id: string, text: string, index: number): Scene =>
      stagedShot(kit, {
        id,
        text,
        slot: index === 0 ? 'headline' : 'bullet',
        scheme: index === 0 ? scheme : kit.clearScheme(index % 2 === 1 ? ['paper', 'tint'] : ['ink', 'support']),
        set: studio,
        type: 'punched',
        camera: 'rush',
        duration: index === 0 ? 2.4 : 1.7,
        transition: index === 0 ? flash : cut,
        enter: [{ phase: 'in', effect: 'scale', distance: -0.4, duration: 0.35, ease: 'expo-out' }],
      });
    return {
      ...font,
      scenes: [
        ...[3, 2, 1].map((left) => count(kit, left)),
        shot('promise', brief.headline, 0),
        ...points.map((text, index) => shot(`reason-${index}`, text, index + 1)),
        stageEnd(kit, { scheme: last, set: night, camera: 'closer', font: 'accent', transition: flash }),
      ],
      poster: 2.6,
    };
  },
});
