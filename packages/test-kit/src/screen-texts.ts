import type { Page } from 'playwright-core';

/** Everything a screen says in words: what is written on it, and what is read aloud. */
export function screenTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const texts: string[] = [];
    // What is named in its own language, such as the languages to choose from, is rightly not in the page's.
    const named = '[translate=no], [lang]:not(html)';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(`script, style, ${named}`) === null) texts.push(node.textContent ?? '');
    }
    for (const element of root.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      if (element.closest(named) === null)
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
    const said = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
    return [...new Set(said)].filter((text) => /\p{L}{2}/u.test(text));
  });
}
