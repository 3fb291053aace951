import { adTextCalls } from './ad-text/calls.ts';
import { adsImageCalls } from './ads-image/calls.ts';
import { adsVideoCalls } from './ads-video/calls.ts';
import { assetCalls } from './asset/calls.ts';
import { avatarCalls } from './avatar/calls.ts';
import { brandKitCalls } from './brand-kit/calls.ts';
import { campaignCalls } from './campaign/calls.ts';
import { collectionCalls } from './collection/calls.ts';
import { documentCalls } from './document/calls.ts';
import { feedbackCalls } from './feedback/calls.ts';
import { lipSyncCalls } from './lip-sync/calls.ts';
import { libraryCalls } from './library/calls.ts';
import { payCalls } from './pay/calls.ts';
import { presetCalls } from './preset/calls.ts';
import { productCalls } from './product/calls.ts';
import { projectCalls } from './project/calls.ts';
import { runCalls } from './run/calls.ts';
import { serviceCalls } from './service/calls.ts';
import { templateCalls } from './template/calls.ts';
import { trackerCalls } from './tracker/calls.ts';
import { uploadCalls } from './upload/calls.ts';
import { userCalls } from './user/calls.ts';
import { videoTranslateCalls } from './video-translate/calls.ts';
import { voiceCalls } from './voice/calls.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The method and path of every call, apart from the schemas so that the browser need not load them.
 * Server routes, the typed client, OpenAPI and the access test all walk this table.
 */
export const endpoints = {
  ...userCalls,
  ...adTextCalls,
  ...feedbackCalls,
  ...adsImageCalls,
  ...adsVideoCalls,
  ...productCalls,
  ...uploadCalls,
  ...assetCalls,
  ...projectCalls,
  ...campaignCalls,
  ...presetCalls,
  ...brandKitCalls,
  ...documentCalls,
  ...templateCalls,
  ...avatarCalls,
  ...runCalls,
  ...payCalls,
  ...voiceCalls,
  ...lipSyncCalls,
  ...videoTranslateCalls,
  ...libraryCalls,
  ...collectionCalls,
  ...trackerCalls,
  ...serviceCalls,
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;

/** Server-sent events of the caller's own objects. Apart, because it answers a stream and not an envelope. */
export const eventsPath = '/api/events';
