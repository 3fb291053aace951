import { z } from 'zod';
import { AdGenerateAnswer, AdGenerateInput, GeneratePromptInput, GeneratePromptOutput } from './ad-text.ts';
import type { EndpointId } from './endpoints.ts';
import { FeedbackInput, FeedbackOutput } from './feedback.ts';
import { pageOf } from './paging.ts';
import { CreateOrderInput, PaymentPage } from './pay.ts';
import { ParseUrlInput, ProductPage } from './product-page.ts';
import { Run, RunId, RunListQuery, RunQueued, ToolQuote, ToolRequest } from './run.ts';
import { Health, PublicConfig } from './service.ts';
import {
  AvatarPhotoRemain,
  LoginGoogleInput,
  LoginPasswordInput,
  RegisterInput,
  RegisterOutput,
  UserInfo,
  VerifyCodeInput,
} from './user.ts';

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
  toolQuote: { input: ToolRequest, output: ToolQuote },
  toolRun: { input: ToolRequest, output: RunQueued },
  toolRunGet: { input: RunId, output: Run },
  toolRunList: { input: RunListQuery, output: pageOf(Run) },
  toolRunCancel: { input: RunId, output: Run },
  payCreateOrder: { input: CreateOrderInput, output: PaymentPage },
  payBillingPortal: { input: Nothing, output: PaymentPage },
  config: { input: Nothing, output: PublicConfig },
  health: { input: Nothing, output: Health },
} as const satisfies Record<EndpointId, EndpointSchemas>;

/** What a caller may send (defaults still open) and what it gets back. */
export type CallInput<Id extends EndpointId> = z.input<(typeof schemas)[Id]['input']>;
export type CallData<Id extends EndpointId> = z.output<(typeof schemas)[Id]['output']>;
