import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ProductImageSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="ProductImage" />
      <StoredToolRunner tool="product-image" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
