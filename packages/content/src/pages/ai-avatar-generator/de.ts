import { brand } from '@adwright/contract/brand.ts';
import type { PageWords } from '../../page.ts';

export default {
  name: 'Avatar-Generator',
  title: `Avatar-Generator für Sprechervideos | ${brand.name}`,
  description:
    'Ein Sprecher, der deinen Text sagt, in jeder Sprache, in der du verkaufst. Wofür der Avatar-Generator da ist und wie du schreibst, was er sagen wird.',
  heading: 'Ein Sprecher für deine Worte',
  paragraph: `Der Avatar-Generator soll aus einem Foto, mit Einwilligung der Person darauf, einen Sprecher für deine Videos machen. Er ist noch nicht in ${brand.name}. Ein Sprecher ist so gut wie sein Skript: Schreib deins heute mit dem Skript-Generator und hör beim lauten Lesen, wie es klingt.`,
} satisfies PageWords;
