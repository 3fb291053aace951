import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

type Names = Readonly<Record<string, string>>;
type Messages = { readonly places: Names; readonly scenes: Names };

const folder = new URL('../messages/', import.meta.url);
const languages = readdirSync(folder).filter((file) => /^[a-z]{2}\.ts$/.test(file));

/** Letters that a line of a tile holds at its usual width; scripts without spaces are parted anywhere. */
const most = 17;

it.each(languages)('names places and scenes in %s by words that a tile has room for', async (file) => {
  const [messages] = Object.values((await import(new URL(file, folder).href)) as Record<string, Messages>);
  if (!messages) throw new Error('No messages.');
  const words = [...Object.values(messages.places), ...Object.values(messages.scenes)].flatMap((name) =>
    name.split(/[\s-]+/),
  );
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word) => word.length > most && !/\p{Script=Katakana}/u.test(word))).toEqual([]);
});
