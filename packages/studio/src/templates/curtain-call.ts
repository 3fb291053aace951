import { night } from './kit/sets/rooms.ts';
import { curtain } from './kit/staged/openings.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const curtainCall = stagedFilm({
  id: 'curtain-call',
  category: 'product',
  idea: 'A curtain in the brand’s color opens on a stage, and the product has the lamp to itself.',
  type: 'risen',
  plate: true,
  saying: (kit, { id, index }) => (index === 0 ? { over: curtain(kit, id) } : {}),
  opening: {
    set: night,
    scheme: ['ink', 'support'],
    camera: 'closer',
    seconds: 3.2,
    enter: [{ phase: 'in', effect: 'fade', duration: 0.4 }],
  },
  points: [
    {
      set: night,
      scheme: ['support', 'ink'],
      camera: 'closer',
      seconds: 2.5,
      transition: { kind: 'crossfade', duration: 0.4 },
    },
    {
      set: night,
      scheme: ['ink', 'support'],
      camera: 'away',
      seconds: 2.5,
      transition: { kind: 'crossfade', duration: 0.4 },
    },
  ],
  end: {
    set: night,
    scheme: ['ink', 'support'],
    camera: 'away',
    transition: { kind: 'wipe', duration: 0.6, side: 'up' },
  },
  poster: 2.4,
});
