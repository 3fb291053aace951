import { landingPage } from '../landing/landing-page.tsx';
import { TrackerBlock } from '../landing/tracker-block.tsx';
import { PageHero } from '../landing/page-hero.tsx';
import { Related } from '../landing/related-block.tsx';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { landingLoader as loader } from '../landing/landing-loader.ts';
export { landingMeta as meta } from '../landing/landing-meta.ts';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export default landingPage({
  hero: PageHero,
  tracker: TrackerBlock,
  related: Related,
});
