import { z } from 'zod';
import { AdGenerateAnswer, AdGenerateInput, GeneratePromptInput, GeneratePromptOutput } from './ad-text.ts';
import { AdsImageCloneInput, AdsImageCreateInput, AdsImageListQuery, AdsProductImageInput } from './ads-image.ts';
import { AssetList, AssetQuery, CutOutPreview, CutOutPreviewInput } from './asset.ts';
import type { EndpointId } from './endpoints.ts';
import { FeedbackInput, FeedbackOutput } from './feedback.ts';
import { pageOf } from './paging.ts';
import { CreateOrderInput, PaymentPage } from './pay.ts';
import { ParseUrlInput, ProductPage } from './product-page.ts';
import {
  Product,
  ProductBatchInput,
  ProductBatchOutput,
  ProductChange,
  ProductId,
  ProductInput,
  ProductListQuery,
} from './product.ts';
import {
  Project,
  ProjectChange,
  ProjectCreate,
  ProjectDetail,
  ProjectId,
  ProjectListQuery,
  RemainCount,
  RemainCountQuery,
  SharedProject,
  ShareQuery,
} from './project.ts';
import { Run, RunId, RunListQuery, RunQueued, ToolQuote, ToolRequest } from './run.ts';
import { GenerateScriptsInput, GenerateScriptsOutput } from './script.ts';
import { Health, PublicConfig } from './service.ts';
import { Template, TemplateListQuery } from './template.ts';
import { UploadChunkFields, UploadState, UploadStateQuery } from './upload.ts';
import {
  AvatarPhotoRemain,
  LoginGoogleInput,
  LoginPasswordInput,
  RegisterInput,
  RegisterOutput,
  UserInfo,
  VerifyCodeInput,
} from './user.ts';
import { CollectVoiceInput, CollectVoiceOutput, VoiceEntry, VoiceListQuery } from './voice.ts';

const Nothing = z.object({});

type EndpointSchemas = { readonly input: z.ZodType; readonly output: z.ZodType };

/** Input (body of a POST, query of a GET) and `data` of the answer, for every call of the table. */
export const schemas = {
  userRegister: { input: RegisterInput, output: RegisterOutput },
  userRegisterVerify: { input: VerifyCodeInput, output: UserInfo },
  userLoginPassword: { input: LoginPasswordInput, output: UserInfo },
  userLoginGoogle: { input: LoginGoogleInput, output: UserInfo },
  userLogout: { input: Nothing, output: Nothing },
  userInfo: { input: Nothing, output: UserInfo },
  userAvatarPhotoRemain: { input: Nothing, output: AvatarPhotoRemain },
  aiAdGenerate: { input: AdGenerateInput, output: AdGenerateAnswer },
  generatePrompt: { input: GeneratePromptInput, output: GeneratePromptOutput },
  feedback: { input: FeedbackInput, output: FeedbackOutput },
  aiAdsImageParseUrl: { input: ParseUrlInput, output: ProductPage },
  aiAdsImageCreate: { input: AdsImageCreateInput, output: RunQueued },
  aiAdsImageClone: { input: AdsImageCloneInput, output: RunQueued },
  aiAdsImageProductImage: { input: AdsProductImageInput, output: RunQueued },
  aiAdsImageGet: { input: RunId, output: Run },
  aiAdsImageList: { input: AdsImageListQuery, output: pageOf(Run) },
  aiAdsImageRemainCount: { input: Nothing, output: RemainCount },
  productCreate: { input: ProductInput, output: Product },
  productUpdate: { input: ProductChange, output: Product },
  productDelete: { input: ProductId, output: Nothing },
  productRestore: { input: ProductId, output: Product },
  productBatchCreate: { input: ProductBatchInput, output: ProductBatchOutput },
  productGenerateScripts: { input: GenerateScriptsInput, output: GenerateScriptsOutput },
  productList: { input: ProductListQuery, output: pageOf(Product) },
  productUploadChunk: { input: UploadChunkFields, output: UploadState },
  assetGet: { input: AssetQuery, output: AssetList },
  assetCutOutPreview: { input: CutOutPreviewInput, output: CutOutPreview },
  productUploadState: { input: UploadStateQuery, output: UploadState },
  projectCreate: { input: ProjectCreate, output: ProjectDetail },
  projectUpdate: { input: ProjectChange, output: ProjectDetail },
  projectDelete: { input: ProjectId, output: Nothing },
  projectRestore: { input: ProjectId, output: ProjectDetail },
  projectDuplicate: { input: ProjectId, output: ProjectDetail },
  projectShare: { input: ProjectId, output: ProjectDetail },
  projectUnshare: { input: ProjectId, output: ProjectDetail },
  projectList: { input: ProjectListQuery, output: pageOf(Project) },
  projectGet: { input: ProjectId, output: ProjectDetail },
  shareGet: { input: ShareQuery, output: SharedProject },
  remainCount: { input: RemainCountQuery, output: RemainCount },
  templateList: { input: TemplateListQuery, output: pageOf(Template) },
  toolQuote: { input: ToolRequest, output: ToolQuote },
  toolRun: { input: ToolRequest, output: RunQueued },
  toolRunGet: { input: RunId, output: Run },
  toolRunList: { input: RunListQuery, output: pageOf(Run) },
  toolRunCancel: { input: RunId, output: Run },
  payCreateOrder: { input: CreateOrderInput, output: PaymentPage },
  payBillingPortal: { input: Nothing, output: PaymentPage },
  voiceList: { input: VoiceListQuery, output: pageOf(VoiceEntry) },
  voiceCollect: { input: CollectVoiceInput, output: CollectVoiceOutput },
  config: { input: Nothing, output: PublicConfig },
  health: { input: Nothing, output: Health },
} as const satisfies Record<EndpointId, EndpointSchemas>;

/** What a caller may send (defaults still open) and what it gets back. */
export type CallInput<Id extends EndpointId> = z.input<(typeof schemas)[Id]['input']>;
export type CallData<Id extends EndpointId> = z.output<(typeof schemas)[Id]['output']>;
