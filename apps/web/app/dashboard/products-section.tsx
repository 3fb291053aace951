import type { Product } from '@adwright/contract/product/product.ts';
import { rememberProduct } from '../features/products/known-product.ts';
import { ProductsScreen } from '../features/products/products-screen.tsx';
import { PageToolHost } from '../features/tool-runner/page-tool-host.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';

export function ProductsSection({ address }: SectionProps) {
  const { open } = useDashboard();
  const makeAds = (product: Product): void => {
    rememberProduct(product);
    void open('ImageAd', { productId: product.id });
  };
  return (
    <>
      <SectionHeading section="Products" />
      <PageToolHost>
        <ProductsScreen productId={address.productId} start={address.tab} onMakeAds={makeAds} />
      </PageToolHost>
    </>
  );
}
