import type { SharedBoard } from '@adwright/contract/collection/collection.ts';
import type { SharedProject } from '@adwright/contract/project/project.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { RouterContext, ServerBuild } from 'react-router';
import { isCrawler } from './crawler.ts';

type BoardCard = Pick<SharedBoard, 'name' | 'list'>;

/** What somebody shared by a link: a piece of work, or a board of ads. */
export type SharedThing = { readonly project: SharedProject } | { readonly board: BoardCard };

/** What the build's server entry shares: keys made inside the bundle can only be had from there. */
type WebEntry = {
  readonly originContext: RouterContext<string>;
  readonly nonceContext: RouterContext<string>;
  readonly sharedContext: RouterContext<SharedProject | null>;
  readonly boardContext: RouterContext<BoardCard | null>;
  readonly reportContext: RouterContext<(error: unknown) => void>;
};

type PageRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly signal: AbortSignal;
  readonly nonce: string;
  /** What the page of a share is about. */
  readonly shared: SharedThing | null;
  report(error: unknown): void;
};

export type RenderPage = (page: PageRequest) => Promise<Response>;

/**
 * Renders what was not prerendered: unknown paths, error pages, internal pages. The program that does it takes a third
 * of a second to load, which no start should wait for: the first such page does.
 */
export function pageRenderer(load: () => Promise<ServerBuild>, origin: string): RenderPage {
  let loading: Promise<RenderPage> | undefined;
  return async (page) => {
    loading ??= renderingWith(load, origin);
    const answer = await (await loading)(page);
    return answer.status >= 400 && isCrawler(page.headers['user-agent']) ? plainStatus(answer.status) : answer;
  };
}

/** A crawler learns the status and nothing it could mistake for a page of ours. */
function plainStatus(status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' };
  return new Response(`${status}\n`, { status, headers });
}

async function renderingWith(load: () => Promise<ServerBuild>, origin: string): Promise<RenderPage> {
  const [{ createRequestHandler, RouterContextProvider }, build] = await Promise.all([import('react-router'), load()]);
  const entry = build.entry.module as unknown as WebEntry;
  const handle = createRequestHandler(build, 'production');
  return async ({ method, url, headers, signal, nonce, shared, report }) => {
    const context = new RouterContextProvider();
    context.set(entry.originContext, origin);
    context.set(entry.nonceContext, nonce);
    context.set(entry.sharedContext, shared && 'project' in shared ? shared.project : null);
    context.set(entry.boardContext, shared && 'board' in shared ? shared.board : null);
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
