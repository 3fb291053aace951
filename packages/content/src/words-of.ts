/** The shape a translation has to fill: the same keys and the same number of items as English, any words. */
export type WordsOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends number
      ? English[Key]
      : WordsOf<English[Key]>;
};
