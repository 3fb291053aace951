/**
 * Verbs that benefits of products begin with, in their base form. A first word that is not here is not
 * taken for a verb: a benefit wrongly read as a noun still makes a sentence, the other way round it does not.
 */
const plain = `
absorb accelerate access achieve activate adapt add adjust advance alert align amplify analyse analyze anchor answer apply
arrive assemble assist attach attract automate avoid awaken balance become beat begin behave bend bind blend block
blow book boost bounce break breathe brew brighten bring browse brush build burn calm capture care carry catch change
charge check choose clarify clean cleanse clear climb clip close collapse collect combine come comfort compare
complete compress conceal connect conquer convert cook cool correct cost cover craft create crush cure customise
customize cut cushion dazzle decrease defend deliver delight deploy design detect detox develop discover dissolve
double draw dress drink drive drop dry earn ease eat edit elevate eliminate embrace empower enable encourage end
energise energize engage enhance enjoy enrich ensure escape exceed excel exfoliate expand experience explore express
extend fade feed feel fight fill filter find finish firm fit fix flatten float flow focus fold follow forget free
freshen fuel gain generate get give glide glow go grab grip grow guarantee guard guide handle hang heal heat help
hide hit hold hook hug hydrate identify illuminate impress improve include increase inform insert inspire install
insulate integrate invest invite jump keep kick kill know land last launch lead learn leave let level lift light
limit link listen live load lock look lose love lower maintain make manage map mask master match maximise maximize
measure meet melt mend minimise minimize mix moisturise moisturize monitor motivate mount move neutralise neutralize
nourish offer open optimise optimize order organise organize outlast outperform own pack pair park pass pay perfect
perform personalise personalize pick plan play plug polish pop power practise practice prepare preserve prevent
produce promote protect prove provide pull pump purify push put raise reach read rebuild receive recharge reclaim
recognize record recover recycle reduce refill refine refresh regain regulate rejuvenate relax release relieve remain remember remind
remove renew repair repel replace replenish require rescue resist respond rest restore reuse reveal revive ride
rinse rise roll rotate run save scale scan schedule score seal see sell send serve set share shape shave shield shift
shine ship shorten show shrink shut simplify sit sketch skip slash sleep slide slim slip slow smell smooth snap soak soften
solve soothe sound sparkle speed spend split spot spread squeeze stabilise stabilize stack stand start stay steam
step stick stimulate stop store straighten stream strengthen stretch suit supply support surprise survive sustain sync swap swim switch tackle
tailor take target taste teach tell test think thrive tighten tone track train transfer transform translate transport
travel treat trim try tuck tune turn twist uncover understand unlock unpack unwind update upgrade use utilise utilize wake
walk warm warn wash wear weigh whiten win wipe withstand work worry wrap write zip
`;

export const verbs: ReadonlySet<string> = new Set(plain.trim().split(/\s+/));

/** Verbs that are as often nouns or adjectives: only what follows tells. */
export const ambiguous: ReadonlySet<string> = new Set(
  `access answer balance book battery beat block blow boost break brush build burn calm care change charge check clean clear
  clip close comfort cook cool cost cover craft cure cut cushion delight design double dress drink drive drop dry ease
  end escape experience express fill filter finish firm fit fix float flow focus fold free fuel gain glow grip guarantee
  guard guide handle heat help hold hook hug jump kick kill last launch lead level lift light limit link load lock look
  love lower map mask master match mix mount move offer open order own pack pair park pass pay perfect pick plan play
  plug polish pop power practice pump push raise reach read recharge release repair rescue rest ride rinse rise roll
  run scale scan schedule score seal set shape share shield shift shine ship show sleep slide slim slow smell smooth
  snap sound sparkle speed split spot spread stack stand start stay steam step store stream stretch suit supply support
  surprise target taste test tone track train transfer transport travel treat trim tune turn twist update upgrade use
  wake walk warm wash wear work wrap zip`
    .trim()
    .split(/\s+/),
);

const irregularThird: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does', go: 'goes' };
const baseOfIrregular: Readonly<Record<string, string>> = { has: 'have', is: 'be', are: 'be', does: 'do', goes: 'go' };

/** keep → keeps, wash → washes, carry → carries */
export function thirdPerson(base: string): string {
  const irregular = irregularThird[base];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** keeps → keep; null when the word is not the third person of a known verb. */
export function baseOf(third: string): string | null {
  const irregular = baseOfIrregular[third];
  if (irregular !== undefined) return irregular;
  if (!third.endsWith('s') || third.endsWith('ss')) return null;
  const candidates = [third.slice(0, -1), third.slice(0, -2), `${third.slice(0, -3)}y`];
  return candidates.find((candidate) => verbs.has(candidate) && thirdPerson(candidate) === third) ?? null;
}

const doubling: ReadonlySet<string> = new Set(
  'begin clip cut drop fit forget get grab grip hit hug let map plan plug pop put run set shut sit skip slim slip snap spot stop trim win wrap zip'.split(
    ' ',
  ),
);

/** keep → keeping, save → saving, cut → cutting */
export function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (base === 'tie' || base === 'die' || base === 'lie') return `${base.slice(0, -2)}ying`;
  if (doubling.has(base)) return `${base}${base.at(-1)}ing`;
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}
