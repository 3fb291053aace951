import type { Theme } from '../../engine/pack.ts';

/** What a brief can be about at work, with money or with one's time; and what one can do with the product. */
export const workThemes: readonly Theme[] = [
  {
    match:
      /\b(?:sav(?:e|es|ing) (?:you )?(?:\w+ ){0,2}(?:time|hours?|minutes?)|time-saving|automat\w+|busywork|deadlines?|hours? (?:a|per|every) (?:day|week|month))\b/i,
    moves: {
      question: [
        'Where did the week go?',
        'What would you do with a free evening?',
        'How much of your day is busywork?',
      ],
      problem: [
        'The day fills up with things that shouldn’t take this long.',
        'The list grows faster than you can tick it off.',
        'Too many evenings go to catching up.',
      ],
      agitate: ['And nobody hands that time back.', 'Tomorrow starts where today stopped.'],
      after: ['Evenings that are yours again.', 'Done early, for once.', 'More time for what you’d rather do.'],
      story: ['It’s late, and the list is still long.'],
      contrast: ['Less busywork. More day.'],
      headline: ['Get your time back', 'More day in your day', 'Done before you know it'],
      slogan: ['{brand}. More day in your day.', '{brand}. Time well kept.', 'Take your time back. {brand}.'],
    },
  },
  {
    match:
      /\b(?:sav(?:e|es|ing) (?:\w+ ){0,2}money|afford\w+|budgets?|cut(?:s|ting)? (?:\w+ )?(?:costs?|bills?)|lower (?:bills?|costs?)|no (?:subscriptions?|hidden fees?|fees?|contract))\b/i,
    moves: {
      question: ['Where does the money go every month?', 'Why pay for what you don’t use?'],
      problem: ['Small costs have a way of becoming big ones.', 'Good value shouldn’t be this hard to find.'],
      agitate: ['And next month it starts all over.'],
      after: ['A bill you can look at calmly.', 'Money left for something nicer.'],
      headline: ['Your wallet will approve', 'Pay for what you need'],
      slogan: ['{brand}. Worth it.', '{brand}. Sensible looks good.'],
    },
  },
  {
    match:
      /\b(?:eas(?:y|ier|ily)|simpl(?:e|er|y|ify|ifies)|no (?:setup|tools|training|coding|code|mess|fuss)|one[- ](?:click|tap|touch)|beginners?|drag[- ]and[- ]drop|hassle\w*|effortless\w*)\b/i,
    moves: {
      question: ['Why does it have to be so complicated?', 'When did simple get so rare?'],
      problem: ['You shouldn’t need a manual for this.', 'Complicated is common. Simple is rare.'],
      agitate: ['So it never gets done the way it should.'],
      after: ['It works, and you get on with your day.', 'Nothing to figure out.'],
      headline: ['Simple, at last', 'No manual required'],
      slogan: ['{brand}. Easy does it.', '{brand}. Simple wins.'],
    },
  },
  {
    match: /\b(?:secur(?:e|es|ity)|privacy|private|encrypt\w+|alarms?|theft|backups?|safety)\b/i,
    moves: {
      question: ['How sure are you?', 'What would it cost you if it went wrong?'],
      problem: ['You only notice protection when it’s missing.', 'It’s always fine, until it isn’t.'],
      after: ['One worry less.', 'Sleep easier tonight.'],
      headline: ['One worry less', 'Lock it and forget it'],
      slogan: ['{brand}. Sure is sure.', '{brand}. Rest easy.'],
    },
  },
  {
    match: /\b(?:teams?|projects?|meetings?|workflows?|collaborat\w+|remote work\w*|coworkers?)\b/i,
    moves: {
      question: ['How many tabs are open right now?', 'Who has the latest version?'],
      problem: ['The work about the work eats the day.', 'Everyone’s busy, and nobody knows what’s done.'],
      agitate: ['The next meeting won’t fix it.'],
      after: ['Everyone knows what’s next.', 'Work that moves, instead of work about work.'],
      story: ['It’s nine in the morning, and the inbox has already won.'],
      headline: ['Everyone on the same page', 'Work that moves'],
      slogan: ['{brand}. Work that moves.', '{brand}. Everyone in the picture.'],
    },
  },
  {
    match:
      /\b(?:invoic\w+|paperwork|bookkeep\w*|accounting|tax(?:es)?|freelanc\w+|admin|spreadsheets?|crm|inbox|receipts?)\b/i,
    moves: {
      question: ['Nobody starts out for the paperwork, right?', 'How much of your week is admin?'],
      problem: ['The work is done. The paperwork isn’t.', 'Admin always wins the evening.'],
      agitate: ['And it’s all back next month.'],
      after: ['The paperwork, off your desk.', 'Back to the work you’re good at.'],
      headline: ['Less admin, more done', 'Paperwork, off your desk'],
      slogan: ['{brand}. Less admin, more you.', '{brand}. Get it off your desk.'],
    },
  },
  {
    match:
      /\b(?:sales|leads|conversions?|revenue|marketing|marketers?|ads|campaigns?|traffic|followers|advertis\w+|grow your (?:business|sales|audience|list|shop|store))\b/i,
    moves: {
      question: ['Where do your best customers come from?', 'What would more of the right customers change?'],
      problem: ['Posting more isn’t the same as selling more.', 'The budget goes out. The results trickle in.'],
      agitate: ['And the competition doesn’t take breaks.'],
      after: ['Campaigns you’re glad to show.', 'Numbers worth opening on a Monday.'],
      headline: ['Marketing that earns its keep', 'Ads people stop for'],
      slogan: ['{brand}. Grow on purpose.', '{brand}. Be worth noticing.'],
    },
  },
  {
    match: /\b(?:learn\w*|online courses?|lessons?|skills?|teach\w*|languages?|tutor\w*|exams?|students?)\b/i,
    moves: {
      question: ['What would you like to be good at?', 'Remember wanting to learn this?'],
      problem: ['Motivated on Sunday, too tired by Wednesday.', 'Another course bookmarked, another course forgotten.'],
      agitate: ['And next year it’s still on the list.'],
      after: ['That moment when it clicks.', 'Progress you can feel.'],
      headline: ['Learn it for real', 'Get good at it'],
      slogan: ['{brand}. Get good.', '{brand}. Curious? Good.'],
      cta: ['Start learning.', 'Begin with {product}.'],
      button: ['Start learning', 'Begin today'],
    },
  },
  {
    match: /\b(?:headphones?|earbuds|speakers?|noise[- ]cancel\w+|audio|podcasts?|playlists?|music|vinyl|turntable)\b/i,
    moves: {
      question: ['When did you last hear the whole song?', 'Which song comes first?'],
      problem: ['The world is loud. Your playlist has to shout.', 'You hear the train. You miss the chorus.'],
      after: ['One more song turns into five.', 'You’ll hear things you’ve been missing.'],
      headline: ['Hear the whole song', 'One more song, every time', 'Turn the world down'],
      slogan: ['{brand}. Press play.', '{brand}. Hear what you’ve missed.'],
    },
  },
  {
    // “Light” alone is more often a weight than a lamp.
    match:
      /\b(?:lamps?|lighting|candles?|bulbs?|lanterns?|lights|(?:bedside|ceiling|desk|garden|led|night|pendant|reading|ring|solar|wall)[- ]?light)\b/i,
    moves: {
      question: ['What does your room look like after dark?', 'Who turned on the hospital lighting?'],
      problem: ['One harsh light can ruin a good room.', 'Nobody relaxes under a ceiling light.'],
      after: ['Evenings get their mood back.', 'The room does the rest.'],
      headline: [
        'Set the mood, not the ceiling light',
        'Evenings look better like this',
        'See your room in a new light',
      ],
      slogan: ['{brand}. In a good light.', '{brand}. Lights up, shoulders down.'],
    },
  },
  {
    match:
      /\b(?:concerts?|festivals?|conference|tickets?|live show|exhibitions?|webinar|workshop|meetup|gala|summit)\b/i,
    moves: {
      question: ['Got plans yet?', 'Who are you bringing?'],
      problem: ['The best nights are never on the couch.', 'You’ll hear all about it on Monday. Or you’ll be there.'],
      after: ['You’ll talk about it on Monday.', 'Some things only work in person.'],
      headline: ['Be there, not in the comments', 'Make Monday jealous', 'Your calendar has room for this'],
      slogan: ['{brand}. Be there.', '{brand}. You had to be there.'],
      cta: ['Save your seat.', 'Put it on the calendar.', 'Bring a friend.'],
      button: ['Save my seat', 'Get tickets', 'I’ll be there'],
    },
  },
  {
    match: /\b(?:plants?(?!-)|garden\w*|seeds?|soil|watering|herbs?|flowers?|bouquets?)\b/i,
    moves: {
      question: ['How are your plants, honestly?', 'When did you last bring something green home?'],
      problem: ['Good intentions don’t water plants.', 'Everyone has one plant they don’t talk about.'],
      after: ['Something to look at every morning.', 'Green looks good on you.'],
      headline: ['Your plants will forgive you', 'Grow something good'],
      slogan: ['{brand}. Watch it grow.', '{brand}. Grow something good.'],
    },
  },
  {
    match:
      /\b(?:phone|laptop|charg(?:er|ers|ing)|power bank|batter(?:y|ies)|usb|wireless|smart ?watch|tablet|camera|drone)\b/i,
    moves: {
      question: ['Two percent left. Now what?', 'How many cables does one bag need?'],
      problem: ['It always runs out when you need it.', 'Tech should help. Not need help.'],
      after: ['One thing less to worry about.', 'It works, so you don’t have to.'],
      headline: ['Tech that gets out of the way', 'Works when you need it'],
      slogan: ['{brand}. On when you are.', '{brand}. Just works.'],
    },
  },
  {
    match: /\b(?:apps?|software|platform|dashboard|plug-?in|browser extension|saas|online tool|web tool)\b/i,
    moves: {
      cta: ['Try {product} today.', 'Open {product} and see.', 'Set up {product} and see.'],
      button: ['Try it now', 'Open {brand}', 'Start with {brand}'],
    },
  },
  {
    match:
      /\b(?:appointments?|consult\w+|clinic|salon|agency|cleaning service|repair service|therap\w+|lawyers?|dentists?|accountants?|restaurants?|hotels?|guided tours?)\b/i,
    moves: {
      cta: ['Talk to us.', 'Ask us anything.', 'Come by, or get in touch.'],
      button: ['Talk to us', 'Get in touch', 'Ask us'],
    },
  },
  {
    match:
      /\b(?:ships|shipping|delivery|steel|leather|cotton|wool|linen|wooden|bottles?|flask|mugs?|bags?|backpack|shoes|sneakers|socks|shirts?|jackets?|cream|serum|soap|candles?|coffee|tea|snacks?|lamps?|desks?|chairs?|pillows?|mattress|watch|wallets?|earbuds|headphones|toys?|handmade)\b/i,
    moves: {
      cta: ['Get yours.', 'Order yours today.', 'Make it yours.', 'Bring {product} home.'],
      button: ['Get yours', 'Order yours', 'Shop {brand}', 'Shop now', 'Make it yours', 'Bring it home'],
    },
  },
];
