/**
 * One benefit in the grammatical shapes a phrase may ask for. Only `line` always exists: the fact as it was
 * written, which stands as a sentence of its own and nowhere else.
 */
export type FactForms = {
  readonly line: string;
  /** Predicate with the product as its subject: "keeps drinks cold". */
  readonly does?: string;
  /** The same, always in the singular: "what keeps drinks cold?" */
  readonly doesOne?: string;
  /** The same with the product's category as its subject. */
  readonly categoryDoes?: string;
  /** The same after an auxiliary: "keep drinks cold". */
  readonly base?: string;
  /** What the reader does: "save time". */
  readonly youDo?: string;
  readonly doing?: string;
  /** A noun phrase with its article: "a leakproof lid". */
  readonly thing?: string;
  /** What the product is: "easy to clean". */
  readonly trait?: string;
};

export type FormName = keyof FactForms;

/** Fullest wording first; shorter ones are used where room is scarce. */
export type Fact = readonly FactForms[];

/** A brief as a language reads it: named words, each with shorter wordings behind the first, and benefits. */
export type ReadBrief = {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly benefits: readonly Fact[];
  /** Everything the brief says. */
  readonly everything: string;
  /** What shows what it is about: its name and description first; the facts only where those tell nothing. */
  readonly topics: readonly string[];
  /** Words that have one form only: prices, units, names. */
  readonly fixed: readonly string[];
};
