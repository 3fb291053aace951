import { FetchRefusal } from './fetch/fetch-refusal.ts';

/** An address as people paste it: the scheme may be missing, and there may be text around it. */
export function parseAddress(pasted: string): URL {
  const text = pasted.trim().replace(/^<(.*)>$/, '$1');
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (url === null || text === '' || /\s/.test(text)) throw new FetchRefusal('address');
  url.hash = '';
  return url;
}
