import type account from './messages/en/account.ts';
import type appShell from './messages/en/app-shell.ts';
import type avatars from './messages/en/avatars.ts';
import type batch from './messages/en/batch.ts';
import type billing from './messages/en/billing.ts';
import type brandKit from './messages/en/brand-kit.ts';
import type campaigns from './messages/en/campaigns.ts';
import type creativeEditor from './messages/en/creative-editor.ts';
import type dashboard from './messages/en/dashboard.ts';
import type documents from './messages/en/documents.ts';
import type errorPage from './messages/en/error-page.ts';
import type errors from './messages/en/errors.ts';
import type extension from './messages/en/extension.ts';
import type filmTimeline from './messages/en/film-timeline.ts';
import type landing from './messages/en/landing.ts';
import type library from './messages/en/library.ts';
import type mail from './messages/en/mail.ts';
import type primitives from './messages/en/primitives.ts';
import type products from './messages/en/products.ts';
import type sandbox from './messages/en/sandbox.ts';
import type session from './messages/en/session.ts';
import type shell from './messages/en/shell.ts';
import type templates from './messages/en/templates.ts';
import type tracker from './messages/en/tracker.ts';
import type work from './messages/en/work.ts';

/**
 * English's messages of every area: the source of all typed keys. An area of this package is a file per language and
 * two lines here; one that lives beside the code that says it adds itself (`declare module`) and brings its loader.
 */
export interface Messages {
  account: typeof account;
  'app-shell': typeof appShell;
  avatars: typeof avatars;
  batch: typeof batch;
  billing: typeof billing;
  'brand-kit': typeof brandKit;
  campaigns: typeof campaigns;
  'creative-editor': typeof creativeEditor;
  dashboard: typeof dashboard;
  documents: typeof documents;
  'error-page': typeof errorPage;
  errors: typeof errors;
  extension: typeof extension;
  'film-timeline': typeof filmTimeline;
  landing: typeof landing;
  library: typeof library;
  mail: typeof mail;
  primitives: typeof primitives;
  products: typeof products;
  sandbox: typeof sandbox;
  session: typeof session;
  shell: typeof shell;
  templates: typeof templates;
  tracker: typeof tracker;
  work: typeof work;
}

export type Area = keyof Messages;

const listed = {
  account: true,
  'app-shell': true,
  avatars: true,
  batch: true,
  billing: true,
  'brand-kit': true,
  campaigns: true,
  'creative-editor': true,
  dashboard: true,
  documents: true,
  'error-page': true,
  errors: true,
  extension: true,
  'film-timeline': true,
  landing: true,
  library: true,
  mail: true,
  primitives: true,
  products: true,
  sandbox: true,
  session: true,
  shell: true,
  templates: true,
  tracker: true,
  work: true,
} as const satisfies Partial<Record<Area, true>>;

/** The areas whose files lie in this package. */
export type OwnArea = keyof typeof listed;

export const areas = Object.keys(listed) as readonly OwnArea[];

export function isOwnArea(area: string): area is OwnArea {
  return Object.hasOwn(listed, area);
}

/** Areas of pages for developers: English only. */
export const internalAreas: readonly Area[] = ['primitives'];
