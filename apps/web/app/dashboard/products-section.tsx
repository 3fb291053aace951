import { ProductsScreen } from '../features/products/products-screen.tsx';
import { PageToolHost } from '../features/tool-runner/page-tool-host.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ProductsSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="Products" />
      <PageToolHost>
        <ProductsScreen productId={address.productId} start={address.tab} />
      </PageToolHost>
    </>
  );
}
