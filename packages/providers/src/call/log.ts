/** Where trouble with providers is told; the server's own log fits it. */
export type Log = { warn(facts: Readonly<Record<string, unknown>>, message: string): void };
