import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { makeEdited } from './make-edited.ts';
import { makeFilms } from './make-films.ts';

export const job: ToolJob<typeof contract> = (input, context) =>
  input.film ? makeEdited(input, input.film, context) : makeFilms(input, context);
