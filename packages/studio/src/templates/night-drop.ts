import { night } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

export const nightDrop = stagedFilm({
  id: 'night-drop',
  category: 'product',
  idea: 'A dark room, one lamp, the product under it: words hit in capitals and every cut is hard.',
  type: 'punched',
  accentFont: 'Anton',
  opening: {
    set: night,
    scheme: ['ink'],
    camera: 'rush',
    seconds: 2.2,
    enter: [{ phase: 'in', effect: 'fade', delay: 0.25, duration: 0.5 }],
  },
  points: [
    {
      set: night,
      scheme: ['ink'],
      camera: 'rush',
      seconds: 1.9,
      enter: [{ phase: 'in', effect: 'slide', side: 'end', distance: 0.4, duration: 0.4, ease: 'expo-out' }],
      transition: { kind: 'cut' },
    },
    {
      set: night,
      scheme: ['support', 'ink'],
      camera: 'rush',
      seconds: 1.9,
      enter: [{ phase: 'in', effect: 'slide', side: 'start', distance: 0.4, duration: 0.4, ease: 'expo-out' }],
      transition: { kind: 'cut' },
    },
  ],
  end: { set: night, scheme: ['ink'], camera: 'still', transition: { kind: 'zoom', duration: 0.4 } },
});
