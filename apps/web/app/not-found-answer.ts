import { data } from 'react-router';

export type NotFoundData = { readonly path: string };

/** What a loader throws for an address that no page has. */
export function notFound(url: URL) {
  return data({ path: readablePath(url.pathname) } satisfies NotFoundData, {
    status: 404,
    statusText: 'Page Not Found',
  });
}

/** As a person would write it. An address that is not valid UTF-8 is shown as it came. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

export function isNotFoundData(value: unknown): value is NotFoundData {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
}
