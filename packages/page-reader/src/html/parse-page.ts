import { Parser } from 'htmlparser2';
import type { Element, Page } from './page.ts';

/** Beyond these a page is no page any more: what came before is kept, the rest is left unread. */
const mostElements = 150_000;
const deepest = 1_000;

const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table td th title tr ul'.split(
    ' ',
  ),
);
const coded: ReadonlySet<string> = new Set(['script', 'style']);

class EnoughRead extends Error {}

export function parsePage(html: string, url: URL): Page {
  const elements: Element[] = [];
  const pieces: string[] = [];
  const byTag = new Map<string, Element[]>();
  const byClass = new Map<string, Element[]>();
  const byId = new Map<string, Element>();
  const open: Element[] = [];
  const close = (element: Element) => {
    element.end = elements.length;
    if (blocks.has(element.tag)) pieces.push('\n');
    element.textEnd = pieces.length;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (elements.length >= mostElements || open.length >= deepest) throw new EnoughRead();
      if (blocks.has(tag)) pieces.push('\n');
      const classes = (attributes['class'] ?? '').split(/\s+/).filter((name) => name !== '');
      const element: Element = {
        index: elements.length,
        tag,
        attributes,
        classes,
        parent: open.at(-1)?.index ?? -1,
        end: elements.length + 1,
        textStart: pieces.length,
        textEnd: pieces.length,
        code: '',
      };
      elements.push(element);
      open.push(element);
      listUnder(byTag, tag, element);
      for (const name of new Set(classes)) listUnder(byClass, name, element);
      const { id } = attributes;
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
    },
    ontext(text) {
      const inside = open.at(-1);
      if (inside !== undefined && coded.has(inside.tag)) inside.code += text;
      else pieces.push(text);
    },
    onclosetag() {
      const element = open.pop();
      if (element !== undefined) close(element);
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
  for (const element of open.reverse()) close(element);
  return { url: baseOf(byTag, url), elements, pieces, byTag, byClass, byId };
}

function listUnder(index: Map<string, Element[]>, key: string, element: Element): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [element]);
  else list.push(element);
}

function baseOf(byTag: ReadonlyMap<string, readonly Element[]>, url: URL): URL {
  const base = byTag.get('base')?.[0]?.attributes['href'];
  return (base === undefined ? null : URL.parse(base, url)) ?? url;
}
