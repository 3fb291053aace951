import type { BuiltInPeople } from '../ports.ts';

export const noPeople: BuiltInPeople = { list: () => [], read: async () => null };
