import type { Endpoint } from '../endpoint.ts';

export const avatarCalls = {
  avatarList: {
    method: 'GET',
    path: '/api/avatar/get-list',
    access: 'public',
    summary: 'The built-in people with their looks.',
  },
  avatarCreate: {
    method: 'POST',
    path: '/api/avatar/create',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'Make a custom avatar of an uploaded photo, with the consent of the person in it. Free.',
  },
  avatarPickFrame: {
    method: 'POST',
    path: '/api/avatar/pick-frame',
    access: 'user',
    limit: 'generate',
    summary: 'The best photo of the person in a short video of the caller’s, to make an avatar of. Free.',
  },
  avatarGetCustom: {
    method: 'GET',
    path: '/api/avatar/get-custom',
    access: 'user',
    summary: 'One of the caller’s custom avatars, with its consent.',
  },
  avatarCustomList: {
    method: 'GET',
    path: '/api/avatar/get-custom-list',
    access: 'user',
    summary: 'The caller’s custom avatars.',
  },
  avatarDelete: {
    method: 'POST',
    path: '/api/avatar/delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete a custom avatar for good, with its photos and its consent.',
  },
  avatarPhotoGenerate: {
    method: 'POST',
    path: '/api/avatar/photo-generate',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'A photo of a person in a setting and framing. Free within the plan’s photos of a month.',
  },
  avatarNewLook: {
    method: 'POST',
    path: '/api/avatar/generate-new-look',
    access: 'user',
    idempotent: true,
    limit: 'generate',
    summary: 'The same person in another outfit, setting and framing. Free within the plan’s photos of a month.',
  },
  avatarPhotoGet: {
    method: 'GET',
    path: '/api/avatar/photo-get',
    access: 'user',
    summary: 'One avatar photo, with its progress while it is made.',
  },
  avatarPhotoList: {
    method: 'GET',
    path: '/api/avatar/photo-get-list',
    access: 'user',
    summary: 'The caller’s avatar photos.',
  },
  avatarPhotoDelete: {
    method: 'POST',
    path: '/api/avatar/photo-delete',
    access: 'user',
    limit: 'write',
    summary: 'Delete an avatar photo for good. It still counts for its month.',
  },
} as const satisfies Record<string, Endpoint>;
