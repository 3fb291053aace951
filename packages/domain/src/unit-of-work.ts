import type {
  AccountStore,
  ActivityStore,
  ApiKeyStore,
  EmailChangeStore,
  PasswordResetStore,
  PersonalRecords,
  RecoveryCodeStore,
  RegistrationStore,
  SessionStore,
} from './accounts/ports.ts';
import type { AssetStore } from './assets/ports.ts';
import type { AvatarStore } from './avatars/ports.ts';
import type { BillingStore } from './billing/ports.ts';
import type { BrandKitStore } from './brand-kits/ports.ts';
import type { CampaignStore } from './campaigns/ports.ts';
import type { AdImportStore } from './collection/imports/ports.ts';
import type { CollectionStore } from './collection/ports.ts';
import type { CreditStore } from './credits/ports.ts';
import type { DocumentStore } from './documents/ports.ts';
import type { ProviderCallStore } from './engines/provider-calls.ts';
import type { FeedbackStore } from './feedback/ports.ts';
import type { PresetStore } from './presets/ports.ts';
import type { ProductStore } from './products/ports.ts';
import type { ProjectStore } from './projects/ports.ts';
import type { IdempotencyStore, RateWindowStore } from './requests/ports.ts';
import type { EventStreamStore } from './runs/event-streams.ts';
import type { RunStore } from './runs/ports.ts';
import type { RunRows } from './runs/run-rows.ts';
import type { RunLine } from './runs/run-line.ts';
import type { SavedSearchStore } from './library/saved-searches/ports.ts';
import type { TranscriptStore } from './library/transcripts/ports.ts';
import type { FollowStore } from './tracker/ports.ts';
import type { UploadStore } from './uploads/ports.ts';
import type { VoiceStore } from './voices/ports.ts';

export type Stores = {
  readonly accounts: AccountStore;
  readonly registrations: RegistrationStore;
  readonly passwordResets: PasswordResetStore;
  readonly emailChanges: EmailChangeStore;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly apiKeys: ApiKeyStore;
  readonly activity: ActivityStore;
  readonly personalRecords: PersonalRecords;
  readonly sessions: SessionStore;
  readonly credits: CreditStore;
  readonly billing: BillingStore;
  readonly runs: RunStore;
  readonly runRows: RunRows;
  readonly runLine: RunLine;
  readonly eventStreams: EventStreamStore;
  readonly assets: AssetStore;
  readonly providerCalls: ProviderCallStore;
  readonly feedback: FeedbackStore;
  readonly products: ProductStore;
  readonly projects: ProjectStore;
  readonly campaigns: CampaignStore;
  readonly presets: PresetStore;
  readonly collection: CollectionStore;
  readonly adImports: AdImportStore;
  readonly follows: FollowStore;
  readonly savedSearches: SavedSearchStore;
  readonly transcripts: TranscriptStore;
  readonly avatars: AvatarStore;
  readonly brandKits: BrandKitStore;
  readonly documents: DocumentStore;
  readonly uploads: UploadStore;
  readonly voices: VoiceStore;
  readonly rateWindows: RateWindowStore;
  readonly idempotency: IdempotencyStore;
};

/**
 * Reads and single writes go through `stores`; what must happen together goes through `transact`.
 * Inside `transact` use only the stores it hands over: the embedded database has one connection, so a
 * query on the outer stores would wait for the transaction that is waiting for it. And leave no trace outside but the
 * result: what ends in a deadlock is done again.
 */
export type UnitOfWork = {
  readonly stores: Stores;
  transact<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
};
