import { createHash } from 'node:crypto';

/** Everything a browser would run. Data in script elements (JSON-LD) is not run, so no policy is asked about it. */
const script = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;
const runnable = /^(?:text\/javascript|module)?$/;

/** The policy's names for a page's own inline scripts, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(script)) {
    const attributes = groups?.['attributes'] ?? '';
    const body = groups?.['body'] ?? '';
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (/\ssrc=/.test(attributes) || !runnable.test(type)) continue;
    hashes.add(`sha256-${createHash('sha256').update(body).digest('base64')}`);
  }
  return [...hashes];
}
