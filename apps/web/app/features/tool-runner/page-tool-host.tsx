import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { ApiError } from '@adwright/contract/client/error.ts';
import type { LookAtClipInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { PronounceInput, SpeakInput } from '@adwright/contract/voice/voice.ts';
import type { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { PictureHostContext } from '@adwright/creative-view/picture-host.ts';
import { pictureUrl } from '@adwright/tools/kit/form/screen/picture-urls.ts';
import { type ScriptOrder, ToolHostContext } from '@adwright/tools/kit/form/screen/tool-host.ts';
import { toolNamed } from '@adwright/tools/registry.ts';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../session/api.ts';
import { isSold, usePublicConfig } from '../../session/public-config.ts';
import { isSignedIn } from '../../session/session-state.ts';
import { session } from '../../session/session.ts';
import { readProduct } from '../../intake/read-product.ts';
import { uploadPicture } from '../../intake/upload-picture.ts';
import { followRun } from './follow-run.ts';
import { ownAvatars } from './own-avatars.ts';
import { documentStatus } from '../../documents/show-document-status.tsx';
import type { DocumentRequest } from '../../documents/open-document.ts';
import { whileBusy } from './while-busy.ts';

const productsAtOnce = 60;

type PageToolHostProps = { looking?: boolean; children: ReactNode };

/** Gives the forms inside it what they ask of the page: files, products, and what this installation can do. */
export function PageToolHost({ looking = false, children }: PageToolHostProps) {
  const config = usePublicConfig();
  const remote = config?.remote_capabilities;
  const cutEngines = config?.cut_engines ?? null;
  const missing = config?.missing_models;
  const sold = config !== null && isSold(config);
  const host = useMemo(
    () => ({
      upload: (...request: Parameters<typeof uploadPicture>) => signedIn(() => uploadPicture(...request)),
      listProducts: (keyword: string) => signedIn(() => listProducts(keyword)),
      productFromLink: (url: string) => signedIn(() => readProduct(url)),
      assets: async (ids: readonly string[]) =>
        (await api.call('assetGet', { ids: ids.join(',') }, { quiet: true })).list,
      previewCutOut: async (picture: string) =>
        (await whileBusy(() => api.call('assetCutOutPreview', { picture }, { quiet: true }))).picture,
      cutOutPart: async (picture: string, clicks: readonly CutClick[]) =>
        (await whileBusy(() => api.call('assetCutOutPart', { picture, clicks: [...clicks] }, { quiet: true }))).mask,
      lookAtClip: (clip: LookAtClipInput) => whileBusy(() => api.call('lipSyncLook', clip, { quiet: true })),
      cleanRecording: async (audio: string) =>
        (await whileBusy(() => api.call('lipSyncClean', { audio }, { quiet: true }))).sound,
      findFace: (picture: string) => whileBusy(() => api.call('assetFindFace', { picture }, { quiet: true })),
      ownAvatars,
      writeScripts: async (order: ScriptOrder) =>
        (await api.call('productGenerateScripts', order, { quiet: true })).scripts,
      voices: async (language: string) =>
        (await api.call('voiceList', { language, page: 1, page_size: 100 }, { quiet: true })).list,
      speak: (line: SpeakInput) => whileBusy(() => api.call('voiceSpeak', line, { quiet: true })),
      pronunciations: async (language: string) =>
        (await api.call('voicePronunciations', { language }, { quiet: true })).list,
      pronounce: async (input: PronounceInput) => (await api.call('voicePronounce', input, { quiet: true })).list,
      improvePrompt: (wish: string, language: string) => signedIn(() => improvePrompt(wish, language)),
      run: (id: string) => api.call('toolRunGet', { id }, { quiet: true }),
      followRun,
      cancelRun: async (id: string) => void (await api.call('toolRunCancel', { id })),
      films: ownFilms,
      translateVideo: (order: VideoTranslationInput, key: string) => signedIn(() => translateVideo(order, key)),
      makeGif: async (film: string, signal: AbortSignal) =>
        (await import('./make-gif.ts')).makeGif(film, { client: api, signal }),
      keepDraft,
      openDocument: (request: DocumentRequest) => signedIn(() => openDocument(request)),
      documentStatus,
      showPlans: sold ? () => session.setModal('price', true) : null,
      problemText,
      remote: remote ?? [],
      cutEngines,
      missingModels: missing ?? [],
      looking,
    }),
    [remote, cutEngines, missing, sold, looking],
  );
  const pictures = useMemo(() => ({ pictureUrl: (ref: string) => pictureUrl(host, ref) }), [host]);
  return (
    <ToolHostContext value={host}>
      <PictureHostContext value={pictures}>{children}</PictureHostContext>
    </ToolHostContext>
  );
}

/** A visitor signs in first and then gets what they asked for. */
function signedIn<Value>(action: () => Promise<Value>): Promise<Value> {
  if (isSignedIn(session.get())) return action();
  return new Promise((resolve, reject) => session.openLogin(() => void action().then(resolve, reject)));
}

async function improvePrompt(wish: string, language: string): Promise<string> {
  return (await api.call('generatePrompt', { wish, medium: 'image', language })).prompt;
}

/** The poster of a film stands beside it, under the same name. */
async function ownFilms() {
  const { list } = await api.call(
    'projectList',
    { media: 'video', status: 'succeeded', page_size: 60 },
    { quiet: true },
  );
  return list.flatMap(({ title, outputs }) => {
    const film = outputs.find(({ mime }) => mime.startsWith('video/'));
    return film ? [{ title, film, poster: outputs.find(({ mime }) => mime.startsWith('image/')) ?? null }] : [];
  });
}

async function translateVideo(order: VideoTranslationInput, key: string) {
  const started = await api.call('videoTranslateCreate', order, { idempotencyKey: key, quiet: true });
  void session.refresh();
  return started;
}

async function keepDraft(tool: string, params: object, key?: string): Promise<string> {
  const type = toolNamed(tool)?.projectType;
  if (type === undefined) throw new Error(`No tool is named ${tool}`);
  const asked = { type, params, draft: true } as const;
  return (await api.call('projectCreate', asked, { ...(key !== undefined && { idempotencyKey: key }) })).id;
}

/** Loaded by the tools that keep a document. */
async function openDocument(request: DocumentRequest) {
  return (await import('../../documents/open-document.ts')).openDocument(request);
}

async function listProducts(keyword: string) {
  const query = { page: 1, page_size: productsAtOnce, ...(keyword && { keyword }) };
  return (await api.call('productList', query, { quiet: true })).list;
}

function problemText(error: unknown): string {
  return error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error);
}
