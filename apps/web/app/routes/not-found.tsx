import { errorMeta } from '../shell/error-meta.ts';
import { notFound } from '../not-found-answer.ts';
import type { Route } from './+types/not-found';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';

export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(url);
}

export function meta({ error, matches }: Route.MetaArgs) {
  return errorMeta(error, matches[0].loaderData);
}

export default function NotFound(): null {
  return null;
}
