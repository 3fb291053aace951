import { findBoard } from '@adwright/domain/collection/open-board.ts';
import { findShare } from '@adwright/domain/projects/open-share.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { ToolContracts } from '../routes/tool.ts';
import { runWords } from '../run-words.ts';
import type { SharedKind } from './register-pages.ts';
import type { SharedThing } from './render-page.ts';

/** What the page of a shared link says of it before any script has run. */
export function sharedFinder(
  deps: Deps,
  tools: ToolContracts,
): (kind: SharedKind, token: string) => Promise<SharedThing | null> {
  return async (kind, token) => {
    if (kind === 'board') {
      const board = await findBoard(deps, { token, page: 1, page_size: 1 });
      return board && { board };
    }
    const project = await findShare({ ...deps, tools }, token, runWords(deps, defaultLocale));
    return project && { project };
  };
}
