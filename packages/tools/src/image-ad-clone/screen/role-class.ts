import type { CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';

/** Each kind of part has one look over the reference; the name is written there, too. */
export const roleClass: Readonly<Record<CloneRole, string>> = {
  headline: 'border-accent text-accent-text',
  subline: 'border-accent text-accent-text',
  body: 'border-line-strong text-text',
  label: 'border-line-strong text-text',
  cta: 'border-support text-support-text',
  badge: 'border-warn text-warn-text',
  price: 'border-success text-success-text',
  old_price: 'border-success text-success-text',
  fine_print: 'border-line-strong text-text',
  logo: 'border-danger text-danger-text',
  product: 'border-support text-support-text',
  photo: 'border-support text-support-text',
  panel: 'border-line-strong text-muted',
};
