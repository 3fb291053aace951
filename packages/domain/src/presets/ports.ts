import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { PresetInput } from '@adwright/contract/preset/preset.ts';

export type ListedPresetRecord = {
  readonly id: string;
  readonly tool: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type PresetRecord = ListedPresetRecord & { readonly settings: JsonObject };

export type PresetStore = {
  /** Null when the person has as many as `most` already. */
  insert(userId: string, preset: PresetInput, most: number): Promise<ListedPresetRecord | null>;
  /** Null when the person has no such preset. */
  change(
    userId: string,
    id: string,
    change: Partial<Pick<PresetRecord, 'name' | 'settings'>>,
  ): Promise<ListedPresetRecord | null>;
  ofUser(userId: string, id: string): Promise<PresetRecord | null>;
  /** Of one tool, by name. */
  list(userId: string, tool: string): Promise<ListedPresetRecord[]>;
  /** For good. */
  remove(userId: string, id: string): Promise<boolean>;
};
