import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import type { AdFramework } from '@adwright/contract/product/script.ts';
import type { ReadBrief } from './facts.ts';
import type { GrammarRule } from './faults.ts';

/** What a sentence does in a text. Every language has phrases for each. */
export type Move =
  | 'question'
  | 'problem'
  | 'agitate'
  | 'imagine'
  | 'bridge'
  | 'benefit'
  | 'detail'
  | 'more'
  | 'after'
  | 'audience'
  | 'proof'
  | 'offer'
  | 'price'
  | 'objection'
  | 'answer'
  | 'story'
  | 'howto'
  | 'contrast'
  | 'cta'
  | 'button'
  | 'reassure'
  | 'headline'
  | 'slogan'
  | 'note';

export type Phrases = readonly string[];
export type MovePhrases = { readonly [M in Move]?: Phrases };

/** A subject that the brief is about, with the things one can truly say about it. */
export type Theme = { readonly match: RegExp; readonly moves: MovePhrases };

export type SceneName = 'hook' | 'problem' | 'solution' | 'detail' | 'proof' | 'action';

export type LanguagePack = {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Between two sentences. */
  readonly space: '' | ' ';
  /** Ends a fragment that stands as a sentence. */
  readonly stop: string;
  /** Between a label and what it labels. */
  readonly colon: string;
  readonly moves: { readonly [M in Move]: Phrases };
  readonly tones: { readonly [T in AdTone]: MovePhrases };
  readonly themes: readonly Theme[];
  /** A plain sentence on what the text tries, for each framework. */
  readonly angles: { readonly [F in AdFramework]: string };
  readonly script: {
    readonly scenes: { readonly [S in SceneName]: string };
    readonly spoken: string;
    readonly onScreen: string;
    readonly shot: string;
    readonly shots: { readonly [S in SceneName]: Phrases };
  };
  readonly radio: { readonly voice: string; readonly sound: string; readonly sounds: Phrases };
  readonly voice: {
    readonly labels: {
      readonly sound: string;
      readonly always: string;
      readonly never: string;
      readonly example: string;
      readonly words: string;
    };
    /** Good advice in any tone. */
    readonly common: { readonly always: Phrases; readonly never: Phrases };
    readonly tones: {
      readonly [T in AdTone]: { readonly sound: Phrases; readonly always: Phrases; readonly never: Phrases };
    };
  };
  /** Without the sign. */
  readonly tags: Phrases;
  /** Last resort for the display path of a search ad. */
  readonly paths: Phrases;
  /** Whether a single word of a benefit names something; where a language cannot tell, only whole facts are tags. */
  readonly isKeyword?: (word: string) => boolean;
  /** Words that carry no meaning of their own: never a tag, never a brand's vocabulary. */
  readonly stopWords: ReadonlySet<string>;
  /** Mistakes that can be seen in a finished sentence; one that has them is thrown away. */
  readonly grammar: readonly GrammarRule[];
  readonly read: (brief: AdBrief) => ReadBrief;
};
