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
  logIn: 'Sign in',
  myAdsPage: {
    description: 'Everything you’ve created with {product}, in one place.',
    signedOut: 'Sign in to see your ads',
    signedOutText: 'Your work is saved in your account.',
  },
} as const;
