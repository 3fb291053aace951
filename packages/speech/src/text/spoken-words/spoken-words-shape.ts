/** How signs and abbreviations are said. Numbers, units and most currency names come from the platform's own tables. */
export type SpokenWords = {
  readonly and: string;
  readonly at: string;
  readonly plus: string;
  readonly equals: string;
  readonly dot: string;
  readonly slash: string;
  readonly hashtag: string;
  readonly times: string;
  readonly number: string;
  /** Where the platform only knows the sign. `#` stands for the number. */
  readonly percent?: string;
  /** Between the name of a currency and its cents; null where the decimals are read before the name. */
  readonly centsJoin: string | null;
  /** Names that the platform makes longer than people do. */
  readonly currencies?: Readonly<Record<string, string>>;
  /** Countries in the names of currencies, which nobody says. */
  readonly countries?: RegExp;
  /** Written with their dots, in lower case. */
  readonly abbreviations: Readonly<Record<string, string>>;
};
