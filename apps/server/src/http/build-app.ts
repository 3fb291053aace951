import compress from '@fastify/compress';
import { AppError } from '@adwright/contract/errors.ts';
import { catalog } from '@adwright/tools/catalog.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { tellWhatVaries } from './compression.ts';
import { type ApiOptions, createApi } from './create-api.ts';
import { handleErrors } from './error-handler.ts';
import { decorateCaller } from './identify.ts';
import { limitAddresses } from './limit-addresses.ts';
import { logRequests } from './logging.ts';
import { rewriteUrl } from './readable-url.ts';
import { openToExtension } from './open-to-extension.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { adsImageRoutes } from './routes/ads-image.ts';
import { adsVideoRoutes } from './routes/ads-video.ts';
import { assetRoutes } from './routes/asset.ts';
import { adTextRoutes } from './routes/ad-text.ts';
import { documentRoutes } from './routes/document.ts';
import { docsRoutes } from './routes/docs.ts';
import { type EventsOptions, eventsRoutes } from './routes/events.ts';
import { extensionZipRoute } from './routes/extension-zip.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { filesRoutes } from './routes/files.ts';
import { outboxRoutes, type ServedOutbox } from './routes/outbox.ts';
import { lipSyncRoutes } from './routes/lip-sync.ts';
import { videoTranslateRoutes } from './routes/video-translate.ts';
import { payRoutes } from './routes/pay.ts';
import { paymentNoticeRoutes } from './routes/payment-notices.ts';
import { productPageRoutes } from './routes/product-page.ts';
import { productScriptRoutes } from './routes/product-scripts.ts';
import { trackerRoutes } from './routes/tracker.ts';
import { unsubscribeRoute } from './routes/unsubscribe.ts';
import { collectionExportRoutes } from './routes/collection-export.ts';
import { collectionRoutes } from './routes/collection.ts';
import { libraryRoutes } from './routes/library.ts';
import { batchRoutes } from './routes/batch.ts';
import { avatarRoutes } from './routes/avatar.ts';
import { peoplePictures } from './routes/people-pictures.ts';
import { brandKitRoutes } from './routes/brand-kit.ts';
import { campaignRoutes } from './routes/campaign.ts';
import { presetRoutes } from './routes/preset.ts';
import { productRoutes } from './routes/product.ts';
import { projectRoutes } from './routes/project.ts';
import { type Service, serviceRoutes } from './routes/service.ts';
import { musicRoutes } from './routes/music.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { libraryMediaRoutes } from './routes/library-media.ts';
import { sampleAdRoutes } from './routes/sample-ads.ts';
import { placePictures } from './routes/place-pictures.ts';
import { samplePictures } from './routes/sample-pictures.ts';
import { templatePreviews, templateRoutes } from './routes/template.ts';
import { type ToolContracts, toolRoutes } from './routes/tool.ts';
import { uploadRoutes } from './routes/upload.ts';
import { accountSafetyRoutes } from './routes/account-safety.ts';
import { exportRoutes } from './routes/export.ts';
import { accountRoutes } from './routes/account.ts';
import { userRoutes } from './routes/user.ts';
import { voiceRoutes } from './routes/voice.ts';
import { addSecurityHeaders } from './security-headers.ts';

export type AppOptions = {
  readonly service: Service;
  readonly log?: FastifyBaseLogger;
  readonly trustProxy?: boolean | string;
  /** People reach us over TLS, whatever the connection of the proxy in front looks like. */
  readonly secure?: boolean;
  /** Where people reach us; without it, wherever the caller has reached us. */
  readonly publicUrl?: string | null;
  /** Multiplies every rate limit. */
  readonly limitFactor?: number;
  /** Set while letters are kept locally and nobody else can reach us: its page is then served to the machine itself. */
  readonly outbox?: ServedOutbox | null;
  /** Which tools can be run here; all there are, when left out. */
  readonly tools?: ToolContracts;
  readonly events?: EventsOptions;
  readonly pause?: ApiOptions['pause'];
  readonly load?: ApiOptions['load'];
  /** How long a call for ad texts is kept waiting for them; twenty seconds, but in tests. */
  readonly adTextWaitMs?: number;
  /** Told of every route, for the test that walks them all. */
  readonly onRoute?: (route: { method: string; url: string }) => void;
};

const bodyLimit = 1024 * 1024;
/** Some calls say everything in their address, where a letter of most scripts takes six characters or nine. */
const maxHeaderSize = 64 * 1024;

export async function buildApp(adapters: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { service, limitFactor = 1, outbox = null, tools = catalog, onRoute } = options;
  const deps: Deps = { ...adapters, limitFactor };
  const app = Fastify({
    ...(options.log && { loggerInstance: options.log }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    rewriteUrl,
    bodyLimit,
    requestTimeout: 30_000,
    http: { maxHeaderSize },
    clientErrorHandler: refuseUnreadable,
  });
  if (onRoute)
    app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((one) => onRoute({ method: one, url })));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  decorateCaller(app);
  logRequests(app);
  addSecurityHeaders(app, { google: deps.google !== null, secure: options.secure ?? false });
  openToExtension(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  handleErrors(app);
  limitAddresses(app, deps, limitFactor);
  tellWhatVaries(app);
  await app.register(compress, { global: false });

  const api = createApi(app, deps, {
    limitFactor,
    publicUrl: options.publicUrl ?? null,
    ...(options.pause && { pause: options.pause }),
    ...(options.load && { load: options.load }),
  });
  userRoutes(api, deps);
  accountRoutes(api, deps);
  accountSafetyRoutes(api, deps);
  exportRoutes(api, app, deps);
  feedbackRoutes(api, deps);
  payRoutes(api, deps);
  serviceRoutes(api, service);
  toolRoutes(api, deps, tools);
  adTextRoutes(api, deps, tools, options.adTextWaitMs);
  adsImageRoutes(api, deps, tools);
  adsVideoRoutes(api, deps, tools);
  lipSyncRoutes(api, deps, tools);
  videoTranslateRoutes(api, deps, tools);
  productRoutes(api, deps);
  campaignRoutes(api, deps);
  presetRoutes(api, deps, tools);
  brandKitRoutes(api, deps);
  projectRoutes(api, deps, tools);
  batchRoutes(api, app, deps, tools);
  documentRoutes(api, deps);
  uploadRoutes(api, deps);
  assetRoutes(api, deps);
  templateRoutes(api);
  avatarRoutes(api, deps);
  productPageRoutes(api, deps);
  productScriptRoutes(api, deps);
  voiceRoutes(api, app, deps);
  libraryRoutes(api, deps);
  collectionRoutes(api, deps);
  trackerRoutes(api, deps);
  collectionExportRoutes(api, app, deps);
  musicRoutes(app, deps);
  const missing = api.missing();
  if (missing.length > 0) throw new Error(`Calls of the contract without a route: ${missing.join(', ')}`);
  docsRoutes(app, service.health.version, tools);
  eventsRoutes(app, deps, options.events);
  filesRoutes(app, deps);
  extensionZipRoute(app, options.publicUrl ?? null);
  await templatePreviews(app);
  await samplePictures(app);
  await sampleAdRoutes(app, deps);
  libraryMediaRoutes(app, deps);
  await app.register(unsubscribeRoute(deps));
  await placePictures(app);
  await peoplePictures(app);
  await paymentNoticeRoutes(app, deps);
  if (deps.sandbox) await sandboxRoutes(app, deps.sandbox, deps.rendering);
  if (outbox) outboxRoutes(app, outbox);

  // Without it an unknown call would fall through to the pages and be answered in HTML.
  app.all('/api/*', { exposeHeadRoute: false, onRequest: refuse }, refuse);
  return app;
}

/** In the first hook, too: the body of a call that does not exist is not worth reading. */
function refuse(): never {
  throw new AppError('not_found');
}
