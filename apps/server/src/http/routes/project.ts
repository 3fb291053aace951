import { changeProject } from '@adwright/domain/projects/change-project.ts';
import { createProject } from '@adwright/domain/projects/create-project.ts';
import { deleteProject } from '@adwright/domain/projects/delete-project.ts';
import { deleteProjects } from '@adwright/domain/projects/delete-projects.ts';
import { duplicateProject } from '@adwright/domain/projects/duplicate-project.ts';
import { favorProjects } from '@adwright/domain/projects/favor-projects.ts';
import { getProject } from '@adwright/domain/projects/get-project.ts';
import { listProjects } from '@adwright/domain/projects/list-projects.ts';
import { moveProjects } from '@adwright/domain/projects/move-projects.ts';
import { openShare } from '@adwright/domain/projects/open-share.ts';
import { remainCount } from '@adwright/domain/projects/remain-count.ts';
import { restoreProject } from '@adwright/domain/projects/restore-project.ts';
import { restoreProjects } from '@adwright/domain/projects/restore-projects.ts';
import { shareProject } from '@adwright/domain/projects/share-project.ts';
import { unshareProject } from '@adwright/domain/projects/unshare-project.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api, Caller } from '../api.ts';
import { assertAvatarSpeaks } from '../assert-avatar-speaks.ts';
import { queueRun } from '../queue-run.ts';
import { runWords } from '../run-words.ts';
import type { ToolContracts } from './tool.ts';

type ById = { readonly input: { id: string }; readonly caller: Caller; readonly locale: LocaleCode };

export function projectRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  const runDeps = { ...deps, tools };
  const detail = (caller: Caller, id: string, locale: LocaleCode) =>
    getProject(runDeps, { userId: caller.userId, id }, runWords(deps, locale));
  /** Does something to one project and answers it as it is then. */
  const then =
    (action: (request: { userId: string; id: string }) => Promise<unknown>) =>
    async ({ input, caller, locale }: ById) => {
      await action({ userId: caller.userId, id: input.id });
      return detail(caller, input.id, locale);
    };

  api.implement('projectCreate', async ({ input, caller, idempotencyKey, locale }) => {
    const id = await createProject(runDeps, { userId: caller.userId, project: input, idempotencyKey });
    return detail(caller, id, locale);
  });
  api.implement('projectCreateAvatarVideo', async ({ input, caller: { userId }, idempotencyKey, signal }) => {
    await assertAvatarSpeaks(deps, input, { userId, signal });
    return queueRun(runDeps, { userId, tool: 'avatar-video', input, idempotencyKey });
  });
  api.implement('projectUpdate', async ({ input, caller, idempotencyKey, locale }) => {
    await changeProject(runDeps, { userId: caller.userId, change: input, idempotencyKey });
    return detail(caller, input.id, locale);
  });
  api.implement('projectDuplicate', async ({ input, caller, locale }) =>
    detail(caller, await duplicateProject(deps, { userId: caller.userId, id: input.id }), locale),
  );
  api.implement('projectDelete', async ({ input, caller }) => {
    await deleteProject(deps, { userId: caller.userId, id: input.id });
    return {};
  });
  api.implement(
    'projectRestore',
    then((request) => restoreProject(deps, request)),
  );
  api.implement(
    'projectShare',
    then((request) => shareProject(deps, request)),
  );
  api.implement(
    'projectUnshare',
    then((request) => unshareProject(deps, request)),
  );
  api.implement('projectMove', async ({ input, caller }) => {
    await moveProjects(deps, { userId: caller.userId, ids: input.ids, campaignId: input.campaign_id });
    return {};
  });
  api.implement('projectFavor', async ({ input, caller }) => {
    await favorProjects(deps, { userId: caller.userId, ...input });
    return {};
  });
  api.implement('projectDeleteMany', async ({ input, caller }) => {
    await deleteProjects(deps, { userId: caller.userId, ...input });
    return {};
  });
  api.implement('projectRestoreMany', async ({ input, caller }) => {
    await restoreProjects(deps, { userId: caller.userId, ...input });
    return {};
  });
  api.implement('projectGet', ({ input, caller, locale }) => detail(caller, input.id, locale));
  api.implement('projectList', ({ input, caller, locale }) =>
    listProjects(runDeps, { userId: caller.userId, query: input }, runWords(deps, locale)),
  );
  api.implement('shareGet', ({ input, locale }) => openShare(runDeps, input.token, runWords(deps, locale)));
  api.implement('remainCount', ({ input, caller }) =>
    remainCount(runDeps, { userId: caller.userId, type: input.project_type }),
  );
}
