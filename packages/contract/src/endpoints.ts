/**
 * The method and path of every call, apart from the schemas so that the browser need not load them.
 * Server routes, the typed client, OpenAPI and the access test all walk this table.
 */
export type Access = 'public' | 'user';

/** Named rate limits; their numbers live with the limiter in the server. */
export type LimitName = 'sign_in' | 'code' | 'generate' | 'read_page' | 'upload' | 'write';

export type Endpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Takes an `Idempotency-Key`: set on everything that spends credits or creates something. */
  readonly idempotent?: true;
  readonly limit?: LimitName;
  readonly summary: string;
};

export const endpoints = {
  userRegister: {
    method: 'POST',
    path: '/api/user/register',
    access: 'public',
    limit: 'code',
    summary: 'Start a registration: mails a 6-digit code.',
  },
  userRegisterVerify: {
    method: 'POST',
    path: '/api/user/register/code/verify',
    access: 'public',
    limit: 'sign_in',
    summary: 'Finish a registration with the mailed code.',
  },
  userLoginPassword: {
    method: 'POST',
    path: '/api/user/login/password',
    access: 'public',
    limit: 'sign_in',
    summary: 'Sign in with email and password.',
  },
  userLoginGoogle: {
    method: 'POST',
    path: '/api/user/login/google',
    access: 'public',
    limit: 'sign_in',
    summary: 'Sign in with a Google ID token.',
  },
  userLogout: { method: 'GET', path: '/api/user/logout', access: 'user', summary: 'End this session.' },
  userInfo: {
    method: 'GET',
    path: '/api/user/info',
    access: 'user',
    summary: 'The signed-in person, their plan and credits.',
  },
  userAvatarPhotoRemain: {
    method: 'GET',
    path: '/api/user/avatar-photo-remain',
    access: 'user',
    summary: 'Avatar photos the plan still allows this month.',
  },
  aiAdGenerate: {
    method: 'POST',
    path: '/api/ai-ad-generate',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Write ad text within the network’s limits.',
  },
  generatePrompt: {
    method: 'POST',
    path: '/api/generate-prompt',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Turn a short wish into a full creative brief.',
  },
  feedback: {
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    idempotent: true,
    limit: 'write',
    summary: 'Tell the people who run this what you think.',
  },
  aiAdsImageParseUrl: {
    method: 'POST',
    path: '/api/ai-ads-image/parse-url',
    access: 'user',
    limit: 'read_page',
    summary: 'Read a product’s page: its facts, pictures, logo, colours, fonts and reviews.',
  },
  aiAdsImageCreate: {
    method: 'POST',
    path: '/api/ai-ads-image/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make image ads of a product: a picture per size and variant, each with its editable layers.',
  },
  aiAdsImageClone: {
    method: 'POST',
    path: '/api/ai-ads-image/create-image-clone',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Put a product and words into the structure of another ad.',
  },
  aiAdsImageProductImage: {
    method: 'POST',
    path: '/api/ai-ads-image/create-product-image',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Put a product into scenes, its own pixels unchanged.',
  },
  aiAdsImageGet: {
    method: 'GET',
    path: '/api/ai-ads-image/get',
    access: 'user',
    summary: 'One of the caller’s image ads with its progress and result.',
  },
  aiAdsImageList: {
    method: 'GET',
    path: '/api/ai-ads-image/get-list',
    access: 'user',
    summary: 'The caller’s image ads, clones and product pictures, newest first.',
  },
  aiAdsImageRemainCount: {
    method: 'GET',
    path: '/api/ai-ads-image/remain-count',
    access: 'user',
    summary: 'Image ads the plan still allows this month.',
  },
  productCreate: {
    method: 'POST',
    path: '/api/product/create',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Keep a product.',
  },
  productUpdate: {
    method: 'POST',
    path: '/api/product/update',
    access: 'user',
    limit: 'write',
    summary: 'Change a product; only what is sent changes.',
  },
  productDelete: {
    method: 'POST',
    path: '/api/product/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a product; it can be restored for 30 days.',
  },
  productRestore: {
    method: 'POST',
    path: '/api/product/restore',
    access: 'user',
    limit: 'write',
    summary: 'Bring a deleted product back.',
  },
  productBatchCreate: {
    method: 'POST',
    path: '/api/product/batch-create',
    access: 'user',
    idempotent: true,
    limit: 'read_page',
    summary: 'Keep up to 200 products, from rows or page addresses; each row has its own answer.',
  },
  productGenerateScripts: {
    method: 'GET',
    path: '/api/product/generate-scripts',
    access: 'user',
    limit: 'generate',
    summary: 'Write video scripts for a product, timed to be spoken in 15, 30 or 60 seconds.',
  },
  productList: {
    method: 'GET',
    path: '/api/product/get-list',
    access: 'user',
    summary: 'The caller’s products.',
  },
  productUploadChunk: {
    method: 'POST',
    path: '/api/product/upload-chunk',
    access: 'user',
    limit: 'upload',
    summary: 'One part of a file, as a form: upload_id, index, total, sha256 and name, then chunk.',
  },
  assetGet: {
    method: 'GET',
    path: '/api/asset/get',
    access: 'user',
    summary: 'The caller’s own files by their ids, with addresses to read them.',
  },
  assetCutOutPreview: {
    method: 'POST',
    path: '/api/asset/cut-out-preview',
    access: 'user',
    limit: 'generate',
    summary: 'A small copy of a picture without its background, for previews; free.',
  },
  productUploadState: {
    method: 'GET',
    path: '/api/product/upload-state',
    access: 'user',
    summary: 'Which parts of an upload have arrived.',
  },
  projectCreate: {
    method: 'POST',
    path: '/api/project/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Begin a piece of work: runs it, or keeps it as a draft.',
  },
  projectUpdate: {
    method: 'POST',
    path: '/api/project/update',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Rename, edit a draft, or make a new version of what is finished.',
  },
  projectDelete: {
    method: 'POST',
    path: '/api/project/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a project and cancel what is running; it can be restored for 30 days.',
  },
  projectRestore: {
    method: 'POST',
    path: '/api/project/restore',
    access: 'user',
    limit: 'write',
    summary: 'Bring a deleted project back.',
  },
  projectDuplicate: {
    method: 'POST',
    path: '/api/project/duplicate',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'A draft with the same params.',
  },
  projectShare: {
    method: 'POST',
    path: '/api/project/share',
    access: 'user',
    limit: 'write',
    summary: 'Give a finished result a public address.',
  },
  projectUnshare: {
    method: 'POST',
    path: '/api/project/unshare',
    access: 'user',
    limit: 'write',
    summary: 'Take the public address away.',
  },
  projectList: {
    method: 'GET',
    path: '/api/project/get-list',
    access: 'user',
    summary: 'The caller’s work.',
  },
  projectGet: {
    method: 'GET',
    path: '/api/project/get',
    access: 'user',
    summary: 'One project with its versions and outputs.',
  },
  shareGet: {
    method: 'GET',
    path: '/api/share/get',
    access: 'public',
    summary: 'A shared result, for anybody with its token.',
  },
  remainCount: {
    method: 'GET',
    path: '/api/remain-count',
    access: 'user',
    summary: 'Runs of a type of project that the plan still allows this month.',
  },
  templateList: {
    method: 'GET',
    path: '/api/template/get-list',
    access: 'public',
    summary: 'Video and image templates with their previews.',
  },
  toolQuote: {
    method: 'POST',
    path: '/api/tool/quote',
    access: 'user',
    summary: 'What a run would cost. Never charges.',
  },
  toolRun: {
    method: 'POST',
    path: '/api/tool/run',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Run a tool: holds its credits and queues the work.',
  },
  toolRunGet: {
    method: 'GET',
    path: '/api/tool/get',
    access: 'user',
    summary: 'One run with its progress and result.',
  },
  toolRunList: {
    method: 'GET',
    path: '/api/tool/get-list',
    access: 'user',
    summary: 'The caller’s runs, newest first.',
  },
  toolRunCancel: {
    method: 'POST',
    path: '/api/tool/cancel',
    access: 'user',
    summary: 'Stop a run and return its credits.',
  },
  payCreateOrder: {
    method: 'POST',
    path: '/api/pay/create-order',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Order a plan: answers the address of the payment page.',
  },
  payBillingPortal: {
    method: 'GET',
    path: '/api/pay/billing-portal',
    access: 'user',
    summary: 'The address where the caller sees invoices and changes or ends the plan.',
  },
  voiceList: {
    method: 'GET',
    path: '/api/voice/get-list',
    access: 'user',
    summary: 'The voices there are, with a sample of each, favourites first.',
  },
  voiceCollect: {
    method: 'POST',
    path: '/api/voice/collect',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Make a voice a favourite, or no longer one.',
  },
  config: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Public configuration of this installation.',
  },
  health: { method: 'GET', path: '/api/health', access: 'public', summary: 'Whether this process can serve.' },
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof endpoints;

/** Server-sent events of the caller's own objects. Apart, because it answers a stream and not an envelope. */
export const eventsPath = '/api/events';
