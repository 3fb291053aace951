/**
 * A page as one flat list in document order. What is inside an element is a range of the list, so nothing that reads
 * it recurses and no nesting, however deep, can exhaust the stack.
 */
export type Element = {
  readonly index: number;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  /** Index of the element around it; -1 at the top. */
  readonly parent: number;
  /** The first index after everything inside it. */
  end: number;
  /** Range of its text in the page's pieces. */
  readonly textStart: number;
  textEnd: number;
  /** Code of a script or a style sheet, which is no text of the page. */
  code: string;
};

export type Page = {
  readonly url: URL;
  readonly elements: readonly Element[];
  readonly pieces: readonly string[];
  readonly byTag: ReadonlyMap<string, readonly Element[]>;
  readonly byClass: ReadonlyMap<string, readonly Element[]>;
  readonly byId: ReadonlyMap<string, Element>;
};

/** The text inside, as one line. */
export function textOf(page: Page, element: Element, most = 20_000): string {
  let text = '';
  for (let at = element.textStart; at < element.textEnd && text.length < most; at += 1) text += page.pieces[at] ?? '';
  return tidyLine(text.slice(0, most));
}

/** The text inside, a line for each paragraph. */
export function linesOf(page: Page, element: Element, most = 20_000): string[] {
  let text = '';
  for (let at = element.textStart; at < element.textEnd && text.length < most; at += 1) text += page.pieces[at] ?? '';
  return text
    .slice(0, most)
    .split('\n')
    .map(tidyLine)
    .filter((line) => line !== '');
}

export function tidyLine(text: string): string {
  return text.replaceAll(/[\s\u00A0\u200B\uFEFF]+/gu, ' ').trim();
}

export function* within(page: Page, element: Element): Generator<Element> {
  for (let at = element.index + 1; at < element.end; at += 1) {
    const found = page.elements[at];
    if (found !== undefined) yield found;
  }
}

export function* ancestors(page: Page, element: Element): Generator<Element> {
  let parent = page.elements[element.parent];
  while (parent !== undefined) {
    yield parent;
    parent = page.elements[parent.parent];
  }
}

export function attribute(element: Element, name: string): string {
  return element.attributes[name] ?? '';
}

export function ofTag(page: Page, tag: string): readonly Element[] {
  return page.byTag.get(tag) ?? [];
}

export function ofClass(page: Page, name: string): readonly Element[] {
  return page.byClass.get(name) ?? [];
}

/** An address of the page made whole; null for what is no web address. */
export function resolveUrl(page: Page, address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.length > 4096) return null;
  const url = URL.parse(trimmed, page.url);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
