/** Letters. `{brand}` is the product's name; `{minutes}` and `{code}` are what the person has to act on. */
export default {
  greeting: 'Hello,',
  code: {
    subject: '{code} is your {brand} code',
    intro: 'Enter this code to finish creating your {brand} account:',
    expiry: 'The code works once, for {minutes, plural, one {# minute} other {# minutes}}.',
    warning:
      'If you did not just sign up for {brand}, do not pass this code on to anybody. You can ignore this email: without the code no account is created.',
  },
  registered: {
    subject: 'You already have an account at {brand}',
    intro: 'Somebody, most likely you, tried to create an account at {brand} with this address. There already is one.',
    action: 'Sign in with your password or with Google, as you did before.',
    warning: 'If this was not you, there is nothing to do: nothing about your account has changed.',
  },
  run: {
    subject: 'Your run is ready: {title}',
    failedSubject: 'Your run failed: {title}',
    done: '“{title}” is ready in {brand}.',
    failed: '“{title}” couldn’t be finished. Its credits were refunded automatically.',
    open: 'Open result',
    why: 'You get this email because you asked {brand} to tell you when a run is done. Turn it off in your account menu.',
  },
  footer: 'This email was sent by {brand} because this address was entered on its sign-up form.',
} as const;
