import { table } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const tabletop = stagedFilm({
  id: 'tabletop',
  category: 'product',
  idea: 'On a table right before the lens, filmed from the hand: each reason sets the product down anew.',
  type: 'slid',
  inPlaces: true,
  opening: {
    set: table,
    scheme: ['tint', 'paper'],
    camera: 'hand',
    seconds: 2.4,
    enter: [{ phase: 'in', effect: 'glide', side: 'up', distance: 0.5, duration: 0.6, ease: 'bounce-out' }],
  },
  points: [
    {
      set: table,
      scheme: ['paper', 'tint'],
      camera: 'hand',
      seconds: 2.2,
      enter: [{ phase: 'in', effect: 'glide', side: 'start', distance: 0.9, duration: 0.55, ease: 'back-out' }],
      transition: { kind: 'cut' },
    },
    {
      set: table,
      scheme: ['tint', 'paper'],
      camera: 'hand',
      seconds: 2.2,
      enter: [{ phase: 'in', effect: 'glide', side: 'end', distance: 0.9, duration: 0.55, ease: 'back-out' }],
      transition: { kind: 'cut' },
    },
  ],
  end: {
    set: table,
    scheme: ['paper', 'tint'],
    camera: 'hand',
    transition: { kind: 'push', duration: 0.4, side: 'end' },
  },
});
