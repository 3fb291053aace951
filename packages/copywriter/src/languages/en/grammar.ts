import type { GrammarRule } from '../../engine/faults.ts';

/** Mistakes around the words of a brief that a reader would trip over. */
export const grammar: readonly GrammarRule[] = [
  { name: 'the same help twice', pattern: /\bhelps? you [^.?]* and helps? you\b/gi },
  { name: 'a before a vowel', pattern: /\b[Aa] (?:[aeio]|un(?!i)|up)\w+/g },
  { name: 'an before a consonant', pattern: /\b[Aa]n (?!hou?r|honest|heir)[b-df-hj-np-tv-z]\w+/g },
  { name: 'two articles', pattern: /\b(?:a|an|the|our|your) (?:a|an|the|our|your)\b/gi },
  { name: 'with a verb', pattern: /\b(?:comes?|came) with (?:is|are|\w+(?:bs|ps|lds|ves|zes|izes)) /gi },
  { name: 'helps you with a third person', pattern: /\bhelps? you (?:is|are|has|keeps|makes|gets)\b/gi },
  { name: 'does be', pattern: /\b(?:does|do|don’t|doesn’t) (?:it |they )?(?:be|is|are) /gi },
  {
    name: 'it with a plural verb',
    pattern: /(?<!does |can |will )\b(?:it|this) (?:are|have|keep|make|give|help|come|work|fit|last)\b/gi,
  },
  {
    name: 'they with a singular verb',
    pattern: /\bthey (?:is|has|keeps|makes|gives|helps|comes|works|fits|lasts)\b/gi,
  },
];
