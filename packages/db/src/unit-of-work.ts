import type { Stores, UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { againAfterDeadlock } from './again-after-deadlock.ts';
import type { Orm } from './orm.ts';
import { hidingValues } from './query-error.ts';
import { createAccountStore } from './stores/accounts.ts';
import { createActivityStore } from './stores/activity.ts';
import { createApiKeyStore } from './stores/api-keys.ts';
import { createAssetStore } from './stores/assets.ts';
import { createAvatarStore } from './stores/avatars.ts';
import { createBillingStore } from './stores/billing.ts';
import { createBrandKitStore } from './stores/brand-kits.ts';
import { createCampaignStore } from './stores/campaigns.ts';
import { createAdImportStore } from './stores/ad-imports.ts';
import { createCollectionStore } from './stores/collection.ts';
import { createFollowStore } from './stores/follows.ts';
import { createTranscriptStore } from './stores/transcripts.ts';
import { createSavedSearchStore } from './stores/saved-searches.ts';
import { createCreditStore } from './stores/credits.ts';
import { createDocumentStore } from './stores/documents.ts';
import { createEmailChangeStore } from './stores/email-changes.ts';
import { createEventStreamStore } from './stores/event-streams.ts';
import { createFeedbackStore } from './stores/feedback.ts';
import { createIdempotencyStore } from './stores/idempotency.ts';
import { createPresetStore } from './stores/presets.ts';
import { createProviderCallStore } from './stores/provider-calls.ts';
import { createProductStore } from './stores/products.ts';
import { createProjectStore } from './stores/projects.ts';
import { createRateWindowStore } from './stores/rate-windows.ts';
import { createPasswordResetStore } from './stores/password-resets.ts';
import { createPersonalRecords } from './stores/personal-records.ts';
import { createRecoveryCodeStore } from './stores/recovery-codes.ts';
import { createRegistrationStore } from './stores/registrations.ts';
import { createRunLine } from './stores/run-line.ts';
import { createRunRows } from './stores/run-rows.ts';
import { createRunStore } from './stores/runs.ts';
import { createSessionStore } from './stores/sessions.ts';
import { createUploadStore } from './stores/uploads.ts';
import { createVoiceStore } from './stores/voices.ts';

export function createUnitOfWork(db: Orm): UnitOfWork {
  return {
    stores: createStores(db),
    transact: (work) => againAfterDeadlock(() => db.transaction((tx) => work(createStores(tx)))),
  };
}

const makers: { readonly [Name in keyof Stores]: (db: Orm) => Stores[Name] } = {
  accounts: createAccountStore,
  registrations: createRegistrationStore,
  passwordResets: createPasswordResetStore,
  emailChanges: createEmailChangeStore,
  recoveryCodes: createRecoveryCodeStore,
  apiKeys: createApiKeyStore,
  activity: createActivityStore,
  personalRecords: createPersonalRecords,
  sessions: createSessionStore,
  credits: createCreditStore,
  billing: createBillingStore,
  runs: createRunStore,
  runRows: createRunRows,
  runLine: createRunLine,
  eventStreams: createEventStreamStore,
  assets: createAssetStore,
  providerCalls: createProviderCallStore,
  products: createProductStore,
  projects: createProjectStore,
  campaigns: createCampaignStore,
  presets: createPresetStore,
  collection: createCollectionStore,
  adImports: createAdImportStore,
  follows: createFollowStore,
  savedSearches: createSavedSearchStore,
  transcripts: createTranscriptStore,
  avatars: createAvatarStore,
  brandKits: createBrandKitStore,
  documents: createDocumentStore,
  uploads: createUploadStore,
  feedback: createFeedbackStore,
  voices: createVoiceStore,
  rateWindows: createRateWindowStore,
  idempotency: createIdempotencyStore,
};

/** Each made when it is first asked for: there are three dozen of them, and a transaction uses four or five. */
function createStores(db: Orm): Stores {
  return new Proxy({} as Record<keyof Stores, unknown>, {
    get: (made, name) => (isStore(name) ? (made[name] ??= hidingValues<object>(makers[name](db))) : undefined),
    // So that whoever replaces one of them in a copy has all the others.
    ownKeys: () => Object.keys(makers),
    getOwnPropertyDescriptor: (_, name) => (isStore(name) ? { enumerable: true, configurable: true } : undefined),
  }) as Stores;
}

function isStore(name: string | symbol): name is keyof Stores {
  return Object.hasOwn(makers, name);
}
