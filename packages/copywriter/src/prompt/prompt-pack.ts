import type { GeneratePromptInput } from '@adwright/contract/ad-text/ad-text.ts';

type Choices = readonly string[];

/** A kind of scene that a wish can ask for, with what belongs into it. */
export type Scene = {
  /** The first scene whose words are in the wish is taken; one without words suits any wish. */
  readonly match?: RegExp;
  readonly setting: Choices;
  readonly light: Choices;
  readonly mood: Choices;
};

export type PromptPack = {
  /** Takes "make me a picture of" off the wish. */
  readonly leadIn?: RegExp;
  readonly scenes: readonly Scene[];
  readonly composition: { readonly [Medium in GeneratePromptInput['medium']]: Choices };
  readonly avoid: { readonly [Medium in GeneratePromptInput['medium']]: string };
  /** The whole brief in sentences, with {subject} {setting} {light} {composition} {mood} {avoid}. */
  readonly sentence: { readonly [Medium in GeneratePromptInput['medium']]: string };
};
