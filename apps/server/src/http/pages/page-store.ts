import { placeholderOrigin } from '@adwright/contract/placeholder-origin.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import { localizedPath, splitLocale } from '@adwright/i18n/negotiate.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import type { BuiltFile, BuiltFiles } from './read-build.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

export type StoredPage = {
  readonly answer: StoredAnswer;
  /** An address without a language that exists in every language: it may lead to another one. */
  readonly anyLanguage: boolean;
};

export type PageStoreOptions = {
  /** Where people reach this installation. */
  readonly origin: string;
  /** Said with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The policy header of a page with these inline scripts. */
  policy(scriptHashes: readonly string[]): string;
};

/** The built pages by address. Each is finished (origin, policy, compression) when it is first asked for, then kept. */
export function createPageStore(
  files: BuiltFiles,
  options: PageStoreOptions,
): (path: string) => StoredPage | undefined {
  const finished = new Map<string, StoredPage>();
  const finish = (path: string, file: BuiltFile): StoredPage => {
    const anyLanguage = existsInEveryLanguage(path, files);
    const page = { answer: answerOf(path, file, anyLanguage, options), anyLanguage };
    finished.set(path, page);
    return page;
  };
  return (path) => {
    const page = finished.get(path);
    if (page) return page;
    const file = files.get(path);
    return file && finish(path, file);
  };
}

function existsInEveryLanguage(path: string, files: BuiltFiles): boolean {
  if (!isHtml(files.get(path)) || splitLocale(path).path !== path) return false;
  return localeCodes.every((locale) => files.has(localizedPath(locale, path)));
}

function isHtml(file: BuiltFile | undefined): boolean {
  return file?.contentType.startsWith('text/html') ?? false;
}

function answerOf(path: string, file: BuiltFile, anyLanguage: boolean, options: PageStoreOptions): StoredAnswer {
  if (!file.contentType.startsWith('text/') && !/xml|json/.test(file.contentType)) {
    const picture = storedAnswer(file.body, {
      ...options.headers,
      'content-type': file.contentType,
      'cache-control': 'public, max-age=86400',
    });
    // Compressed already, and the same for everybody: caches may keep it without asking who reads.
    return { variant: () => picture.variant('identity') };
  }
  const text = file.body.toString('utf8').replaceAll(placeholderOrigin, options.origin);
  return storedAnswer(Buffer.from(text), {
    ...options.headers,
    'content-type': file.contentType,
    // Always asked again: a page names its scripts by hash, and after a deploy the old names are gone.
    'cache-control': 'no-cache',
    vary: anyLanguage ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
    ...(isHtml(file) && { 'content-security-policy': options.policy(inlineScriptHashes(text)) }),
    ...(path.endsWith('.data') && { 'x-remix-response': 'yes' }),
  });
}
