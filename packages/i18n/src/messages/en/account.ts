/** The dialog of a person's own account. `{when}` is a date and time. */
export default {
  title: 'Account settings',
  close: 'Close',
  profile: {
    title: 'Profile',
    save: 'Save',
    saved: 'Name saved',
    missing: 'Enter your name.',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    missing: 'Enter your current password.',
    action: 'Change password',
    changed: 'Password changed. Your other devices were signed out.',
    google:
      'You sign in with Google and don’t have a password. To set one, sign out and choose “Forgot password?” when you sign in.',
  },
  devices: {
    title: 'Where you’re signed in',
    name: '{browser} on {system}',
    unknown: 'Unknown device',
    current: 'This device',
    used: 'Last active: {when}',
    end: 'Sign out',
    endName: 'Sign out: {device}',
    endOthers: 'Sign out everywhere else',
    ended: 'Signed out on all other devices',
    failed: 'We couldn’t load your devices.',
    retry: 'Try again',
  },
} as const;
