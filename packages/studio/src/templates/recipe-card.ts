import { table } from './kit/sets/rooms.ts';
import { paperCard } from './kit/staged/cards.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

const flip = { kind: 'push', duration: 0.45, side: 'up' } as const;

export const recipeCard = stagedFilm({
  id: 'recipe-card',
  category: 'reasons',
  idea: 'Cards of a recipe on a kitchen table: what it is, then what to do, counted and written as one reads.',
  type: 'risen',
  saying: (kit, { id, text, index }) => ({
    says: (copy) => [
      paperCard(kit, copy, {
        id,
        text,
        slot: index === 0 ? 'headline' : 'bullet',
        scheme: kit.scheme('paper'),
        font: 'heading',
        ...(index > 0 && { mark: String(index) }),
        motion: [{ phase: 'in', effect: 'slide', side: 'start', distance: 0.3, duration: 0.6, ease: 'back-out' }],
      }),
    ],
  }),
  inPlaces: true,
  opening: { set: table, scheme: ['tint', 'accent'], camera: 'closer', seconds: 2.6 },
  points: [{ set: table, scheme: ['tint', 'accent'], camera: 'hand', seconds: 2.8, transition: flip }],
  end: { set: table, scheme: ['tint', 'paper'], camera: 'closer', transition: flip },
});
