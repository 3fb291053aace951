export default {
  field: {
    label: 'Product page address or product name',
    placeholder: 'yourshop.com/products/linen-apron',
    submit: 'Write my ads',
    hint: 'We take the product’s name from the address; you add the facts.',
    sample: 'Use a sample product',
  },
  sample: {
    product: 'Kestrel desk lamp',
    description: 'A slim desk lamp with a hand-bent oak arm and a dimmer you turn, not tap.',
    benefits: {
      first: 'Warm light that dims to 2 percent',
      second: 'Oak arm, bent by hand',
      third: 'Folds flat into a drawer',
    },
    audience: 'people who work at home in the evening',
    offer: '15% off this week',
    price: '$89',
  },
  proof: {
    caption: 'Laid out from the sample product',
    feed: 'Feed',
    story: 'Story',
    link: 'Link ad',
    pixels: '{width} × {height} px',
  },
  characters: '{count, number} of {limit, number} characters',
  charactersOnly: '{count, plural, one {# character} other {# characters}}',
  english: 'This page is in English for now.',
  contents: 'On this page',
  breadcrumb: 'You are here',
  home: 'Home',
  pricing: {
    period: 'Billing period',
    billedMonthly: 'Billed every month',
    billedYearly: '{price} billed once a year',
  },
} as const;
