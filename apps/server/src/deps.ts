import type {
  Authenticators,
  GoogleVerifier,
  Letters,
  Mailer,
  PasswordHasher,
} from '@adwright/domain/accounts/ports.ts';
import type { FileLinks, FileLinkVerifier, FileStorage, WorkFolders } from '@adwright/domain/assets/ports.ts';
import type { BuiltInPeople } from '@adwright/domain/avatars/ports.ts';
import type { PaymentProvider } from '@adwright/domain/billing/provider.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import type { Engines } from '@adwright/domain/engines/engines.ts';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { Pictures } from '@adwright/domain/engines/pictures.ts';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import type { SpeechStudio } from '@adwright/domain/engines/transcription.ts';
import type { SampleAdPictures } from '@adwright/domain/library/sample-pictures.ts';
import type { Library } from '@adwright/domain/library/ports.ts';
import type { AdSource } from '@adwright/domain/library/sources/ports.ts';
import type { EventBus, Workers } from '@adwright/domain/runs/ports.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import type {
  FontCleaner,
  PictureCheck,
  PictureCleaner,
  PictureShrinker,
  PictureSquarer,
} from '@adwright/domain/uploads/ports.ts';
import type { PageReader } from '@adwright/page-reader/page-reader.ts';
import type { MusicSamples, CleanedRecordings, SpokenLines, VoiceSamples } from '@adwright/domain/voices/ports.ts';
import type { CustomerFile } from '@adwright/payments/sandbox/customer-file.ts';

/** Everything a route or a worker may use, made once in main.ts. */
export type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  /** Multiplies rate limits and allowances of free work; 1, if not said. */
  readonly limitFactor?: number;
  /** What every person may store, whatever their plan; infinite for no limit. Plans decide when it is left out. */
  readonly storageLimitBytes?: number;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly letters: Letters;
  /** Keys the hashes of mailed codes. */
  readonly codeKey: string;
  readonly authenticators: Authenticators;
  /** Null while no Google client id is configured. */
  readonly google: GoogleVerifier | null;
  /** Null where nothing is sold. */
  readonly payments: PaymentProvider | null;
  /** Set where payments are only played through: its customers, for its pages. */
  readonly sandbox: CustomerFile | null;
  readonly workers: Workers;
  readonly events: EventBus;
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly cleanPicture: PictureCleaner;
  readonly shrinkPicture: PictureShrinker;
  readonly squarePicture: PictureSquarer;
  readonly cleanFont: FontCleaner;
  /** Refuses pictures that must not be kept. */
  readonly checkPicture: PictureCheck;
  readonly engines: Engines;
  readonly pictures: Pictures;
  readonly speech: SpeechStudio & {
    readonly samples: VoiceSamples;
    readonly lines: SpokenLines;
    readonly recordings: CleanedRecordings;
  };
  readonly music: MusicSamples;
  readonly rendering: Rendering;
  readonly media: Media;
  readonly people: BuiltInPeople;
  /** Ads to learn from; apart from `work`, because searching takes its time. */
  readonly library: Library;
  /** Ad libraries of others that are asked what they have of the searches people follow. */
  readonly adSources: readonly AdSource[];
  readonly sampleAds: SampleAdPictures;
  readonly links: FileLinks & FileLinkVerifier;
  /** Reads product pages of the open internet. */
  readonly pages: Pick<PageReader, 'readProductPage' | 'readBrandPage' | 'fetchPicture' | 'fetchFilm'>;
};
