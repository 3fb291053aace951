import type { Asset, ListedAsset, OpenedAsset, ReadAsset } from '../assets/ports.ts';
import type { ReadAvatar } from '../avatars/seen-avatar.ts';
import type { Engines } from '../engines/engines.ts';
import type { LineFacts } from './line-facts.ts';
import type { Media } from '../engines/media.ts';
import type { Pictures } from '../engines/pictures.ts';
import type { Rendering } from '../engines/rendering.ts';
import type { SpeechStudio } from '../engines/transcription.ts';
import type { AvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { RunEvent, RunListQuery, RunStatus } from '@adwright/contract/run/run.ts';

/** One per cost class, so that short work never waits behind long; `remote` waits for another party more than it works. */
export const queueNames = ['quick', 'picture', 'video', 'model', 'remote'] as const;
export type QueueName = (typeof queueNames)[number];

export type RunRecord = {
  readonly id: string;
  readonly userId: string;
  readonly tool: string;
  readonly queue: QueueName;
  readonly input: unknown;
  readonly output: unknown;
  readonly status: RunStatus;
  readonly progress: number;
  readonly stage: string;
  readonly creditsCost: number;
  readonly errorCode: string | null;
  readonly idempotencyKey: string | null;
  /** Which revision of its project's document it makes files of. */
  readonly documentRevision: number | null;
  readonly attempts: number;
  /** Those that do not count: cut off by a worker that stopped, or ended by asking the person. */
  readonly sparedAttempts: number;
  /** The batch it is a row of. */
  readonly parentId: string | null;
  /** How many rows it has, if it is a batch. */
  readonly children: number | null;
  /** Since when the batch stands still because the person said so. */
  readonly pausedAt: Date | null;
  /** What it asks the person, while it has stopped for that; its stage says where. */
  readonly question: unknown;
  /** What the person answered, by stage. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

/** What of a run is told in lists: nothing that may be large. */
export type ListedRunRecord = Pick<
  RunRecord,
  | 'id'
  | 'tool'
  | 'status'
  | 'progress'
  | 'stage'
  | 'creditsCost'
  | 'errorCode'
  | 'documentRevision'
  | 'createdAt'
  | 'finishedAt'
>;

/** A run as it stands in a list, with its files and the project it is a version of. */
export type RunInList = ListedRunRecord & {
  readonly files: readonly ListedAsset[];
  readonly projectId: string | null;
};

export type NewRun = Pick<RunRecord, 'id' | 'userId' | 'tool' | 'queue' | 'input' | 'creditsCost' | 'idempotencyKey'> &
  Partial<Pick<RunRecord, 'documentRevision' | 'children'>>;

/** Runs to list; without tools those of all of them. */
export type RunQuery = Omit<RunListQuery, 'tool'> & { readonly tools?: readonly string[] | undefined };

/** An ended run, with whom to tell. */
export type UntoldRun = Pick<RunRecord, 'id' | 'tool' | 'status' | 'userId'> & {
  readonly title: string;
  readonly email: string;
  readonly locale: string;
};

/** A run with its files, the project it is a version of and, while it waits or is worked on, how its line stands. */
export type SeenRun = {
  readonly run: RunRecord;
  readonly files: readonly ListedAsset[];
  readonly projectId: string | null;
  readonly line: LineFacts | null;
};

export type RunStart = {
  readonly run: NewRun;
  /** Of the project it begins, which takes its id; null where it begins none. */
  readonly title: string | null;
  /** Since when the tool's runs are counted; null for a tool whose runs are not. */
  readonly since: Date | null;
  /** Whether what the person stores is summed up. */
  readonly weighs: boolean;
};

/** A run with what it is measured by, itself included. */
export type StartedRun = {
  readonly run: RunRecord;
  /** Whether it has its hold; it needs none when it costs nothing. The balance is the one before. */
  readonly held: boolean;
  readonly balance: number;
  readonly made: number;
  readonly storedBytes: number;
  /** In its queue: everybody's and the person's own. */
  readonly waiting: { readonly all: number; readonly own: number };
};

export type RunStore = {
  /** Answers the existing run instead when the user already used this idempotency key. */
  insert(run: NewRun): Promise<{ run: RunRecord; inserted: boolean }>;
  /**
   * The same with its hold, if the balance covers it, and the project it begins, and answers what it is measured by, all
   * in one go: starting runs must not keep those waiting who read. Inside a transaction; whoever refuses it undoes that.
   */
  start(
    asked: RunStart,
  ): Promise<(StartedRun & { inserted: true }) | { readonly run: RunRecord; readonly inserted: false }>;
  byId(id: string): Promise<RunRecord | null>;
  ofUser(userId: string, id: string): Promise<RunRecord | null>;
  /** The person's run with all that whoever looks at it is told. */
  seen(userId: string, id: string): Promise<SeenRun | null>;
  list(userId: string, query: RunQuery): Promise<{ list: RunInList[]; total: number }>;
  /** Runs of a tool made since the moment that count against an allowance: neither failed nor cancelled. */
  countSince(userId: string, tool: string, since: Date): Promise<number>;
  /** Free runs of the person's that wait or are under way in the queues of heavy work. */
  countFreeUnderWay(userId: string): Promise<number>;
  /** Removes free runs that ended and belong to no project and made no photo that is kept, from before the moment. Answers how many. */
  forgetLooks(before: Date): Promise<number>;
  /** Compare-and-set: queued or processing → processing, counting the attempt. Null when it is already finished. */
  claim(id: string): Promise<RunRecord | null>;
  /** Compare-and-set: processing, at that attempt → needs_input, in nobody's hands. */
  pause(run: { id: string; attempts: number; stage: string; question: unknown }): Promise<RunRecord | null>;
  /** Compare-and-set: needs_input, at that step → queued, at the end of the person's turns. */
  answer(run: {
    id: string;
    userId: string;
    queue: QueueName;
    step: string;
    answer: unknown;
  }): Promise<RunRecord | null>;
  /** Those that have waited for an answer since before the moment. */
  askingSince(before: Date, limit: number): Promise<RunRecord[]>;
  /** Ended since the moment, told to nobody, of people who want to hear of it. */
  untold(since: Date, limit: number): Promise<UntoldRun[]>;
  /** Compare-and-set: false when somebody else tells it. */
  claimTelling(id: string): Promise<boolean>;
  /** It could not be told after all: the next look tries again. */
  releaseTelling(id: string): Promise<void>;
  progress(id: string, progress: number, stage: string): Promise<boolean>;
  /** Compare-and-set from what is not over; false when the run was finished by someone else first. */
  finish(
    id: string,
    end: { status: 'succeeded'; output: unknown } | { status: 'failed'; errorCode: string } | { status: 'cancelled' },
  ): Promise<boolean>;
};

/** A run that is written is queued; this only saves it the time until a worker looks by itself. */
export type Workers = { wake(queue: QueueName): Promise<void> };

/** Publishes to every web process; subscribers filter by user. */
export type EventBus = {
  publish(userId: string, event: RunEvent): Promise<void>;
  subscribe(userId: string, listener: (event: RunEvent) => void): () => void;
};

type ParseResult =
  | { readonly success: true; readonly data: unknown }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

export type ValueSchema = { safeParse(value: unknown): ParseResult };

/** A run that succeeded, of the same person and tool, as far as another one may go on from it. */
export type EarlierRun = Pick<RunRecord, 'input' | 'output'>;

/** What the life of a run has to know of a tool. The contracts of the tools package fit it. */
export type RunnableTool = {
  readonly id: string;
  /** Its number on the wire, the same for ever. */
  readonly projectType: number;
  /** What a person would call this piece of work, in their language; null when its input does not say. */
  title(input: unknown, locale: string): Promise<string | null>;
  /** Parsed when the run starts and again when it executes, so parsing twice must change nothing. */
  readonly input: ValueSchema;
  readonly output: ValueSchema;
  readonly queue: QueueName;
  /** Whose work another party does, where one is configured for it: then its runs wait in `remote`. */
  readonly remote?: Capability;
  readonly timeoutSeconds: number;
  /** What the person may answer, by the step at which a run stops for them. */
  readonly answers?: Readonly<Record<string, ValueSchema>>;
  /** Where its input begins when a stored product was chosen. */
  startWith?(product: AdProductInput): object;
  /** Where it begins when a brand kit was chosen. */
  startOnBrand?(kit: BrandKit): object;
  /** With the runs it goes on from, what was paid there is not paid again. */
  price(input: unknown, ...before: readonly EarlierRun[]): number;
  /** The runs of the person's that this one goes on from. */
  continues?(input: unknown): readonly string[];
  /** The input with the seconds that its files last, where its price goes by them. */
  measured?(input: unknown, secondsOf: (file: string) => number | undefined): unknown;
  /** Files it names; they have to be the person's own. */
  files?(input: unknown): readonly string[];
  /** Those among them that must be films, of a length that one can work with. */
  clips?(input: unknown): readonly string[];
  /** Who is shown; an own avatar or one of its photos has to be the person's. */
  avatars?(input: unknown): readonly AvatarRef[];
  /** Files in which somebody is made to say something, who must not be anybody everybody knows. */
  faces?(input: unknown): readonly string[];
  /** Who speaks: ids of voices that have to be there. */
  voices?(input: unknown): readonly string[];
  /** How many pictures a run without a price draws, for the plan's allowance of free work; one, if not said. */
  freePictures?(input: unknown): number;
  /** A look before the work, and no piece of work by itself: it is not kept among the person's projects. */
  isLook?(input: unknown): boolean;
  /** Refuses, with an AppError, what is well-formed but impossible: before anything is held or queued. */
  check?(input: unknown): void;
  /** The same for what these films, or this installation, make impossible. */
  checkHere?(input: unknown, here: Here): void;
};

export type Here = {
  readonly clips: readonly Pick<Asset, 'id' | 'durationMs' | 'hasAudio'>[];
  /** What another party does here. */
  readonly remote: readonly Capability[];
};

export type ToolCatalog = Readonly<Record<string, RunnableTool>>;

/** What is small comes as bytes; what may be large lies at a path and is taken over from there. */
type NewAssetContent =
  | { readonly body: Uint8Array; readonly file?: undefined }
  | { readonly file: string; readonly body?: undefined };

export type NewAsset = NewAssetContent & {
  readonly name: string;
  readonly mime: string;
  readonly width?: number;
  readonly height?: number;
  /** Of a film or recording. */
  readonly seconds?: number;
  readonly hasAudio?: boolean;
};

export type RunContext = {
  readonly runId: string;
  readonly userId: string;
  /** What other parties' engines can do for it, where some are configured. */
  readonly engines: Engines;
  /** What can be seen in pictures and done to them here, without any key. */
  readonly pictures: Pictures;
  /** Voices and ears; they use another party's where one is configured. */
  readonly speech: SpeechStudio;
  /** Draws creatives, away from this thread. */
  readonly rendering: Rendering;
  /** Aborted when the person cancels, the time is up or the worker drains. */
  readonly signal: AbortSignal;
  /** Percent of the work that is really done; it never goes back and may be called as often as one likes. */
  progress(percent: number, stage: string): Promise<void>;
  /** Reads films and recordings and changes them, away from this process. */
  readonly media: Media;
  /** A picture of the person this run belongs to, whole; `not_found` for anybody else's file. */
  readAsset(id: string): Promise<ReadAsset>;
  /** A built-in person, or an avatar or avatar photo of the person this run belongs to; `not_found` for all else. */
  readAvatar(ref: AvatarRef): Promise<ReadAvatar>;
  /** A file of the person's of any size, on this machine's disk. To be read, never written to, and only by this attempt. */
  openAsset(id: string): Promise<OpenedAsset>;
  /** Where a file of that name may be written. It is removed when the attempt ends, however it ends. */
  temporaryFile(name: string): Promise<string>;
  /**
   * What the person says at a step. The first time the attempt ends here and no worker waits; when they have answered,
   * the job begins anew and gets the answer, so what comes before must be quick or be asked for inside `question`.
   */
  ask(step: string, question: () => unknown): Promise<unknown>;
  /** A second asset of the same name replaces the first. Answers its id, which counts once the run has succeeded. */
  saveAsset(asset: NewAsset): Promise<string>;
};

/** Delivered at least once: the same run may execute twice, even at the same time, and must come to the same result. */
export type RunHandler = (input: unknown, context: RunContext) => Promise<unknown>;
