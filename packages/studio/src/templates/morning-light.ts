import { morning } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const morningLight = stagedFilm({
  id: 'morning-light',
  category: 'story',
  idea: 'Sun through a window wanders over the wall while quiet lines in a serif say why.',
  type: 'quiet',
  accentFont: 'Instrument Serif',
  inPlaces: true,
  lightComes: true,
  opening: { set: morning, scheme: ['paper', 'tint'], camera: 'closer', seconds: 3.4 },
  points: [
    {
      set: morning,
      scheme: ['tint', 'paper'],
      camera: 'closer',
      seconds: 3.2,
      transition: { kind: 'crossfade', duration: 0.9 },
    },
    {
      set: morning,
      scheme: ['paper', 'tint'],
      camera: 'away',
      seconds: 3.2,
      transition: { kind: 'crossfade', duration: 0.9 },
    },
  ],
  end: { set: morning, scheme: ['paper', 'tint'], camera: 'closer', transition: { kind: 'crossfade', duration: 0.9 } },
});
