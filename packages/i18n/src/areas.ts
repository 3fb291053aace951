import type appShell from './messages/en/app-shell.ts';
import type billing from './messages/en/billing.ts';
import type creativeEditor from './messages/en/creative-editor.ts';
import type dashboard from './messages/en/dashboard.ts';
import type errorPage from './messages/en/error-page.ts';
import type errors from './messages/en/errors.ts';
import type filmTimeline from './messages/en/film-timeline.ts';
import type landing from './messages/en/landing.ts';
import type mail from './messages/en/mail.ts';
import type primitives from './messages/en/primitives.ts';
import type products from './messages/en/products.ts';
import type session from './messages/en/session.ts';
import type shell from './messages/en/shell.ts';
import type templates from './messages/en/templates.ts';
import type toolAdCopy from './messages/en/tool-ad-copy.ts';
import type toolForm from './messages/en/tool-form.ts';
import type toolIdPhoto from './messages/en/tool-id-photo.ts';
import type toolImageAd from './messages/en/tool-image-ad.ts';
import type toolImageAdClone from './messages/en/tool-image-ad-clone.ts';
import type toolImageResizer from './messages/en/tool-image-resizer.ts';
import type toolMedia from './messages/en/tool-media.ts';
import type toolPpcPreview from './messages/en/tool-ppc-preview.ts';
import type toolPresetAds from './messages/en/tool-preset-ads.ts';
import type toolBackgroundRemoval from './messages/en/tool-background-removal.ts';
import type toolProductImage from './messages/en/tool-product-image.ts';
import type toolQrCode from './messages/en/tool-qr-code.ts';
import type work from './messages/en/work.ts';

/** English's messages of every area: the source of all typed keys. A new area is a file per language and two lines here. */
export type Messages = {
  'app-shell': typeof appShell;
  billing: typeof billing;
  'creative-editor': typeof creativeEditor;
  dashboard: typeof dashboard;
  'error-page': typeof errorPage;
  errors: typeof errors;
  'film-timeline': typeof filmTimeline;
  landing: typeof landing;
  mail: typeof mail;
  primitives: typeof primitives;
  products: typeof products;
  session: typeof session;
  shell: typeof shell;
  templates: typeof templates;
  'tool-ad-copy': typeof toolAdCopy;
  'tool-form': typeof toolForm;
  'tool-id-photo': typeof toolIdPhoto;
  'tool-image-ad': typeof toolImageAd;
  'tool-image-ad-clone': typeof toolImageAdClone;
  'tool-image-resizer': typeof toolImageResizer;
  'tool-media': typeof toolMedia;
  'tool-ppc-preview': typeof toolPpcPreview;
  'tool-preset-ads': typeof toolPresetAds;
  'tool-background-removal': typeof toolBackgroundRemoval;
  'tool-product-image': typeof toolProductImage;
  'tool-qr-code': typeof toolQrCode;
  work: typeof work;
};

export type Area = keyof Messages;

const listed: Record<Area, true> = {
  'app-shell': true,
  billing: true,
  'creative-editor': true,
  dashboard: true,
  'error-page': true,
  errors: true,
  'film-timeline': true,
  landing: true,
  mail: true,
  primitives: true,
  products: true,
  session: true,
  shell: true,
  templates: true,
  'tool-ad-copy': true,
  'tool-form': true,
  'tool-id-photo': true,
  'tool-image-ad': true,
  'tool-image-ad-clone': true,
  'tool-image-resizer': true,
  'tool-media': true,
  'tool-ppc-preview': true,
  'tool-preset-ads': true,
  'tool-background-removal': true,
  'tool-product-image': true,
  'tool-qr-code': true,
  work: true,
};

export const areas = Object.keys(listed) as readonly Area[];

/** Areas of pages for developers: English only. */
export const internalAreas: readonly Area[] = ['film-timeline', 'primitives'];
