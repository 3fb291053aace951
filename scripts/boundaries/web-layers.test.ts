import { expect, test } from 'vitest';
import { layerProblems } from './web-layers.ts';

const app = (path: string): string => `apps/web/app/${path}`;
const edge = (from: string, to: string) => ({ from: app(from), to: app(to) });

test('a folder imports from those below it, and its own files from each other', () => {
  const edges = [
    edge('session/api.ts', 'words/client-words.ts'),
    edge('dashboard/home.tsx', 'features/work/use-work.ts'),
    edge('dashboard/home.tsx', 'dashboard/reel.tsx'),
    edge('root.tsx', 'shell/error-page.tsx'),
  ];
  expect(layerProblems(edges)).toEqual([]);
});

test('two folders that import each other: the way up is the fault', () => {
  const edges = [edge('shell/menu.ts', 'session/session.ts'), edge('session/words.ts', 'shell/words.ts')];
  expect(layerProblems(edges)).toEqual([
    'apps/web/app/session/words.ts: session must not import shell (apps/web/app/shell/words.ts)',
  ]);
});

test('features do not know each other', () => {
  expect(layerProblems([edge('features/work/row.tsx', 'features/share/link.ts')])).toHaveLength(1);
});

test('a new folder has to say where it stands', () => {
  expect(layerProblems([edge('library/list.tsx', 'session/api.ts')])).toEqual([
    'apps/web/app/library/list.tsx: library has no place among the folders of the web app',
  ]);
});
