import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about in someone's private life. Nothing here states a fact about the product. */
export const lifeThemes: readonly Theme[] = [
  {
    match:
      /^(?![\s\S]*\b(?:scents?|perfumes?|fragrances?|cologne|eau|skin|hair|lotion)\b)(?=[\s\S]*\b(?:drinks?|coffee|tea|water|bottle|mug|flask|tumbler)\b)(?=[\s\S]*\b(?:cold|hot|warm|insulat\w+)\b)/i,
    moves: {
      question: ['Lukewarm again?', 'What happened to your drink since this morning?'],
      problem: ['Perfect at breakfast, lukewarm by lunch.', 'Nobody ever asked for a lukewarm drink.'],
      agitate: ['And there’s no rescuing lukewarm.'],
      after: ['The last sip as good as the first.', 'Every sip the way you like it.'],
      story: ['You reach for your drink at noon. You know how this ends.'],
      headline: ['No more lukewarm', 'The last sip like the first'],
      slogan: ['{brand}. Down with lukewarm.', '{brand}. Every sip as it should be.'],
    },
  },
  {
    match: /\b(?:comfort\w*|softest|cushion\w*|co[sz]y|ergonomic|back pain|posture|snug|plush|breathable)\b/i,
    moves: {
      question: ['How do you feel by the end of the day?', 'When did comfortable become a luxury?'],
      problem: ['By evening, you feel every hour of the day.', 'Looks good, feels wrong. You know the kind.'],
      agitate: ['And tomorrow you do it all again.'],
      after: ['So comfortable you stop noticing.', 'Comfort you carry through the whole day.'],
      headline: ['Comfort, all day', 'Feels like the weekend'],
      slogan: ['{brand}. Feel at ease.', '{brand}. Comfort without asking.'],
    },
  },
  {
    match: /\b(?:sleep\w*|insomnia|mattress\w*|pillows?|bedtime|well[- ]rested)\b/i,
    moves: {
      question: ['How did you sleep last night?', 'Awake again?'],
      problem: ['You go to bed tired and get up tired.', 'The ceiling gets boring after midnight.'],
      agitate: ['And the morning won’t wait until you’re rested.'],
      after: ['Mornings you don’t have to fight.', 'Wake up and mean it.'],
      story: ['It’s late, the house is quiet, and you’re wide awake.'],
      headline: ['Sleep like you mean it', 'Better nights, better days'],
      slogan: ['{brand}. Good night, for real.', '{brand}. Wake up better.'],
    },
  },
  {
    match:
      /\b(?:energy|healthy?|fitness|workouts?|protein|vitamins?|gut|digest\w*|nutrition|wellness|stress\w*|relax\w*)\b/i,
    moves: {
      question: ['How do you want to feel today?', 'Running on empty again?'],
      problem: ['Good intentions are easy. Sticking to them isn’t.', 'The day takes more than it gives back.'],
      agitate: ['And “from Monday” never comes.'],
      after: ['A good habit that’s easy to keep.', 'Small habit, good feeling.'],
      headline: ['A habit you’ll keep past January', 'Feel good, keep going'],
      slogan: ['{brand}. Feel good, keep going.', '{brand}. The good habit.'],
    },
  },
  {
    match:
      /\b(?:skin(?:care)?|serums?|moistur\w+|hydrat\w+|anti-wrinkle|acne|glow\w*|hair|shampoo|makeup|lipstick|beauty|beard)\b/i,
    moves: {
      question: ['What does the mirror say in the morning?', 'How full is your bathroom shelf?'],
      problem: ['A shelf full of bottles, and none of them quite right.', 'Too many steps, too little to show for it.'],
      agitate: ['And every morning you start from scratch.'],
      after: ['A routine you actually keep.', 'You, on a good day.'],
      headline: ['A routine worth keeping', 'Your mirror will agree'],
      slogan: ['{brand}. Kind to you.', '{brand}. You, on a good day.'],
    },
  },
  {
    match:
      /\b(?:tast(?:e|es|y|ing)|flavou?rs?|delicious|coffee beans?|espresso|chocolate|snacks?|recipes?|meals?|sauces?|bakery|dinners?|breakfast|crunchy|creamy)\b/i,
    moves: {
      question: ['Hungry for something better?', 'When did you last really taste something?'],
      problem: ['Quick usually tastes like quick.', 'Convenient rarely tastes like much.'],
      agitate: ['And then you’re hungry for something real.'],
      after: ['The first taste settles it.', 'Hide it, or share it. Your call.'],
      headline: ['Taste settles it', 'Don’t expect leftovers'],
      slogan: ['{brand}. Taste the point.', '{brand}. Go on, have another.'],
      cta: ['Taste it for yourself.', 'Have a taste.'],
      button: ['Taste it', 'Get a taste'],
    },
  },
  {
    match:
      /\b(?:durab\w+|sturdy|lifetime|built to last|made to last|tough|unbreakable|scratch-?\w*|stainless|solid (?:wood|steel|oak|brass)|repairab\w+|rugged|full-grain)\b/i,
    moves: {
      question: ['How often have you bought the same thing again?', 'Whatever happened to things that last?'],
      problem: ['Cheap is what you pay every time it breaks.', 'Things used to be made to last.'],
      agitate: ['So you buy it again. And it breaks again.'],
      after: ['Buy it once, and be done with it.', 'Better with every year you use it.'],
      contrast: ['Made to be kept, not replaced.'],
      headline: ['Made to be kept', 'Buy it once'],
      slogan: ['{brand}. Made to stay.', '{brand}. Outlasts the trend.'],
    },
  },
  {
    // Not "clean lines", "easy to clean" or a knife for the kitchen: none of them does the housework.
    match: /\b(?:cleans|cleaners?|cleaning|tidy|laundry|vacuum\w*|stains?|dust|declutter\w*|odou?rs?)\b/i,
    moves: {
      question: ['Didn’t you just clean that?', 'Where does all the mess come from?'],
      problem: ['You clean up, turn around, and it’s back.', 'Housework has no finish line.'],
      agitate: ['There goes the weekend.'],
      after: ['Sit down. It’s done.', 'A home that feels like yours again.'],
      headline: ['Clean, without the weekend', 'Clean up, sit down'],
      slogan: ['{brand}. Home, but nicer.', '{brand}. Clean is a feeling.'],
    },
  },
  {
    match:
      /\b(?:styl(?:e|ish)|fashion|elegan\w+|outfits?|jewell?ery|leather|handbags?|dress(?:es)?|sneakers?|wardrobe|timeless)\b/i,
    moves: {
      question: ['What says “you” without a word?', 'Tired of seeing the same thing on everyone?'],
      problem: ['Everything looks the same this season.', 'Trends expire. Taste doesn’t.'],
      after: ['The one you always reach for.', 'Compliments happen.'],
      contrast: ['Seasons change. Good taste stays.'],
      headline: ['The one you reach for', 'Compliments not included'],
      slogan: ['{brand}. Look again.', '{brand}. Taste, settled.'],
    },
  },
  {
    match:
      /\b(?:eco\w*|sustainab\w+|recycl\w+|plastic-free|zero[- ]waste|compost\w+|biodegrad\w+|planet|climate|carbon|refill\w*)\b/i,
    moves: {
      question: ['What if the better choice were also the easy one?', 'How much ends up in the trash?'],
      problem: ['Doing the right thing shouldn’t feel like a sacrifice.', 'Single use, every single day.'],
      after: ['A better choice you don’t have to think about.', 'Good for your day and easier on the planet.'],
      headline: ['Good for you, easy on the planet', 'The trash can will miss you'],
      slogan: ['{brand}. Good things, less waste.', '{brand}. Better, by choice.'],
    },
  },
  {
    match: /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|parents?|mums?|moms?|dads?|famil(?:y|ies))\b/i,
    moves: {
      question: ['Anyone else negotiating before breakfast?', 'What would make family life a little easier?'],
      problem: ['Family life has enough moving parts.', 'Everyone needs something, and all of it now.'],
      agitate: ['And bedtime is still hours away.'],
      after: ['A little more calm at home.', 'More together, less to manage.'],
      headline: ['Made for real family life', 'Peace by bedtime'],
      slogan: ['{brand}. For the everyday circus.', '{brand}. Family life, made lighter.'],
    },
  },
  {
    match: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|paws?)\b/i,
    moves: {
      question: ['Who really runs your home?', 'Only the best for the one on the sofa?'],
      problem: ['They can’t tell you what they need. You just know.', 'The label says “for pets”. They beg to differ.'],
      after: ['You’ll see it in their eyes.', 'Approved by the one who matters.'],
      headline: ['Because they’re family', 'For the one who runs the house'],
      slogan: ['{brand}. Because they’re family.', '{brand}. For the one on the sofa.'],
    },
  },
  {
    match:
      /\b(?:travel\w*|portable|trips?|luggage|commut\w+|on the go|carry-on|backpacks?|flights?|pocket|compact|cup holders?|hik(?:e|ing|ers?)|camp(?:ing|ers?))\b/i,
    moves: {
      question: ['What do you always wish you’d packed?', 'Always on the move?'],
      problem: ['Out and about, something’s always missing.', 'What works at home rarely works on the way.'],
      after: ['Pack it and forget about it.', 'Ready when you are.'],
      story: ['Keys, phone, bag. And the one thing that makes the way there better.'],
      headline: ['Ready when you are', 'Goes where you go'],
      slogan: ['{brand}. Goes where you go.', '{brand}. Out there with you.'],
    },
  },
  {
    match:
      /\b(?:runn(?:ers?|ing)|cycl(?:ing|ists?)|gym|yoga|pilates|athlet\w+|marathon|training (?:plan|gear|shoes))\b/i,
    moves: {
      question: ['Ready when the alarm goes off?', 'What gets you out of the door?'],
      problem: ['The hardest part is the step out of the door.', 'Motivation comes and goes.'],
      after: ['You’ll want to go again.', 'Another good day in the legs.'],
      headline: ['For the days you show up', 'Ready to go again'],
      slogan: ['{brand}. Show up.', '{brand}. Go again.'],
    },
  },
];
