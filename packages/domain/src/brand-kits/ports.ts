import type { BrandKitBody } from '@adwright/contract/brand-kit/brand-kit.ts';

/** Kits of before fonts could be uploaded have none. */
export type StoredBrandKit = Omit<BrandKitBody, 'fonts'> & Partial<Pick<BrandKitBody, 'fonts'>>;

export type BrandKitRecord = {
  readonly id: string;
  readonly name: string;
  readonly body: StoredBrandKit;
  readonly chosen: boolean;
};

export type BrandKitStore = {
  /** Null when the person has as many as `most` already. The first one is chosen. */
  insert(userId: string, kit: Pick<BrandKitRecord, 'name' | 'body'>, most: number): Promise<BrandKitRecord | null>;
  /** Null when the person has no such kit. */
  change(userId: string, id: string, kit: Pick<BrandKitRecord, 'name' | 'body'>): Promise<BrandKitRecord | null>;
  /** By name. */
  ofUser(userId: string): Promise<BrandKitRecord[]>;
  remove(userId: string, id: string): Promise<boolean>;
  /** This one and no other, or none; false when the person has no such kit. */
  choose(userId: string, id: string | null): Promise<boolean>;
};
