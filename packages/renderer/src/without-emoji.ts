const emoji = /\p{RGI_Emoji}/gv;

/** What of a text is written, not pictured. */
export function withoutEmoji(text: string): string {
  return text.replaceAll(emoji, '');
}
