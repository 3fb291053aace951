/** Who agreed, when, and to exactly which words. No address they came from: it would prove nothing more. */
export type StoredConsent = {
  /** Signed by typing it. */
  readonly name: string;
  readonly words: string;
  readonly language: string;
  readonly givenAt: string;
};

/** Somebody to show, as a picture. */
export type ReadAvatar = {
  readonly picture: Uint8Array;
  /** 478 points as x, y, z triples in the picture's pixels; null where nobody has looked for the face yet. */
  readonly mesh: Float32Array | null;
  /** Nothing is behind them. */
  readonly cutOut: boolean;
  /** What the person shown agreed to; null for built-in people, who are nobody. */
  readonly consent: StoredConsent | null;
};
