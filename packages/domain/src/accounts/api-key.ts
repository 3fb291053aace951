import { newToken } from './session-token.ts';

/** Tells a key from a session before anything is looked up, and to whoever finds one in a log or a repository. */
const prefix = 'adw_';

export const newKey = (): string => prefix + newToken();

export const isKey = (token: string): boolean => token.startsWith(prefix);
