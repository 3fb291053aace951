import type { ProjectListQuery } from '@adwright/contract/project/project.ts';
import type { ListedAsset } from '../assets/ports.ts';
import type { ListedRunRecord, RunRecord } from '../runs/ports.ts';

export type ProjectRecord = {
  readonly id: string;
  readonly userId: string;
  readonly tool: string;
  readonly title: string;
  readonly params: unknown;
  /** The run of the newest version; null while it is a draft. */
  readonly runId: string | null;
  readonly version: number;
  readonly campaignId: string | null;
  readonly favorite: boolean;
  readonly shareToken: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Projects to list: by the tool that makes them, where the wire says the type. */
export type ProjectQuery = Omit<ProjectListQuery, 'type'> & { readonly tool?: string };

export type ProjectWithRun = { readonly project: ProjectRecord; readonly run: RunRecord | null };

/** A project without what may be large, its own and its run's. */
export type ListedProjectRecord = {
  readonly project: Omit<ProjectRecord, 'params' | 'userId' | 'runId'>;
  readonly run: ListedRunRecord | null;
};

/** A project as it stands in a list, with its newest files. */
export type ProjectInList = ListedProjectRecord & { readonly files: readonly ListedAsset[] };

export type NewProject = Pick<ProjectRecord, 'id' | 'userId' | 'tool' | 'title' | 'params'>;

/** Where a person keeps it, which changes nothing about the work itself. */
export type Placing = Partial<Pick<ProjectRecord, 'campaignId' | 'favorite'>>;

/** Deleted projects are gone for every method but `restore` and the sweep. */
export type ProjectStore = {
  /** The same id again changes nothing. */
  insert(project: NewProject): Promise<void>;
  /** Makes this run the newest version, with its input as the project's params. */
  /** False when the project was deleted, or when its last run is not `after` any more; without `after` any will do. */
  addVersion(projectId: string, run: Pick<RunRecord, 'id' | 'input'>, after?: string | null): Promise<boolean>;
  ofUser(userId: string, id: string): Promise<ProjectWithRun | null>;
  byShareToken(token: string): Promise<ProjectWithRun | null>;
  list(userId: string, query: ProjectQuery): Promise<{ list: ProjectInList[]; total: number }>;
  /** Of drafts and documents; files are counted by themselves. */
  writtenBytes(userId: string): Promise<number>;
  /** The project each run is a version of, by the run's id. */
  idsOfRuns(runIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  versions(id: string): Promise<{ version: number; run: RunRecord }[]>;
  change(id: string, change: { title?: string; params?: unknown; shareToken?: string | null }): Promise<void>;
  /** Answers how many of them were this person's, and are placed now. */
  place(userId: string, ids: readonly string[], change: Placing): Promise<number>;
  remove(userId: string, id: string): Promise<boolean>;
  restore(userId: string, id: string): Promise<boolean>;
  /** Ids of projects that were deleted before the moment. */
  removedBefore(moment: Date, limit: number): Promise<string[]>;
  /** For good, with its runs. Their assets are loose from then on. Several statements: belongs inside a transaction. */
  forget(id: string): Promise<void>;
};
