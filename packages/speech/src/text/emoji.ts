import { type Replacement, replaceWhere } from './replacement.ts';

const emoji =
  /(?:\p{Regional_Indicator}{2}|[#*\d]\u{fe0f}?\u{20e3}|\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?(?:\u{200d}\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?)*)/gu;

/** A voice that reads "party popper" aloud sounds like a machine; only those that stand for a word or number are said. */
export function emojis(text: string): Replacement[] {
  return replaceWhere(text, emoji, ([sign]) => {
    if (/^[™®©]/u.test(sign)) return '';
    if (sign.includes('\u{20e3}')) return ` ${sign[0]} `;
    return sign === '💯' ? ' 100 ' : '';
  });
}
