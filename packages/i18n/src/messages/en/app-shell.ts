export default {
  label: 'Main menu',
  open: 'Open sidebar',
  close: 'Close sidebar',
  collapse: 'Hide sidebar',
  expand: 'Show sidebar',
  more: 'More',
  allPages: 'All pages',
  dashboard: 'Dashboard',
  myAds: 'My ads',
  logIn: 'Log in',
  myAdsPage: {
    description: 'Everything you have made with {product}, in one place.',
    signedOut: 'Log in to see your ads',
    signedOutText: 'What you make is kept in your account.',
  },
} as const;
