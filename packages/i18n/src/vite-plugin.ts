import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

/**
 * Compiles message modules while Vite builds, so that the browser formats ready trees (under 1 KB of code)
 * instead of parsing ICU text. `t.raw` does not exist then.
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
      filter: { id: /\/src\/(?:.*\/)?messages\/(?:[a-z]+\/)?[a-z-]+\.ts(?:\?section)?$/ },
      async handler(id) {
        const [file = id, part] = id.split('?');
        const { href } = pathToFileURL(file);
        // Node caches modules by address: the change time lets a running development server see an edit.
        const address = this.meta.watchMode ? `${href}?changed=${statSync(file).mtimeMs}` : href;
        const module = (await import(address)) as { default: object };
        const messages = part === undefined ? module.default : onlyPart(module.default, part);
        return { code: `export default ${JSON.stringify(compileMessages(messages))};`, map: null };
      },
    },
  };
}

/** `messages/de.ts?section` is the file with nothing but its `section`: what a menu needs of a screen it does not open. */
function onlyPart(messages: object, part: string): object {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => name === part));
}
