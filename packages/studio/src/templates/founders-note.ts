import { morning, table } from './kit/sets/rooms.ts';
import { paperCard } from './kit/staged/cards.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

const turn = { kind: 'crossfade', duration: 0.6 } as const;

export const foundersNote = stagedFilm({
  id: 'founders-note',
  category: 'story',
  idea: 'A letter on paper, written as one watches, from whoever made the thing that stands beside it.',
  type: 'typed',
  accentFont: 'Instrument Serif',
  saying: (kit, { id, text, index }) => ({
    says: (copy) => [
      paperCard(kit, copy, {
        id,
        text,
        slot: index === 0 ? 'headline' : 'bullet',
        scheme: kit.scheme('paper'),
        font: 'accent',
        motion: [{ phase: 'in', effect: 'rise', duration: 0.6 }],
      }),
    ],
  }),
  opening: { set: morning, scheme: ['tint', 'support'], camera: 'closer', seconds: 3.4 },
  points: [{ set: morning, scheme: ['tint', 'support'], camera: 'away', seconds: 3.2, transition: turn }],
  end: { set: table, scheme: ['paper', 'tint'], camera: 'closer', transition: turn },
});
