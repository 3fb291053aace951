import { expect, test } from 'vitest';
import { importsOf, targetOf } from './imports.ts';

test('types, names, re-exports and side effects are imports; what is fetched later is a lazy one', () => {
  const text = [
    "import type { One } from './one.ts';",
    "import {\n  two,\n} from '@adwright/contract/two.ts';",
    "export { three } from '../three.ts';",
    "import './four.css';",
    "const five = lazy(async () => import('./five.tsx'));",
    "// import { no } from './no.ts';",
    "/* import { no } from './no.ts'; */",
  ].join('\n');
  expect(importsOf(text)).toEqual([
    { specifier: './one.ts', lazy: false, typeOnly: true },
    { specifier: '@adwright/contract/two.ts', lazy: false, typeOnly: false },
    { specifier: '../three.ts', lazy: false, typeOnly: false },
    { specifier: './four.css', lazy: false, typeOnly: false },
    { specifier: './five.tsx', lazy: true, typeOnly: false },
  ]);
});

test.each([
  ['./b.ts', 'apps/web/app/words/b.ts'],
  ['../brand/c.ts', 'apps/web/app/brand/c.ts'],
  ['@adwright/ui/button.tsx', 'packages/ui/src/button.tsx'],
  ['react', null],
])('%s leads to %s', (specifier, target) => {
  expect(targetOf('apps/web/app/words/a.ts', specifier)).toBe(target);
});
