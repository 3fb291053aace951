/** By the ad's language: a brand in Latin letters at the beginning would turn the whole line round. */
export function directionOf(language: string): 'rtl' | 'auto' {
  return /^(?:ar|fa|he|ur)(?:-|$)/i.test(language) ? 'rtl' : 'auto';
}
