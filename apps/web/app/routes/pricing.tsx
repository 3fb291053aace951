import { CallToAction } from '../landing/call-to-action-block.tsx';
import { Difference } from '../landing/difference-block.tsx';
import { landingPage } from '../landing/landing-page.tsx';
import { PageHero } from '../landing/page-hero.tsx';
import { Pricing } from '../landing/pricing-block.tsx';
import { Questions } from '../landing/questions-block.tsx';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { landingLoader as loader } from '../landing/landing-loader.ts';
export { landingMeta as meta } from '../landing/landing-meta.ts';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export default landingPage({
  hero: PageHero,
  pricing: Pricing,
  difference: Difference,
  questions: Questions,
  callToAction: CallToAction,
});
