export default {
  title: '{product} dashboard',
  close: 'Close dashboard',
  loading: 'Loading',
  menu: {
    label: 'Sections',
    open: 'Open menu',
    close: 'Close menu',
    collapse: 'Make the sidebar narrow',
    expand: 'Make the sidebar wide',
  },
  groups: {
    things: 'Your things',
    make: 'Make',
    templates: 'Templates',
    ads: 'Ads',
  },
  sections: {
    VideoTemplates: { name: 'Video templates', lead: 'Ideas for ads, shown as they really come out.' },
    Products: {
      name: 'Products',
      lead: 'What you advertise: facts and pictures, kept once and used by every tool.',
    },
    Projects: {
      name: 'Projects',
      lead: 'Everything you have begun, by when it last changed.',
    },
    Videos: {
      name: 'Videos',
      lead: 'Your finished videos.',
    },
    Home: { name: 'Home', lead: 'Start something new, or pick up where you left off.' },
    MyWork: { name: 'My work', lead: 'Everything you have made, newest first.' },
  },
  plan: {
    free: 'Free plan',
    basic: 'Basic plan',
    pro: 'Pro plan',
    upgrade: 'Upgrade',
  },
  credits: '{count, plural, one {# credit} other {# credits}}',
  user: {
    menu: 'Account of {name}',
    signOut: 'Sign out',
    signingOut: 'Signing out',
    pricing: 'Plans and prices',
    billing: 'Billing and invoices',
  },
  home: {
    greeting: 'What are we making, {name}?',
    start: {
      label: 'What are you advertising?',
      placeholder: 'Linen apron, or yourshop.com/apron',
      action: 'Make image ads',
      others: 'Or make from it',
    },
    tools: 'Tools',
    recent: 'Recent work',
    all: 'See everything',
    price: {
      free: 'No credits',
      credits: '{count, plural, one {# credit} other {# credits}}',
    },
    sample: 'Sample product',
  },
} as const;
