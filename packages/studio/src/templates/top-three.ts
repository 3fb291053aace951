import { boxOf, textBlock } from './kit/blocks.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import type { Kit } from './kit/kit.ts';
import { studio } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

/** How far the camera that rushes in carries whatever stands at an edge towards it. */
const rushTo = 1.14;

/** As high as the product, and behind it. Where it could not be read whole it is left out. */
function numeral(kit: Kit, id: string, count: number, stage: Rect, color: string): Layer[] {
  const { area, width: frameWidth } = kit.frame;
  const middle = frameWidth / 2;
  const start = middle - (middle - area.x) / rushTo;
  const bottom = Math.min(stage.y + stage.height, area.y + area.height);
  const box = { x: Math.max(stage.x, start), y: Math.max(stage.y, area.y), width: 0, height: 0 };
  const height = bottom - box.y;
  const width = Math.min(stage.x + stage.width, area.x + area.width) - box.x;
  // Its box is taller than its ink: what is set must stay where words may stand.
  const size = Math.min(height * 0.48, width * 0.7);
  if (size < kit.frame.floor * 3) return [];
  return [
    {
      ...textBlock(`${id}-number`, String(count), {
        font: 'accent',
        size,
        minSize: size * 0.6,
        color,
        align: 'start',
        valign: 'top',
        lineHeight: 1,
        maxLines: 1,
        slot: 'label',
        motion: [{ phase: 'in', effect: 'scale', distance: -0.8, duration: 0.45, ease: 'expo-out' }],
      }),
      box: boxOf({ ...box, width, height }),
    },
  ];
}

const swing = { kind: 'wipe', duration: 0.35, side: 'end' } as const;

export const topThree = stagedFilm({
  id: 'top-three',
  category: 'reasons',
  idea: 'A list that counts down: huge numerals stand behind the product, three, two, one, and the best comes last.',
  type: 'thrown',
  accentFont: 'Anton',
  saying: (kit, { id, index, scheme }) => ({
    behind: (stage) => {
      const points = kit.input.brief.points ?? [];
      const left = Math.min(3, points.length) - index + 1;
      return index === 0 || points.length < 2 ? [] : numeral(kit, id, left, stage, scheme.text);
    },
  }),
  opening: { set: studio, scheme: ['accent', 'support', 'ink'], camera: 'rush', seconds: 2.2 },
  points: [
    { set: studio, scheme: ['paper', 'tint'], camera: 'rush', seconds: 2.1, transition: swing },
    { set: studio, scheme: ['ink', 'support'], camera: 'rush', seconds: 2.1, transition: swing },
    { set: studio, scheme: ['tint', 'paper'], camera: 'rush', seconds: 2.1, transition: swing },
  ],
  end: {
    set: studio,
    scheme: ['accent', 'support', 'ink'],
    camera: 'closer',
    transition: { kind: 'zoom', duration: 0.45 },
  },
});
