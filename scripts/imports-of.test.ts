import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

it('finds every way to name another file, and tells types apart', () => {
  const text = [
    `import type { A } from './a.ts';`,
    `import { b,\n  c } from './b.ts';`,
    `export { d } from './d.ts';`,
    `import './e.css';`,
    `const f = lazy(() => import('./f.ts'));`,
    `// import { g } from './g.ts';`,
    `/* import { h } from './h.ts'; */`,
  ].join('\n');
  expect(importsOf(text)).toEqual([
    { specifier: './a.ts', typeOnly: true },
    { specifier: './b.ts', typeOnly: false },
    { specifier: './d.ts', typeOnly: false },
    { specifier: './e.css', typeOnly: false },
    { specifier: './f.ts', typeOnly: false },
  ]);
});
