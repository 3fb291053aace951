import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext, reportContext } from './request-context.ts';
import { NonceProvider } from './shell/nonce.ts';

// Loader code is bundled apart from the server that runs it, so the server takes what they share from here.
export { boardContext, nonceContext, originContext, reportContext, sharedContext } from './request-context.ts';

const renderTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return renderPage(request, status, headers, routerContext, loadContext);
}

/**
 * Waits for the whole page: nothing on it is slow, and a page that is complete when it leaves carries no scripts
 * that move late parts into place.
 */
function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const report = loadContext.get(reportContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const given = nonce === '' ? {} : { nonce };
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...given} />
      </NonceProvider>,
      {
        ...given,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error('The page could not be rendered.', { cause: error }));
        },
        onError(error) {
          finalStatus = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('Rendering took too long.')), renderTimeout);
  });
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

/** An address nobody wrote is an everyday answer, not an event for the log. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(reportContext)(error);
}
