import type { z } from 'zod';
import { adTextSchemas } from './ad-text/schemas.ts';
import { adsImageSchemas } from './ads-image/schemas.ts';
import { adsVideoSchemas } from './ads-video/schemas.ts';
import { assetSchemas } from './asset/schemas.ts';
import { avatarSchemas } from './avatar/schemas.ts';
import { campaignSchemas } from './campaign/schemas.ts';
import { collectionSchemas } from './collection/schemas.ts';
import { documentSchemas } from './document/schemas.ts';
import { feedbackSchemas } from './feedback/schemas.ts';
import { librarySchemas } from './library/schemas.ts';
import { lipSyncSchemas } from './lip-sync/schemas.ts';
import { paySchemas } from './pay/schemas.ts';
import { brandKitSchemas } from './brand-kit/schemas.ts';
import { presetSchemas } from './preset/schemas.ts';
import { productSchemas } from './product/schemas.ts';
import { projectSchemas } from './project/schemas.ts';
import { runSchemas } from './run/schemas.ts';
import { serviceSchemas } from './service/schemas.ts';
import { templateSchemas } from './template/schemas.ts';
import { trackerSchemas } from './tracker/schemas.ts';
import { uploadSchemas } from './upload/schemas.ts';
import { userSchemas } from './user/schemas.ts';
import { videoTranslateSchemas } from './video-translate/schemas.ts';
import { voiceSchemas } from './voice/schemas.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { EndpointId, endpoints } from './endpoints.ts';

export const schemas = {
  ...userSchemas,
  ...adTextSchemas,
  ...feedbackSchemas,
  ...adsImageSchemas,
  ...adsVideoSchemas,
  ...productSchemas,
  ...uploadSchemas,
  ...assetSchemas,
  ...projectSchemas,
  ...campaignSchemas,
  ...presetSchemas,
  ...brandKitSchemas,
  ...documentSchemas,
  ...templateSchemas,
  ...avatarSchemas,
  ...runSchemas,
  ...paySchemas,
  ...voiceSchemas,
  ...lipSyncSchemas,
  ...videoTranslateSchemas,
  ...librarySchemas,
  ...collectionSchemas,
  ...trackerSchemas,
  ...serviceSchemas,
} as const satisfies CallSchemas<typeof endpoints>;

/** What a caller may send (defaults still open) and what it gets back. */
export type CallInput<Id extends EndpointId> = z.input<(typeof schemas)[Id]['input']>;
export type CallData<Id extends EndpointId> = z.output<(typeof schemas)[Id]['output']>;
