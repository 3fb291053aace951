import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('escapes what is inserted, in text and in attributes', () => {
  expect(markup`<p title="${'"><script>'}">${"a & 'b' <b>"}</p>`.html).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">a &amp; &#39;b&#39; &lt;b&gt;</p>',
  );
});

test('keeps what was made by markup, alone or in a list', () => {
  const items = ['<1>', '2'].map((item) => markup`<li>${item}</li>`);
  expect(markup`<ul>${items}</ul>${markup`<hr>`}${3}`.html).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul><hr>3');
});
