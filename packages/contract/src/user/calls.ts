import type { Endpoint } from '../endpoint.ts';

export const userCalls = {
  userRegister: {
    method: 'POST',
    path: '/api/user/register',
    access: 'public',
    limit: 'code',
    summary: 'Start a registration: mails a 6-digit code.',
  },
  userRegisterVerify: {
    method: 'POST',
    path: '/api/user/register/code/verify',
    access: 'public',
    limit: 'sign_in',
    summary: 'Finish a registration with the mailed code.',
  },
  userLoginPassword: {
    method: 'POST',
    path: '/api/user/login/password',
    access: 'public',
    limit: 'sign_in',
    summary: 'Sign in with email and password.',
  },
  userLoginGoogle: {
    method: 'POST',
    path: '/api/user/login/google',
    access: 'public',
    limit: 'sign_in',
    summary: 'Sign in with a Google ID token.',
  },
  userLogout: { method: 'GET', path: '/api/user/logout', access: 'user', summary: 'End this session.' },
  userInfo: {
    method: 'GET',
    path: '/api/user/info',
    access: 'user',
    summary: 'The signed-in person, their plan and credits.',
  },
  userPreferences: {
    method: 'GET',
    path: '/api/user/preferences',
    access: 'user',
    summary: 'What the person has chosen for themselves.',
  },
  userPreferencesUpdate: {
    method: 'POST',
    path: '/api/user/preferences/update',
    access: 'user',
    limit: 'write',
    summary: 'Change what the person has chosen; only what is sent changes.',
  },
  userStorage: {
    method: 'GET',
    path: '/api/user/storage',
    access: 'user',
    summary: 'How much the person has stored, and how much their plan allows.',
  },
  userAvatarPhotoRemain: {
    method: 'GET',
    path: '/api/user/avatar-photo-remain',
    access: 'user',
    summary: 'Avatar photos the plan still allows this month.',
  },
} as const satisfies Record<string, Endpoint>;
