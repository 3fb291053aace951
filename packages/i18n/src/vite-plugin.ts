import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { isLocaleCode, type LocaleCode } from './locales.ts';
import { typesetAll } from './typeset.ts';

const messageFile = /\/src\/(?:.*\/)?messages\/(?:[a-z]+\/)?[a-z-]+\.ts(?:\?section)?$/;
/** The words of a public page: no ICU, but set like messages. */
const pageFile = /\/content\/src\/(?:pages\/[a-z-]+|shared)\/[a-z]{2}\.ts$/;

/**
 * Compiles message modules while Vite builds, so that the browser formats ready trees (under 1 KB of code)
 * instead of parsing ICU text, and sets them as their language is set. `t.raw` does not exist then.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'adwright-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
      // The alias reaches use-intl on the server only when Vite bundles it there too.
      ssr: { noExternal: ['use-intl', /^@adwright\//] },
    }),
    load: {
      filter: { id: [messageFile, pageFile] },
      async handler(id) {
        const [file = id, part] = id.split('?');
        const { href } = pathToFileURL(file);
        // Node caches modules by address: the change time lets a running development server see an edit.
        const address = this.meta.watchMode ? `${href}?changed=${statSync(file).mtimeMs}` : href;
        const module = (await import(address)) as { default: object };
        const messages = part === undefined ? module.default : onlyPart(module.default, part);
        const set = typesetAll(localeIn(file), messages);
        const shown = messageFile.test(id) ? compileMessages(set) : set;
        return { code: `export default ${JSON.stringify(shown)};`, map: null };
      },
    },
  };
}

/** The language a file of messages is in: the name of its folder or its own. */
function localeIn(file: string): LocaleCode {
  const [, folder = '', name = ''] = /([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
  const locale = [folder, name].find(isLocaleCode);
  if (locale === undefined) throw new Error(`${file} is in no known language`);
  return locale;
}

/** `messages/de.ts?section` is the file with nothing but its `section`: what a menu needs of a screen it does not open. */
function onlyPart(messages: object, part: string): object {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name === part));
}
