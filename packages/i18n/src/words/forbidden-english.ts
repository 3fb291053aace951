/** Words that English messages do without, as patterns of whole words, and what is said instead. */
export const forbiddenEnglish: readonly { readonly pattern: string; readonly say: string }[] = [
  { pattern: 'mend(?:s|ed|ing)?', say: 'fix, refine' },
  { pattern: 'anew|afresh', say: 'again, new' },
  { pattern: 'walls?', say: 'results, variants' },
  { pattern: 'things?', say: 'name it' },
  { pattern: 'letters?', say: 'email' },
  { pattern: 'whoever|somebody|anybody|nobody', say: 'your administrator, someone, anyone, no one' },
  { pattern: 'installations?', say: 'here, your administrator' },
  { pattern: 'weight|weighs?|heavy|heavier', say: 'file size' },
  { pattern: 'address(?:es)?', say: 'link, email' },
  { pattern: 'cut-outs?', say: 'cutout' },
  { pattern: 'pictures?|photographs?', say: 'image, photo' },
  { pattern: 'networks?', say: 'platform' },
  { pattern: 'backdrops?|plinths?', say: 'background, podium' },
  { pattern: 'by hand', say: 'manually' },
  { pattern: 'log in|log out', say: 'sign in, sign out' },
  { pattern: 'ad texts?', say: 'ad copy' },
  { pattern: '\\p{L}*colour\\p{L}*', say: 'color' },
  { pattern: 'centre[sd]?|centring', say: 'center' },
  { pattern: 'grey|favourites?|licences?|spelt|cancelled|afterwards|catalogues?', say: 'the American spelling' },
];

/** Where such a word is the right one: `area:key` and the patterns that it may meet. */
export const allowedEnglish: Readonly<Record<string, readonly string[]>> = {
  'creative-editor:weight': ['weight'],
  'products:editor.problems.currency': ['letters'],
  'landing:sample.description': ['by hand'],
  'landing:sample.benefits.third': ['by hand'],
  'tools/src/ad-copy/messages:sampleProduct.description': ['by hand'],
  'tools/src/ad-copy/messages:sampleProduct.benefits': ['by hand'],
  'tools/src/qr-code/messages:wifi.name': ['network'],
  'tools/src/qr-code/messages:wifi.hidden': ['network'],
  'tools/src/qr-code/messages:wifi.passwordMissing': ['network'],
  'tools/src/qr-code/messages:needContent.wifi': ['network'],
  'tools/src/qr-code/messages:vcard.address': ['address'],
};
