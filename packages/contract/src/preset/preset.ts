import { z } from 'zod';

const Name = z.string().trim().min(1).max(80);
const Tool = z.string().min(1).max(64);

/** As the tool's form left them. They are checked where they are used: a form takes from them only what fits it. */
const Settings = z.record(z.string().max(64), z.unknown());

/** What stands in a tool's form apart from the product it is for, kept under a name to be used again. */
export const Preset = z.object({
  id: z.string(),
  tool: z.string(),
  name: z.string(),
  settings: Settings,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Preset = z.infer<typeof Preset>;

export const PresetInput = z.object({ tool: Tool, name: Name, settings: Settings });
export type PresetInput = z.infer<typeof PresetInput>;

/** Only what is sent changes. */
export const PresetChange = z.object({ id: z.uuid(), name: Name.optional(), settings: Settings.optional() });
export type PresetChange = z.infer<typeof PresetChange>;

export const PresetId = z.object({ id: z.uuid() });

export const PresetQuery = z.object({ tool: Tool });

/** Of all tools together: few enough that the list needs no pages. */
export const mostPresets = 100;

/** Bytes of the settings as JSON: a form with everything filled in, its own logo included. */
export const longestSettings = 320_000;

/** Without what is in them: that may be a logo each, and is asked for by id. */
export const ListedPreset = Preset.omit({ settings: true });
export type ListedPreset = z.infer<typeof ListedPreset>;

export const PresetList = z.object({ list: z.array(ListedPreset) });
