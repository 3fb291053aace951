import { night } from './kit/sets/rooms.ts';
import { snowfall } from './kit/sets/outdoors.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const snowDay = stagedFilm({
  id: 'snow-day',
  category: 'story',
  idea: 'Snow before and behind the product, and words on plates that nothing covers: for the weeks around the holidays.',
  type: 'risen',
  plate: true,
  opening: { set: snowfall, scheme: ['support', 'ink'], camera: 'closer', seconds: 2.8 },
  points: [
    {
      set: snowfall,
      scheme: ['ink', 'support'],
      camera: 'closer',
      seconds: 2.5,
      transition: { kind: 'crossfade', duration: 0.5 },
    },
    {
      set: snowfall,
      scheme: ['support', 'ink'],
      camera: 'away',
      seconds: 2.5,
      transition: { kind: 'crossfade', duration: 0.5 },
    },
  ],
  end: { set: night, scheme: ['ink', 'support'], camera: 'away', transition: { kind: 'crossfade', duration: 0.6 } },
});
