import { CallToAction } from '../landing/call-to-action-block.tsx';
import { Difference } from '../landing/difference-block.tsx';
import { Examples } from '../landing/examples-block.tsx';
import { Facts } from '../landing/facts-block.tsx';
import { landingPage } from '../landing/landing-page.tsx';
import { Questions } from '../landing/questions-block.tsx';
import { Related } from '../landing/related-block.tsx';
import { Steps } from '../landing/steps-block.tsx';
import { Tool } from '../landing/tool-block.tsx';
import { ToolHero } from '../landing/tool-hero.tsx';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { landingLoader as loader } from '../landing/landing-loader.ts';
export { landingMeta as meta } from '../landing/landing-meta.ts';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export default landingPage({
  hero: ToolHero,
  tool: Tool,
  steps: Steps,
  difference: Difference,
  facts: Facts,
  examples: Examples,
  questions: Questions,
  related: Related,
  callToAction: CallToAction,
});
