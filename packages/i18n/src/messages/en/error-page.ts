export default {
  notFound: {
    title: 'Page Not Found',
    message: 'Page Not Found: {path}',
    description: 'We can’t find that page. It may have moved, or the link may have a typo.',
  },
  internal: {
    title: 'Internal Server Error',
    message: 'Internal Server Error',
    description: 'Something went wrong on our end. Your work is safe. Try again in a moment.',
  },
  status: 'Status {code}',
  home: 'Go to home page',
  retry: 'Try again',
  elsewhere: 'Or try one of these',
} as const;
