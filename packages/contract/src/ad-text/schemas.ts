import { AdGenerateCall, AdGenerateAnswer, GeneratePromptInput, GeneratePromptOutput } from './ad-text.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { adTextCalls } from './calls.ts';

export const adTextSchemas = {
  aiAdGenerate: { input: AdGenerateCall, output: AdGenerateAnswer },
  generatePrompt: { input: GeneratePromptInput, output: GeneratePromptOutput },
} as const satisfies CallSchemas<typeof adTextCalls>;
