import type { SharedBoard } from '@adwright/contract/collection/collection.ts';
import { placeholderOrigin } from '@adwright/contract/placeholder-origin.ts';
import type { SharedProject } from '@adwright/contract/project/project.ts';
import { createContext } from 'react-router';

/** The address people reach this installation at, without a trailing slash. */
export const originContext = createContext<string>(placeholderOrigin);

/** The nonce of this answer's inline scripts. Empty while prerendering: there the policy carries hashes. */
export const nonceContext = createContext<string>('');

/** What the page of a share is about; null for every other page, and when it is gone. */
export const sharedContext = createContext<SharedProject | null>(null);

/** What the page of a shared board is about, with the newest of its ads; null as above. */
export const boardContext = createContext<Pick<SharedBoard, 'name' | 'list'> | null>(null);

/** Where rendering says what went wrong: the server's log. While pages are built there is only the console. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  // oxlint-disable-next-line no-console
  console.error(error);
});
