export default {
  skip: 'Skip to content',
  home: '{product}, home page',
  navigation: 'Main',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
  },
  tools: 'Tools',
  pageInEnglish: 'This page is in English for now.',
  signIn: 'Sign in',
  dashboard: 'Dashboard',
  language: {
    choose: 'Language: {name}',
    title: 'Language',
  },
  theme: {
    toDark: 'Switch to dark theme',
    toLight: 'Switch to light theme',
  },
  opening: {
    title: 'Opening {product}',
    label: 'Loading progress',
    initializing: 'Initializing...',
    components: 'Loading components...',
    content: 'Preparing content...',
    almost: 'Almost ready...',
    ready: 'Ready!',
  },
  notices: {
    label: 'Notifications',
    close: 'Close',
    error: 'Error',
    partFailed: 'This part of the page didn’t load. Reload the page.',
    reload: 'Reload',
  },
  footer: {
    title: 'All pages',
    promise: 'Ad copy and images from your product details, ready for every platform.',
    licence: 'Free software under the AGPL, version 3 or later.',
  },
} as const;
