import compile from 'icu-minify/compile';

export type CompiledMessages = { readonly [key: string]: CompiledMessages | ReturnType<typeof compile> };

/** Every ICU string of a message tree as icu-minify's compact form. */
export function compileMessages(messages: object): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, compile(value)];
      if (typeof value === 'object' && value !== null) return [key, compileMessages(value)];
      throw new TypeError(`Message “${key}” is neither a text nor a group of texts.`);
    }),
  );
}
