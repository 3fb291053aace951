import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import type { ProjectCreate } from '@adwright/contract/project/project.ts';
import { idOfKey } from '../id-of-key.ts';
import { toolOfType } from '../runs/prepare-run.ts';
import { assertRoomToWrite } from '../storage/assert-room-to-write.ts';
import { startRun, type StartRunDeps } from '../runs/start-run.ts';
import { assertParamsFit } from './assert-params.ts';
import { titleOfWork } from './title-of-work.ts';

export type CreateProjectRequest = {
  readonly userId: string;
  readonly project: ProjectCreate;
  readonly idempotencyKey: string | null;
};

/** Answers the new project's id; a draft asked for twice with one key is the same one, however long ago that was. */
export async function createProject(
  deps: StartRunDeps,
  { userId, project, idempotencyKey }: CreateProjectRequest,
): Promise<string> {
  const runnable = toolOfType(deps.tools, project.type);
  if (runnable === null) throw new AppError('tool_unavailable');
  const tool = runnable.id;
  const { accounts, projects } = deps.work.stores;
  const { params, title } = project;
  const titled = async (): Promise<string> => {
    const locale = (await accounts.byId(userId))?.locale ?? 'en';
    return titleOfWork(deps.work.stores, { userId, locale, tool: runnable, input: params });
  };
  if (project.draft) {
    assertParamsFit(params);
    await assertRoomToWrite(deps.work.stores, userId, deps);
    const id = idempotencyKey === null ? randomUUID() : idOfKey(userId, idempotencyKey);
    const named = title ?? (await titled());
    await projects.insert({ id, userId, tool, title: named, params: params ?? {} });
    return id;
  }
  // A run that begins a project lends it its id.
  const { id } = await startRun(deps, { userId, tool, input: params, idempotencyKey });
  if (title !== undefined) await projects.change(id, { title });
  return id;
}
