import type { Template } from '../template.ts';
import { boldType } from './bold-type.ts';
import { captionStory } from './caption-story.ts';
import { editorial } from './editorial.ts';
import { productHero } from './product-hero.ts';
import { threeReasons } from './three-reasons.ts';
import { usVersusThem } from './us-versus-them.ts';

/** Every template, in the order the gallery shows them. A new one is a file and a line here. */
export const templates: readonly Template[] = [
  productHero,
  boldType,
  editorial,
  usVersusThem,
  threeReasons,
  captionStory,
];

export function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id);
}
