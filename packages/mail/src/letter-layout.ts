import { brand } from '@adwright/contract/brand.ts';
import { type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { type Markup, markup } from './markup.ts';

export type LetterContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What the person came for, set large. */
  readonly highlight: string | null;
  /** Where the letter leads, as a button. */
  readonly link?: { readonly label: string; readonly url: string } | null;
  readonly closing: readonly string[];
  readonly footer: string;
};

type LetterPage = LetterContent & { readonly locale: LocaleCode; readonly url: string | null };

export function letterText(page: LetterPage): string {
  const highlight = page.highlight === null ? [] : [page.highlight];
  const link = page.link ? [`${page.link.label}: ${page.link.url}`] : [];
  const end = page.url === null ? page.footer : `${page.footer}\n${page.url}`;
  return `${[page.greeting, ...page.paragraphs, ...highlight, ...link, ...page.closing, '-- ', end].join('\n\n')}\n`;
}

/** Mail programs know neither style sheets nor modern colours reliably: inline styles and hex it is. */
const styles = {
  body: 'margin:0;padding:32px 16px;background:#faf8f4;color:#14171f;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
  card: 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4e1da;border-radius:16px',
  brand: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#d83a1a;text-decoration:none',
  text: 'margin:0 0 16px',
  code: 'margin:0 0 24px;padding:16px;background:#faf8f4;border-radius:10px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;text-align:center;direction:ltr',
  button:
    'display:inline-block;padding:12px 20px;background:#d83a1a;color:#ffffff;border-radius:10px;font-weight:600;text-decoration:none',
  footer: 'max-width:520px;margin:16px auto 0;padding:0 32px;font-size:13px;color:#5d6470',
} as const;

export function letterHtml(page: LetterPage): string {
  const { tag, dir } = localeOf(page.locale);
  const line = (text: string): Markup => markup`<p style="${styles.text}">${text}</p>\n`;
  const highlight = page.highlight === null ? markup`` : markup`<p style="${styles.code}">${page.highlight}</p>`;
  const link = page.link
    ? markup`<p style="${styles.text}"><a href="${page.link.url}" style="${styles.button}">${page.link.label}</a></p>\n`
    : markup``;
  const name = markup`<span style="${styles.brand}">${brand.name}</span>`;
  const head = page.url === null ? name : markup`<a href="${page.url}" style="${styles.brand}">${brand.name}</a>`;
  return markup`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.subject}</title></head>
<body style="${styles.body}">
<div style="${styles.card}">
<p style="${styles.text}">${head}</p>
${line(page.greeting)}${page.paragraphs.map(line)}${highlight}${link}
${page.closing.map(line)}</div>
<p style="${styles.footer}">${page.footer}</p>
</body>
</html>
`.html;
}
