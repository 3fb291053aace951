import type { IncomingHttpHeaders } from 'node:http';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';

/** What the build's server entry shares: keys made inside the bundle can only be had from there. */
export type WebEntry = {
  readonly originContext: RouterContext<string>;
  readonly nonceContext: RouterContext<string>;
  readonly reportContext: RouterContext<(error: unknown) => void>;
  readonly placeholderOrigin: string;
  isCrawler(userAgent: string | undefined): boolean;
};

export type PageRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly signal: AbortSignal;
  readonly nonce: string;
  report(error: unknown): void;
};

/** Renders what was not prerendered: unknown paths, error pages, internal pages. */
export function pageRenderer(
  build: ServerBuild,
  entry: WebEntry,
  origin: string,
): (page: PageRequest) => Promise<Response> {
  const handle = createRequestHandler(build, 'production');
  return async ({ method, url, headers, signal, nonce, report }) => {
    const context = new RouterContextProvider();
    context.set(entry.originContext, origin);
    context.set(entry.nonceContext, nonce);
    context.set(entry.reportContext, report);
    // The request line may hold anything, e.g. `//other.example`: only its path and query are taken.
    const address = new URL(origin + (url.startsWith('/') ? url : '/'));
    return handle(new Request(address, { method, headers: plainHeaders(headers), signal }), context);
  };
}

function plainHeaders(headers: IncomingHttpHeaders): Headers {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':')) plain.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return plain;
}
