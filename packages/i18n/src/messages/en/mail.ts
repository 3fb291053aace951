/** Letters. `{brand}` is the product's name; `{minutes}` and `{code}` are what the person has to act on. */
export default {
  greeting: 'Hello,',
  code: {
    subject: '{code} is your {brand} code',
    intro: 'Enter this code to finish creating your {brand} account:',
    expiry: 'The code works once, for {minutes, plural, one {# minute} other {# minutes}}.',
    warning:
      'Didn’t sign up for {brand}? Ignore this email and don’t share the code. No account is created without it.',
  },
  registered: {
    subject: 'You already have a {brand} account',
    intro: 'Someone, probably you, tried to create a {brand} account with this email. You already have one.',
    action: 'Sign in with your password or with Google, as before.',
    warning: 'If this wasn’t you, there’s nothing to do. Your account hasn’t changed.',
  },
  reset: {
    subject: '{code} is your {brand} password reset code',
    intro: 'Enter this code to set a new password for your {brand} account:',
    warning: 'Didn’t ask for a new password? Ignore this email and don’t share the code. Your password stays the same.',
    why: 'You get this email because someone asked for a new {brand} password with your email.',
  },
  noAccount: {
    subject: 'No {brand} account uses this email',
    intro: 'Someone, probably you, asked for a new {brand} password with this email. It has no account.',
    action: 'You may have signed up with a different email. You can also create a new account.',
    warning: 'If this wasn’t you, there’s nothing to do.',
  },
  emailChange: {
    subject: '{code} is your {brand} code',
    intro: 'Enter this code to use this email for your {brand} account:',
    warning: 'Didn’t ask for this? Ignore this email and don’t share the code.',
  },
  emailTaken: {
    subject: 'This email already has a {brand} account',
    intro: 'Someone, probably you, wanted to use this email for another {brand} account. It already has one.',
    warning: 'If this wasn’t you, there’s nothing to do. Nothing has changed.',
  },
  security: {
    password_changed: 'Your {brand} password was changed',
    email_changed: 'The email of your {brand} account was changed',
    two_step_on: 'Two-step sign-in was turned on for your {brand} account',
    two_step_off: 'Two-step sign-in was turned off for your {brand} account',
    recovery_used: 'A recovery code was used to sign in to {brand}',
    key_created: 'An API key was created for your {brand} account',
    deletion_asked: 'Your {brand} account will be deleted on {date}',
    deletion: 'Until then you can sign in and keep it. After that, all your files and projects are gone for good.',
    action: 'Was this you? Then there’s nothing to do.',
    warning: 'If it wasn’t you, reset your password right away and check “Where you’re signed in” in your account.',
    why: 'You get this email because it’s about the security of your {brand} account.',
  },
  paymentFailed: {
    subject: 'Your {brand} payment failed',
    intro: 'We couldn’t charge {price} for {item}. Your plan keeps working while we try again.',
    action: 'Check your payment method under Billing in your account menu to keep your plan.',
  },
  run: {
    subject: 'Your run is ready: {title}',
    failedSubject: 'Your run failed: {title}',
    done: '“{title}” is ready in {brand}.',
    failed: '“{title}” couldn’t be finished. Its credits were refunded automatically.',
    open: 'Open result',
    why: 'You get this email because you asked {brand} to email you when a run is done. Turn it off in your account menu.',
  },
  receipt: {
    subject: 'Your {brand} receipt',
    intro: 'Thanks for your payment. Here’s your receipt.',
    number: 'Invoice {number}',
    where: 'You’ll find all invoices under Billing in your account menu.',
  },
  renewal: {
    subject: 'Your {brand} plan renews on {date}',
    intro: '{item} renews on {date} for {price}.',
    action: 'To keep your plan, you don’t need to do anything. You can cancel in one click under Credits and billing.',
  },
  payer: 'You get this email because you bought something from {brand}.',
  footer: 'You get this email because someone entered your email on the {brand} sign-up form.',
} as const;
