import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { makeGif } from '../../kit/film/node/make-gif.ts';
import { makeEdited } from './make-edited.ts';
import { makeFilms } from './make-films.ts';

export const job: ToolJob<typeof contract> = async (input, context) => {
  if (input.gif_of === null) return input.film ? makeEdited(input, input.film, context) : makeFilms(input, context);
  await makeGif(context, input.gif_of);
  return { seconds: 0, films: [], subtitles: [], engine: '' };
};
