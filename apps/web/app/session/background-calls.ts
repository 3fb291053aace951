import type { EndpointId } from '@adwright/contract/endpoints.ts';

/**
 * The calls that may fail without a toast, and why: nobody pressed anything for them, or their end is told by other
 * means. Whatever else a person's action asks of the server says so when it fails. A test finds a quiet call that is
 * not listed here.
 */
export const backgroundCalls = {
  config: 'read with the page',
  userLogout: 'errors are ignored, as the specification says',
  userPreferences: 'read when a menu opens',
  userStorage: 'read when a menu opens',
  payBillingPortal: 'read when a menu opens; its link stays disabled',
  payCreateOrder: 'has the specification’s own words',
  payOrderStateSync: 'asked while somebody waits; loud when they press the button',
  shareGet: 'the page itself says that the link is gone',
  templateList: 'the list itself says it and offers another try',
  productList: 'the list itself says it and offers another try',
  projectList: 'the list itself says it and offers another try',
  userSessions: 'the list itself says it and offers another try',
  campaignList: 'read with its section',
  presetList: 'read with its form',
  assetGet: 'read to show pictures',
  assetCutOutPreview: 'a preview, made while somebody types',
  assetCutOutPart: 'the canvas itself says it',
  productGenerateScripts: 'asked while somebody types; the page writes them itself instead',
  voiceList: 'read with its form',
  voicePronunciations: 'the fields themselves say it',
  voicePronounce: 'the fields themselves say it',
  voiceSpeak: 'a preview, made while somebody types; the preview itself says it',
  toolQuote: 'asked while somebody types',
  toolRunGet: 'follows a run',
  toolRunList: 'follows runs',
  toolRun: 'asked several times; the end is told',
  projectUpdate: 'asked several times; the end is told',
  aiAdsImageCreate: 'asked several times; the end is told',
  productUploadChunk: 'sent several times; the end is told',
  productUploadState: 'asked between parts; the end is told',
  documentGet: 'the editor itself says it',
  documentSave: 'saves by itself; the editor shows how it stands',
  documentHistory: 'the dialog itself says it',
} as const satisfies Partial<Record<EndpointId, string>>;
