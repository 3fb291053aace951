import type { FastifyServerOptions } from 'fastify';

/**
 * The address of a request as the router can read it, before anything looks at it. The absolute form, which proxies
 * use and anybody may send, is its path and query. A path whose percent codes mean nothing is taken by its letters:
 * then it is simply unknown, and answered like every other unknown path.
 */
export const rewriteUrl: NonNullable<FastifyServerOptions['rewriteUrl']> = ({ url = '/' }) => {
  const target = url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  return target.includes('%') ? withReadablePath(target) : target;
};

function withReadablePath(target: string): string {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}
