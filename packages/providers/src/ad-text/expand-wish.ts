import type { GeneratePromptInput, GeneratePromptOutput } from '@adwright/contract/ad-text/ad-text.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { TextEngine } from '@adwright/domain/engines/text.ts';
import { creativeBriefPrompt } from '../prompts/creative-brief.ts';

/** A brief by a language model. One that breaks its rules after it was mended gives way to the built-in one. */
export async function expandWish(
  input: GeneratePromptInput,
  { text, call, builtin }: { text: TextEngine; call: EngineCall; builtin: GeneratePromptOutput },
): Promise<GeneratePromptOutput> {
  const { value, engine, issues } = await text.writeObject(creativeBriefPrompt(input), call);
  if (issues.length > 0) return builtin;
  const { prompt, ...brief } = value;
  return { prompt, brief, engine };
}
