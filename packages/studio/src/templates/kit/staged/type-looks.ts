import type { Motion } from '../../../creative/motion.ts';
import type { TextStyle } from '../../../creative/text-style.ts';

/** How a film sets its words: the face, and the way they come. */
export type TypeLook = Partial<Pick<TextStyle, 'font' | 'weight' | 'caps' | 'italic' | 'tracking' | 'lineHeight'>> & {
  /** Of the size that the room suggests. */
  readonly times?: number;
  readonly motion: (delay: number) => Motion[];
};

const by =
  (effect: 'mask' | 'pop' | 'rise' | 'slide' | 'fade', part: 'word' | 'line', stagger: number, duration: number) =>
  (delay: number): Motion[] => [{ phase: 'in', effect, by: part, stagger, delay, duration }];

/** Named for what one sees. */
export const typeLooks = {
  /** Word by word out of an edge nobody sees. */
  risen: { font: 'heading', motion: by('mask', 'word', 0.07, 0.6) },
  /** Each word hits. */
  punched: { font: 'accent', caps: true, times: 1.08, lineHeight: 1.1, motion: by('pop', 'word', 0.12, 0.32) },
  /** Line by line, slowly, as a voice would. */
  quiet: { font: 'accent', times: 0.98, lineHeight: 1.12, motion: by('rise', 'line', 0.12, 0.8) },
  /** As somebody types it. */
  typed: {
    font: 'accent',
    times: 0.9,
    lineHeight: 1.25,
    motion: (delay) => [{ phase: 'in', effect: 'type', delay, duration: 1.3 }],
  },
  /** From larger, as if it came out of the screen. */
  thrown: {
    font: 'heading',
    weight: 800,
    motion: (delay) => [{ phase: 'in', effect: 'scale', distance: -0.6, delay, duration: 0.4, ease: 'expo-out' }],
  },
  /** Lines that slide in from the side one reads from. */
  slid: { font: 'heading', motion: by('slide', 'line', 0.12, 0.55) },
} as const satisfies Record<string, TypeLook>;

export type TypeLookName = keyof typeof typeLooks;
