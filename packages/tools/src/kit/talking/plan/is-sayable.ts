/** `[pause 2s]` and the like, which nobody says. */
const marks = /\[[^\]]*\]|<[^>]*>/gu;

/** Whether there is a letter or a digit in it that a voice could say. */
export const isSayable = (script: string): boolean => /[\p{L}\p{N}]/u.test(script.replaceAll(marks, ''));
