import { type Markup, markup } from '@adwright/mail/markup.ts';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --ink: #14171f; --paper: #faf8f4; --card: #fff; --line: #e4e1da; --quiet: #5d6470; --accent: #c93414; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --paper: #14161b; --card: #1c1f26; --line: #333842; --quiet: #a2a8b4; --accent: #ff7a5c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem; }
h3 { margin: 1.25rem 0 .5rem; font-size: .8rem; font-weight: 600; color: var(--quiet); text-transform: uppercase; letter-spacing: .06em; }
a { color: var(--accent); }
p { margin: 0 0 .75rem; }
.quiet { color: var(--quiet); }
.card { margin: 0 0 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
.row { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.row > :last-child { margin-inline-start: auto; }
.tag { padding: .1rem .5rem; border: 1px solid var(--line); border-radius: 10px; font-size: .8rem; white-space: nowrap; }
.tag.strong { border-color: var(--accent); color: var(--accent); }
pre, code { font: .875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { margin: .75rem 0 0; padding: 1rem; overflow-x: auto; background: var(--paper); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-weight: 600; color: var(--quiet); }
.even td { vertical-align: middle; }
[role=alert] { color: var(--accent); }
@media (max-width: 40rem) { thead { display: none; } tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line); } td { display: block; padding: 0; border: 0; overflow-wrap: anywhere; } }
ul { margin: 0; padding: 0; list-style: none; columns: 20rem; }
li { padding: .15rem 0; break-inside: avoid; }
form { display: inline; }
button, .button { display: inline-block; margin: .25rem .5rem .25rem 0; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
button.strong, .button.strong { border-color: var(--accent); background: var(--accent); color: var(--paper); }
.narrow { max-width: 30rem; margin: 0 auto; }
.narrow button { display: block; width: 100%; margin: .5rem 0; }
.banner { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 2px dashed var(--accent); border-radius: 10px; font-weight: 600; color: var(--accent); }
.price { margin: 0; font-size: 2.25rem; font-weight: 700; letter-spacing: -.02em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** This one style sheet and nothing else: no script, no picture, no other host. */
const csp = (formAction: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

type PageOptions = {
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
  /** Its forms may be sent to us. */
  readonly forms?: boolean;
};

/** Answers one of the server's own few pages (API docs, outbox, test payments), which must work without the web build. */
export function sendSmallPage(
  reply: FastifyReply,
  title: string,
  content: Markup,
  { language = 'en', direction = 'ltr', forms = false }: PageOptions = {},
): FastifyReply {
  const page = markup`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', csp(forms ? "'self'" : "'none'"))
    .send(page.html);
}
