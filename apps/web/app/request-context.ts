import { createContext } from 'react-router';

/**
 * Stands for the installation's own address in everything that is built before that address is known.
 * The server puts the real one in its place when it reads the build.
 */
export const placeholderOrigin = 'https://origin.invalid';

/** The address people reach this installation at, without a trailing slash. */
export const originContext = createContext<string>(placeholderOrigin);

/** The nonce of this answer's inline scripts. Empty while prerendering: there the policy carries hashes. */
export const nonceContext = createContext<string>('');

/** Where rendering says what went wrong: the server's log. While pages are built there is only the console. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  // oxlint-disable-next-line no-console
  console.error(error);
});
