import type { FoundFace } from '@adwright/contract/asset/asset.ts';
import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import type { ClipFaces, LookAtClipInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { PublicConfig } from '@adwright/contract/service/service.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import type { AdScript, GenerateScriptsInput } from '@adwright/contract/product/script.ts';
import type {
  PronounceInput,
  Pronunciation,
  SpeakInput,
  SpokenLine,
  VoiceEntry,
} from '@adwright/contract/voice/voice.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type {
  VideoTranslationInput,
  VideoTranslationQueued,
} from '@adwright/contract/video-translate/video-translation.ts';
import type { Run, RunAsset } from '@adwright/contract/run/run.ts';
import type { DocumentKindId } from '@adwright/studio/document/versions.ts';
import { createContext, type ReactNode, use } from 'react';

export type UploadWatch = { readonly signal: AbortSignal; onProgress(share: number): void };

/** Answers the stored file; rejects when it was refused or called off. */
export type UploadFile = (file: File, watch: UploadWatch) => Promise<RunAsset>;

export type DocumentRequest = {
  readonly kind: DocumentKindId;
  readonly projectId: string;
  /** What the document is before anybody has saved it. */
  readonly initial: JsonObject;
};

/** What people edit, open in this tab: it saves itself, and never loses what the server does not have. */
export type DocumentSession = {
  readonly get: () => { readonly document: JsonObject; readonly revision: number; readonly status: string };
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (document: JsonObject) => void;
  /** Answers the revision once the server has everything; rejects when it cannot have it now. */
  readonly saved: () => Promise<number>;
  readonly close: () => void;
};

/** A finished film of the person's. */
export type OwnFilm = { readonly title: string; readonly film: RunAsset; readonly poster: RunAsset | null };

/** An avatar the person made of a photo, with the consent of whoever is on it. */
export type OwnAvatar = { readonly ref: string; readonly name: string; readonly asset: string; readonly url: string };

/** What a form may ask of the page it stands on. The page knows the server; a form never does. */
export type ToolHost = {
  readonly upload: UploadFile;
  /** The person's own products, newest first. */
  listProducts(keyword: string): Promise<readonly Product[]>;
  /** Reads a product's page and keeps the product with its pictures. */
  productFromLink(url: string): Promise<Product>;
  /** Those of the files that are the person's own, with addresses to show them. */
  assets(ids: readonly string[]): Promise<readonly RunAsset[]>;
  /** The address of a small copy of a picture without its background. */
  previewCutOut(ref: string): Promise<string>;
  /** The address of a mask of what lies where the last click points. */
  cutOutPart(ref: string, clicks: readonly CutClick[]): Promise<string>;
  /** The face of a photo that can speak; rejects, with the reason, where none can. */
  findFace(ref: string): Promise<FoundFace>;
  /** Who is seen in a film; rejects, with the reason, where nobody in it could be given other words. */
  lookAtClip(clip: LookAtClipInput): Promise<ClipFaces>;
  /** The address of a recording's sound without its noise. */
  cleanRecording(audio: string): Promise<string>;
  /** The avatars the person made, newest first. */
  ownAvatars(): Promise<readonly OwnAvatar[]>;
  /** Video scripts from what is said of a product. */
  writeScripts(order: ScriptOrder): Promise<readonly AdScript[]>;
  /** The voices of a language, the person's favourites first. */
  voices(language: string): Promise<readonly VoiceEntry[]>;
  /** A line said aloud, free. */
  speak(line: SpeakInput): Promise<SpokenLine>;
  /** How the person wants words to be said in a language. */
  pronunciations(language: string): Promise<readonly Pronunciation[]>;
  /** Changes one word of that, and answers all. */
  pronounce(input: PronounceInput): Promise<readonly Pronunciation[]>;
  /** A short wish as a full prompt for an engine that makes images. */
  improvePrompt(wish: string, language: string): Promise<string>;
  /** A run of the person's own. */
  run(id: string): Promise<Run>;
  /** Tells of a run of the person's until it is over. Answers how to stop that. */
  followRun(tool: string, id: string, hear: (run: Run) => void): () => void;
  cancelRun(id: string): Promise<void>;
  /** The person's finished films, newest first. */
  films(): Promise<readonly OwnFilm[]>;
  /** Starts a step of a video's translation. Asked again with the same key it begins nothing twice. */
  translateVideo(order: VideoTranslationInput, key: string): Promise<VideoTranslationQueued>;
  /** A film of the person's own as a GIF, free; takes as long as its place in the queue and its making do. */
  makeGif(film: string, signal: AbortSignal): Promise<RunAsset>;
  /** Begins a piece of work that costs nothing until it is run. Answers its id, with the same key the same. */
  keepDraft(tool: string, params: JsonObject, key?: string): Promise<string>;
  openDocument(request: DocumentRequest): Promise<DocumentSession>;
  /** Whether it is saved, what stands in the way, and the way to its earlier versions. */
  documentStatus(session: DocumentSession): ReactNode;
  /** Opens the plans, for somebody whose credits do not reach; null where nothing is sold. */
  readonly showPlans: (() => void) | null;
  /** What went wrong, in the person's words. */
  problemText(error: unknown): string;
  /** What another party's engine is configured for: choices that need one are offered only then. */
  readonly remote: readonly Capability[];
  /** The ways to remove a background that are here; null until the server has said. */
  readonly cutEngines: readonly CutEngine[] | null;
  /** Models that are not installed here, with what they would serve. */
  readonly missingModels: PublicConfig['missing_models'];
  /** The server has not said yet whether a run of the person's is under way: nothing is started meanwhile. */
  readonly looking: boolean;
};

export type ScriptOrder = Partial<GenerateScriptsInput> & Pick<GenerateScriptsInput, 'title'>;

const nowhere = (): never => {
  throw new Error('This form stands on no page');
};

export const ToolHostContext = createContext<ToolHost>({
  upload: nowhere,
  listProducts: nowhere,
  productFromLink: nowhere,
  assets: nowhere,
  previewCutOut: nowhere,
  cutOutPart: nowhere,
  findFace: nowhere,
  lookAtClip: nowhere,
  cleanRecording: nowhere,
  ownAvatars: nowhere,
  writeScripts: nowhere,
  voices: nowhere,
  speak: nowhere,
  pronunciations: nowhere,
  pronounce: nowhere,
  improvePrompt: nowhere,
  run: nowhere,
  followRun: nowhere,
  cancelRun: nowhere,
  films: nowhere,
  translateVideo: nowhere,
  makeGif: nowhere,
  keepDraft: nowhere,
  openDocument: nowhere,
  documentStatus: nowhere,
  showPlans: null,
  problemText: nowhere,
  remote: [],
  cutEngines: null,
  missingModels: [],
  looking: false,
});

export function useToolHost(): ToolHost {
  return use(ToolHostContext);
}
