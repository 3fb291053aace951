import { niche } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const inTheNiche = stagedFilm({
  id: 'in-the-niche',
  category: 'product',
  idea: 'A niche with a lamp of its own, where shops put what they are proudest of; wipes open one after the other.',
  type: 'quiet',
  accentFont: 'Fraunces',
  opening: { set: niche, scheme: ['support', 'ink', 'tint'], camera: 'away', seconds: 3 },
  points: [
    {
      set: niche,
      scheme: ['tint', 'paper'],
      camera: 'closer',
      seconds: 2.8,
      transition: { kind: 'wipe', duration: 0.7, side: 'up' },
    },
    {
      set: niche,
      scheme: ['ink', 'support'],
      camera: 'away',
      seconds: 2.8,
      transition: { kind: 'wipe', duration: 0.7, side: 'up' },
    },
  ],
  end: {
    set: niche,
    scheme: ['support', 'tint', 'ink'],
    camera: 'closer',
    transition: { kind: 'wipe', duration: 0.8, side: 'up' },
  },
});
