import type { PromptPack } from '../../prompt/prompt-pack.ts';

export const prompt: PromptPack = {
  leadIn:
    /^(?:(?:please|i(?:'d| would)? (?:want|need|like)(?: to (?:see|have))?|can you|could you|make|create|generate|design|draw|show|give)\s+)*(?:me\s+|us\s+)?(?:(?:an?|the|some)\s+)?(?:(?:nice|cool|great|new|short)\s+)?(?:(?:picture|image|photo|photograph|video|clip|visual|shot|ad|advert|poster|banner)s?\s+(?:of|for|with|showing|about)\s+)?/i,
  scenes: [
    {
      match: /\b(?:beach|sea|ocean|summer|pool|sunscreen|surf|holiday|vacation|tropical)\b/i,
      setting: [
        'on warm sand with the sea out of focus behind',
        'beside a pool, water ripples reflected from below',
        'on a sun-bleached wooden deck above the beach',
      ],
      light: [
        'late-afternoon sun from the side, long soft shadows',
        'bright midday sun through a thin awning',
        'golden hour, with a warm rim of light',
      ],
      mood: ['carefree and fresh', 'light-hearted, a little salt in the air', 'slow summer ease'],
    },
    {
      match:
        /\b(?:coffee|tea|food|meal|snack|chocolate|sauce|bakery|bread|cake|restaurant|kitchen|cook|drink|juice|wine|beer|breakfast)\b/i,
      setting: [
        'on a worn wooden kitchen table with a few crumbs left in',
        'on a stone counter, ingredients loosely around it',
        'on a linen cloth by an open window',
      ],
      light: [
        'soft window light from the left, gentle steam visible',
        'warm morning light, low and directional',
        'diffused daylight with one bright highlight',
      ],
      mood: ['appetising and honest', 'cosy, made a minute ago', 'generous and unhurried'],
    },
    {
      match: /\b(?:skin|serum|cream|beauty|makeup|shampoo|perfume|lotion|soap|cosmetic|hair)\b/i,
      setting: [
        'on wet pale stone with small drops of water',
        'on a bathroom shelf of light marble, a folded towel behind',
        'on smooth plaster in two close tones',
      ],
      light: [
        'large soft light from above, clean reflections on the edges',
        'morning light through frosted glass',
        'soft light with one crisp shadow of a leaf',
      ],
      mood: ['calm, pure and tactile', 'quietly luxurious', 'fresh as the first minutes of the day'],
    },
    {
      match:
        /\b(?:run|running|runner|gym|fitness|sport|yoga|bike|cycling|training|hike|hiking|outdoor|trail|mountain|camp)\w*\b/i,
      setting: [
        'on a forest trail with mist between the trees',
        'on an empty track early in the morning',
        'on bare rock above a wide valley',
      ],
      light: [
        'cool dawn light with a warm edge',
        'hard low sun, dust and breath visible',
        'overcast light, true colours, deep texture',
      ],
      mood: ['determined and alive', 'free, with room to breathe', 'raw and energetic'],
    },
    {
      match:
        /\b(?:app|software|phone|laptop|tablet|dashboard|saas|website|computer|headphones?|earbuds|gadget|tech)\b/i,
      setting: [
        'on a tidy desk with one plant and a notebook',
        'in a calm living room, held in natural hands',
        'on a plain surface in the brand’s colour',
      ],
      light: [
        'soft daylight from a large window, no glare on the screen',
        'even studio light with a gentle gradient behind',
        'evening light, the screen as a second soft source',
      ],
      mood: ['clear-headed and capable', 'focused and friendly', 'modern without showing off'],
    },
    {
      match: /\b(?:office|team|business|meeting|work|freelanc|startup|b2b)\w*\b/i,
      setting: [
        'in a bright studio office with real signs of work',
        'at a shared table, papers and cups about',
        'by a window with the city softly behind',
      ],
      light: ['natural daylight, balanced and bright', 'soft side light with open shadows', 'early light, still cool'],
      mood: ['confident and human', 'calm competence', 'shared momentum'],
    },
    {
      match: /\b(?:christmas|winter|snow|gift|cozy|cosy|fireplace|new year|hanukkah)\b/i,
      setting: [
        'on a dark wooden sill, frost on the glass behind',
        'among plain wrapping paper and a sprig of pine',
        'in fresh snow with footprints leading out of frame',
      ],
      light: [
        'warm light from within against blue dusk',
        'candlelight with soft falloff',
        'low winter sun, pale and clear',
      ],
      mood: ['warm and expectant', 'quietly festive', 'snug and generous'],
    },
    {
      match: /\b(?:kids?|child|children|baby|family|dog|cat|puppy|pets?|toys?|school)\b/i,
      setting: [
        'on a living-room rug in the middle of everyday life',
        'in a garden with long grass',
        'in a hallway with boots and bags by the door',
      ],
      light: ['bright soft daylight, slightly warm', 'afternoon sun through curtains', 'open shade, gentle and even'],
      mood: ['playful and real', 'tender, caught in passing', 'cheerful chaos, kindly seen'],
    },
    {
      match: /\b(?:street|city|urban|fashion|sneakers?|shoes|jacket|dress|bag|watch|sunglasses|jewel\w*)\b/i,
      setting: [
        'on a quiet street with a plain painted wall',
        'on concrete steps with clean lines',
        'in front of a shop window at dusk',
      ],
      light: [
        'hard sunlight with graphic shadows',
        'overcast sky as one huge soft light',
        'mixed dusk light, one warm lamp',
      ],
      mood: ['self-assured and current', 'cool, with a wink', 'understated elegance'],
    },
    {
      match: /\b(?:home|sofa|lamp|chair|table|bed|pillow|mattress|plant|candle|interior|room|decor|furniture)\b/i,
      setting: [
        'in a lived-in room with natural materials',
        'against a limewashed wall, a little space around it',
        'by a tall window with linen curtains',
      ],
      light: [
        'soft daylight that falls off into the room',
        'late light, long and warm',
        'a single lamp in the evening',
      ],
      mood: ['restful and welcoming', 'quiet and well kept', 'warm and personal'],
    },
    {
      setting: [
        'on a seamless background in one confident colour',
        'on a simple plinth with plenty of space around it',
        'on textured paper with a soft shadow',
        'in a real everyday place, uncluttered',
      ],
      light: [
        'large soft key light from the upper left, gentle shadow',
        'crisp studio light with one clear shadow',
        'natural window light, soft and directional',
      ],
      mood: ['confident and inviting', 'clean and optimistic', 'bold and uncomplicated', 'warm and trustworthy'],
    },
  ],
  composition: {
    image: [
      'subject slightly off centre, a third of the frame left empty for words',
      'close, at eye level, shallow depth of field, room for a headline above',
      'straight from above, objects in a loose grid, one gap for text',
      'low angle, subject large and proud, clear space at the top',
    ],
    video: [
      'open on a close detail, pull back in one slow move to reveal the whole, end with space for the call to action',
      'three short shots: the need, the product in use, the result; steady camera, cuts on movement',
      'one continuous take that follows a hand to the product, slow push in, calm ending',
      'vertical framing, subject in the middle third, quick first movement within the opening moment',
    ],
  },
  avoid: {
    image:
      'text or logos in the picture, extra fingers or warped edges, clutter, oversaturated colours, a stock-photo smile',
    video: 'text burned into the picture, flicker, morphing shapes, fast zooms, shaky camera, a stock-photo smile',
  },
  sentence: {
    image:
      '{subject}, {setting}. Light: {light}. Composition: {composition}. Mood: {mood}. Photographic, true materials and colours. Avoid {avoid}.',
    video:
      '{subject}, {setting}. Light: {light}. Camera: {composition}. Mood: {mood}. Natural movement, true materials and colours. Avoid {avoid}.',
  },
};
