type Voice = { readonly id: string; readonly quality: 'basic' | 'standard' | 'neural' };

const best = ['neural', 'standard', 'basic'] as const;

/** Of the most natural voices of a language one for each speaker, in turns. */
export function usualVoice(voices: readonly Voice[], speaker: number): string | undefined {
  const quality = best.find((level) => voices.some((voice) => voice.quality === level));
  const own = voices.filter((voice) => voice.quality === quality);
  return own[(speaker - 1) % Math.max(1, own.length)]?.id;
}
