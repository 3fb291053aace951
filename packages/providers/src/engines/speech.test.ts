import { expect, it } from 'vitest';
import { spokenText } from './speech.ts';

const breaks = { pause: (seconds: number) => `<break time="${seconds}s"/>` };

it('says pauses as the vendor does, respells, and leaves out the marks of words with weight', () => {
  const text = 'It is *really light*. [pause 0.5s] Adwright* costs 2 * 3 dollars.';
  const pronunciations = [{ word: 'Adwright', say: 'Ad-rite' }];
  expect(spokenText({ voiceId: 'any', text, pronunciations }, breaks)).toBe(
    'It is really light. <break time="0.5s"/> Ad-rite* costs 2 * 3 dollars.',
  );
});
