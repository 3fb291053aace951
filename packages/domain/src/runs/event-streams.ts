/** Who is looking right now: the open event streams of all web processes. */
export type EventStreamStore = {
  /** Written when it opens and again and again while it is open; a killed process's ones run out. */
  keep(stream: { readonly id: string; readonly userId: string; readonly until: Date }): Promise<void>;
  close(id: string): Promise<void>;
  anyOf(userId: string, now: Date): Promise<boolean>;
  forgetBefore(moment: Date): Promise<void>;
};
