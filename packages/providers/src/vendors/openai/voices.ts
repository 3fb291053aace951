import type { VendorVoice } from '../../adapters.ts';

/** They speak every language of the product. */
export const voices: readonly VendorVoice[] = [
  { voice: 'alloy', name: 'Alloy', gender: 'neutral', style: 'natural' },
  { voice: 'ash', name: 'Ash', gender: 'male', style: 'warm' },
  { voice: 'coral', name: 'Coral', gender: 'female', style: 'bright' },
  { voice: 'echo', name: 'Echo', gender: 'male', style: 'calm' },
  { voice: 'fable', name: 'Fable', gender: 'neutral', style: 'energetic' },
  { voice: 'nova', name: 'Nova', gender: 'female', style: 'energetic' },
  { voice: 'onyx', name: 'Onyx', gender: 'male', style: 'serious' },
  { voice: 'sage', name: 'Sage', gender: 'female', style: 'calm' },
  { voice: 'shimmer', name: 'Shimmer', gender: 'female', style: 'warm' },
];
