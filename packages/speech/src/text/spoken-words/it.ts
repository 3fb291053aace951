import type { SpokenWords } from './spoken-words-shape.ts';

export const it: SpokenWords = {
  and: 'e',
  at: 'chiocciola',
  plus: 'più',
  equals: 'uguale',
  dot: 'punto',
  slash: 'barra',
  hashtag: 'hashtag',
  times: 'per',
  number: 'numero',
  centsJoin: 'e',
  countries:
    /\s(?:statunitens[ei]|britanniche|giapponesi|cinesi|russi|indonesiane|sudcoreani|turche|brasiliani|sauditi|taiwanesi)|\bnuovi\s/gu,
  abbreviations: {
    'sig.': 'signor',
    'sig.ra': 'signora',
    'dott.': 'dottor',
    'dott.ssa': 'dottoressa',
    'ecc.': 'eccetera',
    'es.': 'esempio',
    'p.es.': 'per esempio',
    'ca.': 'circa',
    'max.': 'massimo',
    'min.': 'minimo',
    'n.': 'numero',
    'tel.': 'telefono',
    'incl.': 'incluso',
    iva: 'iva',
    'v.': 'via',
    'p.zza': 'piazza',
  },
};
