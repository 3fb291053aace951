import { ProductsScreen } from '../features/products/products-screen.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function ProductsSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="Products" />
      <ProductsScreen productId={address.productId} start={address.tab} />
    </>
  );
}
