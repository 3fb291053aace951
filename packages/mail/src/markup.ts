const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** HTML that is already safe to insert. Only `markup` makes it. */
export type Markup = { readonly html: string };

type Insert = string | number | Markup | readonly Markup[];

/** Escapes everything that is inserted, but for what was itself made by `markup`. */
export function markup(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  const pieces = parts.map((part, index) => part + (index < inserts.length ? render(inserts[index] ?? '') : ''));
  return { html: pieces.join('') };
}

function render(insert: Insert): string {
  if (typeof insert === 'string') return escapeText(insert);
  if (typeof insert === 'number') return String(insert);
  return 'html' in insert ? insert.html : insert.map((item) => item.html).join('');
}
