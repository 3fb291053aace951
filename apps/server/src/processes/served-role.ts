/** What of a process people can reach. */
export type ServedRole = {
  /** Where it listens; null for a process that only works. */
  readonly url: string | null;
  /** Where letters that are kept here can be read; null when they are sent, or when others could read along. */
  readonly outboxUrl: string | null;
  /** False when the web application has not been built: then there are only calls. */
  readonly pages: boolean;
};
