/** The page of the site that hands a key over, and where the extension is downloaded. */
export const connectPath = '/connect-extension';
export const extensionZipPath = '/extension.zip';

/** Chrome’s name for the extension wherever it is installed: it follows from `key` in its manifest. */
export const chromeExtensionId = 'kknmhkklfimcbihholkkaollcmaemijm';

/**
 * What the connect page and the extension say to each other: “are you there?”, “I am here” (and have it now), and “here
 * is your key”.
 */
export const askKind = 'adwright-extension-ask';
export const offerKind = 'adwright-extension-here';
export const handOverKind = 'adwright-extension-key';
