const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives and participles that can stand alone after "is". */
export const adjectives = setOf(`
adjustable affordable airtight allergen-free approved authentic available award-winning backed balanced beautiful
biodegradable breathable bright calm certified cheap clean clear comfortable compact compatible compostable cool cordless
cosy cozy crafted created creamy crisp crunchy customisable customizable delicious delivered designed detachable
developed durable easy effective efficient elegant engineered ergonomic fair fast fast-acting filling firm flexible foldable
formulated fragrance-free free fresh friendly fun gentle gluten-free grown handcrafted handmade handy healthy heavy-duty
hygienic hypoallergenic ideal infused inspired instant invisible large leakproof light lightweight loaded local long-lasting
loved low machine-washable made magnetic modern modular natural new nontoxic non-toxic nutritious odorless odourless odour-free
organic packed painless perfect plant-based pocket-sized portable powered powerful practical precise printed private
produced proven pure quick quiet rated ready rechargeable recommended recyclable recycled reliable removable reusable
rich rugged safe satisfying seamless secure self-cleaning shatterproof silent silky simple sleek slim small smart smooth
soft solid sourced spacious stable stackable strong sturdy stylish sugar-free suitable super-soft sustainable sweet tailored
tasty tested thick thin timeless tough transparent trusted ultralight ultra-light unbreakable unique unscented user-friendly
vegan versatile warm washable waterproof weatherproof windproof wireless woven wrinkle-free
`);

export function isAdjective(word: string): boolean {
  const bare = word.toLowerCase();
  return (
    adjectives.has(bare) ||
    /.(?:-proof|proof|-free|-friendly|-resistant|resistant|-safe|-tested|-approved|-rated|-certified|-made|-based)$/.test(
      bare,
    ) ||
    /^(?!(?:table|cable|vegetable|able)$).{3,}(?:able|ible)$/.test(bare)
  );
}

/** Nouns that take no article in the singular. */
export const massNouns = setOf(`
absorption access accuracy advice air aluminium aluminum assistance automation bamboo bass battery-life bedding brass bread butter
capacity care cashmere charging chocolate cleaning clothing coaching coffee collagen comfort compatibility connectivity content control
cooling copper cotton coverage cream credit delivery denim design durability energy equipment fabric feedback fit fiber
fibre fitness flavor flavour flexibility foam food footwear freedom fuel fun furniture glass grip growth guidance hardware
health heating help honey hydration information insight insulation insurance jewellery jewelry juice knowledge leather
lighting linen luggage maintenance makeup marketing material meat memory milk moisture money mud music nutrition oil
onboarding ownership packaging paper performance pleasure portability power precision privacy progress protection protein
quality relief research rest rice rubber safety salt security shade shelter shipping silence silk skincare sleep
software softness soil sound space speed stainless-steel steel storage strength style sugar support sunlight sweat
taste tea tech technology texture time titanium tracking traction training transparency transport travel trust
ventilation visibility warmth warranty-cover washing water wellness wine wood wool work
`);

/** Things that a product can come with, one of them. */
export const countNouns = setOf(`
adapter alarm app arm backup bag band bar base basket battery belt blade bottle bowl box brush button cable calendar camera cap card case
chain charger chip clasp clip collar compartment connector cord course cover cradle crate cup cushion dashboard dial dimmer discount display
door drawer filter finish fleece frame grip guarantee guide handle hinge holder hood hook inbox jar keyboard kit knob label lamp layer leash
lens lid light liner lining lock loop magnet map mask mat mattress membership menu microphone mirror mode motor mount nozzle opener option
outlet pad pan panel pen plan plate plug pocket port pouch program pump rack recipe remote report ring rope screen seal seat sensor set shade
shell shield sleeve sole speaker spoon spout stand steering stitch strap straw switch tag tank template texture thermometer timer toolkit
touchscreen tray trial tripod tube wall warranty wheel widget window zipper
`);

export const determiners = setOf(
  'a an the your our my his her their its this that these those any every each all some more most less fewer many much both no zero half double triple unlimited free',
);

/** Plural nouns that products are called by; a name ending in s is otherwise taken for a singular. */
export const pluralGoods = setOf(`
accessories ads apps bags balls bands bars beans beds belts bikes biscuits blankets blinds blocks books boots bottles bowls
boxes bracelets brushes cakes cameras candies candles caps cards cases chairs chargers charms cheeses chips chocolates
classes cleaners clothes coats cocktails coffees cookies courses covers creams crisps cups curtains cushions decals desks
diapers dinners dishes drinks drops earbuds earphones earrings events filters flavors flavours flowers foods frames gadgets games gifts
glasses gloves goggles granolas guides gummies hats headphones heels herbs hoodies jackets jeans jewels juices kits knives lamps
leggings lenses lessons lights lipsticks loafers lotions machines markers masks mats meals mugs nails napkins necklaces
noodles notebooks oils ornaments pads paints pajamas pans pants papers patches pencils pens phones pillows plans plants
plates pods posters pots powders presets prints products puzzles rentals rings robes rugs salads sandals sauces scarves
scissors seeds serums sheets shirts shoes shorts skirts slippers sneakers soaps socks soups spices stickers stools
straws suits sunglasses supplements sweaters swimsuits tablets teas templates tents tickets tiles tires toothbrushes tools
tours towels toys trainers treats trips trousers tyres umbrellas vegetables videos vitamins wallets watches wines wipes
workouts workshops yarns
`);

/** Ordinary words that facts begin with and that are in no other list. */
export const ordinaryWords = setOf(`
age air all-day also always and any anti app arm at auto automatic baby back bag ball bamboo base battery beach bean bed beginner bento
big bike bite blade blister blood blue board body book boot bottle bottom box brand breakfast bulk bundle business button by cabin
cable cake camera camping candle car card carry case cat ceramic certified chair charge child children city class closed cloud
coach coat cold color community complete condition contact contactless convertible corner cruelty crystal cup curated custom customer
cycle daily dairy data day deep delicate dental digital dishwasher dog door double down dual early earth eco egg electric elastic emergency
end-to-end energy entry error even evening event everyday everything exclusive expert express extra eye fabric face false family farm fat feature
felt few film filter fine fire first fit five flame flat fleece floor fluid food foot for four fragrance freshly frost fruit full fully
game garden genuine gift glare gluten gold grain grass great green ground group gym half hand hand-bent hands hands-free handle hard head heart heat
heated heavy hidden high home hot hour hourly hundreds ice impact in indoor infrared infinite inner interactive internal it japan jargon jewel
job junk key kid kids kitchen knit label lace lactose land laptop large laser latex layer lead leak learn leather leg lemon less lid life
lifetime light limited lined linen lip liquid lithium live local lock locally long loose low lunch machine made magnet mail main make maple merino
market mass mat matte meal medical mesh metal mid micro mild mind mini mirror mobile moisture mold money monthly mood morning motion mount multi
multiple name natural neck new night noise non nonslip nothing notification nut oak oat odor office oil on one one-click one-tap one-touch online
only open orchard original out outdoor oven over overnight own oxygen package padded pain pair pan panel paper parent part party pasture patented
payment people personal pet petrol phone photo picture piece pine pink plant plastic play plug pocket point pool post power practice pre precision
premium pressure pro professional protective purple quarterly rain random rapid raw real recipe red reinforced relaxed remote residue retractable
reward rice right risk road roast room round royal rubber safe salt same sand satin scent school scratch screen sea seat secret self sensitive
set seven shade sharp shock short side signal silicone silver single six size skill skip sleep slip slow small-batch smell snack snap social soil
solar solid sound soup sour spare special speed spill spot spring stain stainless stand standard steady steel step sticky still stitch stone stop
straight strap stream street stress string strong student studio sub sugar sulfate summer sun super surface sweat swivel table tailor tamper tap
tea team tear ten test texture thermal thick thousands three tight tiny title to toe tool top total touch toxic trace track traditional travel
trial triple true try two type ultra under uniform unique up upper usb c user value vanilla variable vegan vegetable video view vintage vitamin voice wall
warm warranty waste water wave weather web week weekend weekly weight wheel wide wild wind window winter wire with without women woman wood wooden
wool work workout world wrist written yearly year yes yoga you young your zero zip
`);

/** Words that keep their capital inside a sentence. */
export const properWords = setOf(`
african alpine american arabica arctic asian atlantic australian austrian belgian berlin brazilian british california canadian caribbean
chinese christmas colombian cornish cuban czech danish dutch easter egyptian english ethiopian european finnish french german greek
halloween hawaiian himalayan icelandic indian instagram irish italian japanese kenyan korean london mediterranean mexican milan moroccan
nordic norwegian pacific paris persian peruvian polish portuguese russian scandinavian scottish siberian sicilian spanish swedish swiss thai
tiktok turkish tuscan ukrainian victorian vietnamese welsh bluetooth android google apple amazon facebook linkedin youtube shopify
monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december i
`);

/** Hold a sentence together and say nothing alone. */
export const weightless = setOf(`
a an the and or of for in on at by with to is are it its you your our we i as if no not per
about after again against always among another around because been before being between both could daily days during each easily
either else enough even ever every everyone everything first from full hours into just keeps less like longer made makes many matter
minutes month months more most much never next only other others over same seconds should since some still such than that their them
then there these they thing things this those through time times today under until upon very week weeks were what when where which while
will with within without would year years your yours
`);

/** Worth a tag or a place in the brand's vocabulary: a word that names something. */
export function isKeyword(word: string): boolean {
  const bare = word.toLowerCase();
  return !weightless.has(bare) && [countNouns, massNouns, pluralGoods].some((nouns) => nouns.has(bare));
}
