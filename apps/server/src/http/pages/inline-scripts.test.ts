import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

const hash = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

it('names every inline script by what it says, once', () => {
  const html = '<script>a()</script><script type="module" async="">import "x"</script><script>a()</script>';
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('import "x"')]);
});

it('leaves out scripts with an address and data that is not run', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toEqual([]);
});

it('counts every space and line of the body', () => {
  expect(inlineScriptHashes('<script>\n a() \n</script>')).toEqual([hash('\n a() \n')]);
});
