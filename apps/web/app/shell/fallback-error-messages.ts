import errorPage from '@adwright/i18n/messages/en/error-page.ts';

/** English words for the one case in which nothing could be loaded, not even the words. */
export const fallbackErrorMessages = { 'error-page': errorPage };
