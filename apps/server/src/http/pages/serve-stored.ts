import { defaultLocale, isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { localeCookie, localizedPath } from '@adwright/i18n/negotiate.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLanguage, cookieValue } from './choose-language.ts';
import { contentCoding } from './content-coding.ts';
import type { StoredPage } from './page-store.ts';
import { matchesEtag } from './stored-answer.ts';

export type ServeStored = (request: IncomingMessage, response: ServerResponse) => boolean;

type StoredOptions = {
  page(path: string): StoredPage | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly secure: boolean;
};

/** Answers from memory what is there; false when somebody else has to. The hot path of the whole site: keep it lean. */
export function storedServer({ page, headers, secure }: StoredOptions): ServeStored {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { path, query } = splitQuery(request.url ?? '/');
    const stored = page(path);
    if (!stored) return redirectSlash(path, query, page, response, headers);
    if (stored.anyLanguage) {
      const language = chosenLanguage(request);
      if (language !== null) return redirectLanguage(language, path, query, request, response, { headers, secure });
    }
    send(stored, request, response);
    return true;
  };
}

function splitQuery(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

/** Null when the address's own language, English, is the right one. */
function chosenLanguage({ headers }: IncomingMessage): LocaleCode | null {
  const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = headers;
  const language = chooseLanguage({ cookie, acceptLanguage, userAgent });
  return language === defaultLocale ? null : language;
}

function send(stored: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = stored.answer.variant(contentCoding(request.headers['accept-encoding']));
  if (matchesEtag(request.headers['if-none-match'], variant.etag)) {
    const { 'content-length': _length, 'content-encoding': _coding, ...rest } = variant.headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, variant.headers).end(request.method === 'HEAD' ? undefined : variant.body);
}

function redirectLanguage(
  language: LocaleCode,
  path: string,
  query: string,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { headers, secure }: Pick<StoredOptions, 'headers' | 'secure'>,
): true {
  const remembered = isLocaleCode(cookieValue(asked.cookie, localeCookie.name));
  const cookie = `${localeCookie.name}=${language}; Max-Age=${localeCookie.maxAgeSeconds}; Path=/; SameSite=Lax`;
  response
    .writeHead(302, {
      ...headers,
      location: localizedPath(language, path) + query,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie',
      'content-length': '0',
      ...(!remembered && { 'set-cookie': secure ? `${cookie}; Secure` : cookie }),
    })
    .end();
  return true;
}

/** `/pricing/` is `/pricing`. Only ever to an address we have, so that nobody is sent elsewhere. */
function redirectSlash(
  path: string,
  query: string,
  page: StoredOptions['page'],
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (path.length < 2 || !path.endsWith('/')) return false;
  const target = path.replace(/\/+$/, '');
  if (!page(target)) return false;
  response.writeHead(301, { ...headers, location: target + query, 'content-length': '0' }).end();
  return true;
}
