/** What an owner is written to about, in case it was not them. */
export type SecurityNews =
  | 'password_changed'
  | 'email_changed'
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_used'
  | 'key_created'
  | 'deletion_asked';
