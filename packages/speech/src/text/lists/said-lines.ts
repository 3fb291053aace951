/** How a line is written and how it is said; `|` stands between sentences. */
export type SaidLines = readonly (readonly [written: string, said: string])[];
