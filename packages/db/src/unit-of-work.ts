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

function createStores(db: Orm): Stores {
  return {
    accounts: hidingValues(createAccountStore(db)),
    registrations: hidingValues(createRegistrationStore(db)),
    passwordResets: hidingValues(createPasswordResetStore(db)),
    emailChanges: hidingValues(createEmailChangeStore(db)),
    recoveryCodes: hidingValues(createRecoveryCodeStore(db)),
    apiKeys: hidingValues(createApiKeyStore(db)),
    activity: hidingValues(createActivityStore(db)),
    personalRecords: hidingValues(createPersonalRecords(db)),
    sessions: hidingValues(createSessionStore(db)),
    credits: hidingValues(createCreditStore(db)),
    billing: hidingValues(createBillingStore(db)),
    runs: hidingValues(createRunStore(db)),
    runRows: hidingValues(createRunRows(db)),
    runLine: hidingValues(createRunLine(db)),
    eventStreams: hidingValues(createEventStreamStore(db)),
    assets: hidingValues(createAssetStore(db)),
    providerCalls: hidingValues(createProviderCallStore(db)),
    products: hidingValues(createProductStore(db)),
    projects: hidingValues(createProjectStore(db)),
    campaigns: hidingValues(createCampaignStore(db)),
    presets: hidingValues(createPresetStore(db)),
    collection: hidingValues(createCollectionStore(db)),
    adImports: hidingValues(createAdImportStore(db)),
    follows: hidingValues(createFollowStore(db)),
    savedSearches: hidingValues(createSavedSearchStore(db)),
    transcripts: hidingValues(createTranscriptStore(db)),
    avatars: hidingValues(createAvatarStore(db)),
    brandKits: hidingValues(createBrandKitStore(db)),
    documents: hidingValues(createDocumentStore(db)),
    uploads: hidingValues(createUploadStore(db)),
    feedback: hidingValues(createFeedbackStore(db)),
    voices: hidingValues(createVoiceStore(db)),
    rateWindows: hidingValues(createRateWindowStore(db)),
    idempotency: hidingValues(createIdempotencyStore(db)),
  };
}
