/**
 * The method and path of every call, apart from the schemas so that the browser need not load them.
 * Server routes, the typed client, OpenAPI and the access test all walk this table.
 */
export type Access = 'public' | 'user';

/** Named rate limits; their numbers live with the limiter in the server. */
export type LimitName = 'sign_in' | 'code' | 'generate' | 'read_page' | 'write';

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
