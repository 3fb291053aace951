import { landingPage } from '../landing/landing-page.tsx';
import { PageHero } from '../landing/page-hero.tsx';
import { Questions } from '../landing/questions-block.tsx';
import { Related } from '../landing/related-block.tsx';
import { Screenshots } from '../landing/screenshots-block.tsx';
import { Steps } from '../landing/steps-block.tsx';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { landingLoader as loader } from '../landing/landing-loader.ts';
export { landingMeta as meta } from '../landing/landing-meta.ts';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export default landingPage({
  hero: PageHero,
  steps: Steps,
  screenshots: Screenshots,
  questions: Questions,
  related: Related,
});
