import { clientMessages } from '@adwright/contract/client/messages.ts';

export default {
  /** Fixed by the product's owner, word for word. */
  client: clientMessages,
  signIn: {
    pageTitle: 'Sign in',
    pageDescription: 'Sign in to {product} or open a free account to make ads.',
    title: 'Welcome back',
    lead: 'Sign in to go on making ads.',
    action: 'Sign in',
    noAccount: 'New here?',
    toRegister: 'Create a free account',
  },
  register: {
    title: 'Create your account',
    lead: 'Free, with {credits, plural, one {# credit} other {# credits}} every month. No card needed.',
    action: 'Create account',
    hasAccount: 'Already have an account?',
    toSignIn: 'Sign in',
    terms: 'By creating an account you agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  },
  code: {
    title: 'Check your mail',
    lead: 'We sent a 6-digit code to <email></email>. It is good for {minutes, plural, one {# minute} other {# minutes}}.',
    outbox: 'This installation sends no mail yet: letters are kept in its <link>outbox</link>, and your code is there.',
    label: 'Code',
    action: 'Confirm and go on',
    resend: 'Send a new code',
    resendIn: 'You can ask for a new code in {seconds, plural, one {# second} other {# seconds}}.',
    resent: 'A new code is on its way.',
    otherEmail: 'Use another email',
    incomplete: 'The code has 6 digits.',
  },
  fields: {
    email: 'Email',
    emailPlaceholder: 'you@company.com',
    emailMissing: 'Please enter your email.',
    emailInvalid: 'This does not look like an email address.',
    name: 'Name',
    nameLong: 'A name has at most 80 characters.',
    optional: 'optional',
    password: 'Password',
    passwordMissing: 'Please enter your password.',
    passwordShort: 'A password has at least {count, number} characters.',
    passwordLong: 'A password has at most {count, number} characters.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  strength: {
    label: 'Password strength: {level}',
    hint: 'At least 8 characters. A few unrelated words are strong and easy to remember.',
    tooShort: 'too short',
    weak: 'easy to guess',
    fair: 'fair',
    good: 'good',
    strong: 'strong',
  },
  google: {
    or: 'or',
    loading: 'Loading Google sign-in',
    failed:
      'Google sign-in could not be loaded. Something between you and Google may be blocking it. Use your email instead, or',
    retry: 'try again',
  },
  proof: {
    title: 'Written for a desk lamp, from its facts',
    caption: '{product} wrote these for a sample product. Every number in them was in the brief.',
  },
  modal: {
    close: 'Close',
  },
  problems: {
    offline: 'The server cannot be reached. Check your connection and try again.',
    signedInAs: 'You are signed in as {email}.',
    continue: 'Go on',
    signOut: 'Sign out',
  },
} as const;
