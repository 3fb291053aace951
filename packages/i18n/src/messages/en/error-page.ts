export default {
  notFound: {
    title: 'Page Not Found',
    message: 'Page Not Found: {path}',
    description: 'Nothing is printed at this address. It may have moved, or the link has a typing mistake.',
  },
  internal: {
    title: 'Internal Server Error',
    message: 'Internal Server Error',
    description: 'Something broke on our side, not on yours. Nothing you made is lost; try again in a moment.',
  },
  status: 'Status {code}',
  home: 'Go to the home page',
  retry: 'Try again',
  elsewhere: 'Or go on with one of these',
} as const;
