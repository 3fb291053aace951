export default {
  label: 'Main menu',
  open: 'Open sidebar',
  close: 'Close sidebar',
  collapse: 'Hide sidebar',
  expand: 'Show sidebar',
  more: 'More',
  allPages: 'All pages',
  dashboard: 'Dashboard',
  myAds: 'My collection',
  logIn: 'Sign in',
  myAdsPage: {
    description: 'Ads you saved from the library, in one place.',
    signedOut: 'Sign in to see your collection',
    signedOutText: 'Your saved ads are kept in your account.',
  },
} as const;
