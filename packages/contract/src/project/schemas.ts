import {
  ProjectCreate,
  ProjectDetail,
  ProjectChange,
  ProjectFavor,
  ProjectId,
  ProjectMany,
  ProjectMove,
  ProjectListQuery,
  ListedProject,
  ShareQuery,
  SharedProject,
  RemainCountQuery,
  RemainCount,
} from './project.ts';
import { BatchPause, BatchRetry, ProjectBatch, ProjectBatchInput, ProjectBatchOutput } from './batch.ts';
import { AvatarVideoInput } from './avatar-video.ts';
import { RunQueued } from '../run/run.ts';
import { Nothing } from '../nothing.ts';
import { pageOf } from '../paging.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { projectCalls } from './calls.ts';

export const projectSchemas = {
  projectCreate: { input: ProjectCreate, output: ProjectDetail },
  projectUpdate: { input: ProjectChange, output: ProjectDetail },
  projectDelete: { input: ProjectId, output: Nothing },
  projectRestore: { input: ProjectId, output: ProjectDetail },
  projectMove: { input: ProjectMove, output: Nothing },
  projectFavor: { input: ProjectFavor, output: Nothing },
  projectDeleteMany: { input: ProjectMany, output: Nothing },
  projectRestoreMany: { input: ProjectMany, output: Nothing },
  projectDuplicate: { input: ProjectId, output: ProjectDetail },
  projectShare: { input: ProjectId, output: ProjectDetail },
  projectUnshare: { input: ProjectId, output: ProjectDetail },
  projectList: { input: ProjectListQuery, output: pageOf(ListedProject) },
  projectGet: { input: ProjectId, output: ProjectDetail },
  projectCreateAvatarVideo: { input: AvatarVideoInput, output: RunQueued },
  projectBatchCreate: { input: ProjectBatchInput, output: ProjectBatchOutput },
  projectBatchGet: { input: ProjectId, output: ProjectBatch },
  projectBatchPause: { input: BatchPause, output: ProjectBatch },
  projectBatchRetry: { input: BatchRetry, output: ProjectBatch },
  shareGet: { input: ShareQuery, output: SharedProject },
  remainCount: { input: RemainCountQuery, output: RemainCount },
} as const satisfies CallSchemas<typeof projectCalls>;
