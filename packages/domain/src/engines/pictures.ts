import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { CutEngine } from '@adwright/contract/asset/cut-engine.ts';

/**
 * What the product can see in a picture and do to it without any key. A picture is handed over encoded (PNG, JPEG,
 * WebP or AVIF); coordinates are pixels of the picture as it is seen, so after its camera's rotation.
 *
 * Each throws an AppError: `wrong_file_kind` for what does not decode, `too_many_pixels` for more than 100 megapixels,
 * `busy` while too many wait, `timeout`, and `tool_failed` when the model breaks twice.
 */
export type PictureCall = {
  readonly signal?: AbortSignal | undefined;
  /** On whose behalf: people take turns. */
  readonly person?: string | undefined;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

export type Picture = {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
};

export type CutOutResult = {
  /** The size of the original, transparent where the background was, its colour taken out of the edges. */
  readonly picture: Picture;
  /** What is left, in the picture; null when nothing was found. */
  readonly subject: Box | null;
  /** Share of the picture that is left, 0 to 1. */
  readonly coverage: number;
  /** Which one did it: where the weights of the wanted one are missing, the best that is there. */
  readonly engine: CutEngine;
};

/** Takes the background away from whatever stands out. Without a wish it is done fast. */
export type CutOut = (
  picture: Uint8Array,
  call?: PictureCall & {
    readonly engine?: CutEngine | undefined;
    /** Parts that stay or go whatever was found, in this order. `model_missing` where nothing can tell parts apart. */
    readonly clicks?: readonly CutClick[] | undefined;
  },
) => Promise<CutOutResult>;

/**
 * What lies where the last click points, as a mask (PNG, white inside) of the picture's shape. The first question about
 * a picture takes some ten seconds, the next ones a fraction of one.
 */
export type SelectPart = (picture: Uint8Array, clicks: readonly CutClick[], call?: PictureCall) => Promise<Picture>;

export const peopleClasses = ['background', 'hair', 'body-skin', 'face-skin', 'clothes', 'other'] as const;

export type PeopleClass = (typeof peopleClasses)[number];

export type PeopleMap = {
  readonly width: number;
  readonly height: number;
  /** For every pixel of the map, row by row, the index of its class in `peopleClasses`. */
  readonly classes: Uint8Array;
  /** For every pixel of the map how surely it belongs to a person, 0 to 255. */
  readonly person: Uint8Array;
  readonly shares: Readonly<Record<PeopleClass, number>>;
};

/** Tells hair, skin and clothes apart. The map is smaller than the picture and covers all of it. */
export type ParsePeople = (picture: Uint8Array, call?: PictureCall) => Promise<PeopleMap>;

export type Face = {
  readonly box: Box;
  readonly score: number;
  /** 478 points as x, y, z triples, in MediaPipe's order; z in pixels, towards the camera is negative. */
  readonly mesh: Float32Array;
  readonly landmarks: {
    /** Left and right as the viewer sees them. */
    readonly leftEye: Point;
    readonly rightEye: Point;
    readonly noseTip: Point;
    readonly mouthLeft: Point;
    readonly mouthRight: Point;
    readonly foreheadTop: Point;
    readonly chin: Point;
  };
  /** Degrees: roll is positive clockwise, yaw positive towards the viewer's right, pitch positive upwards. */
  readonly pose: { readonly roll: number; readonly yaw: number; readonly pitch: number };
  /** Opening of the lids by their width: open above about 0.3, closed below about 0.22. */
  readonly eyesOpen: { readonly left: number; readonly right: number };
  /** Opening of the lips by the mouth's width. */
  readonly mouthOpen: number;
  /** In years, as a model guesses it; null where none is installed. */
  readonly age: number | null;
};

/** The largest face first. */
export type FindFaces = (picture: Uint8Array, call?: PictureCall) => Promise<readonly Face[]>;

/** Square frames of a film, one below the other: rows of red, green and blue; and about where the face was last. */
export type FrameStack = {
  readonly side: number;
  readonly count: number;
  readonly data: Uint8Array;
  readonly near: Point;
};

/** One face followed from frame to frame: 468 points as x, y, z triples in the frame's pixels; null where there is none. */
export type TrackFace = (frames: FrameStack, call?: PictureCall) => Promise<readonly (Float32Array | null)[]>;

/** What is to go: white (or any value above 127) in `data`, row by row; stretched over the picture when smaller. */
export type Mask = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Takes objects, text or logos out and paints what could be behind them. Pixels outside are not touched. */
export type Erase = (picture: Uint8Array, what: Mask | readonly Box[], call?: PictureCall) => Promise<Picture>;

/** Twice as wide and high, with sharper edges than stretching gives. `too_large` for more than 4 megapixels. */
export type Enlarge = (picture: Uint8Array, call?: PictureCall) => Promise<Picture>;

export type ReadWord = { readonly text: string; readonly box: Box; readonly confidence: number };

export type ReadLine = ReadWord & { readonly words: readonly ReadWord[] };

export type ReadText = { readonly text: string; readonly confidence: number; readonly lines: readonly ReadLine[] };

/** Reads what is written. Languages are locale codes of the product; English is always read along. */
export type ReadPicture = (
  picture: Uint8Array,
  options: { readonly languages: readonly string[] },
  call?: PictureCall,
) => Promise<ReadText>;

/** A line of text with how it is drawn, measured on its pixels. Colours are #rrggbb. */
export type LayoutLine = ReadWord & {
  readonly color: string;
  readonly ground: string;
  /** From the baseline to the top of a capital, in pixels. */
  readonly capHeight: number;
  /** Width of a stroke by the capitals' height. */
  readonly stroke: number;
  /** Thin strokes by thick ones: near 1 in a grotesque, lower in a serif of contrast. */
  readonly evenness: number;
  /** Mean width of a letter by the capitals' height. */
  readonly letterWidth: number;
  /** A line runs through it. */
  readonly struck: boolean;
  /** Which of the panels carries it; null for the picture's own ground. */
  readonly panel: number | null;
};

/** A flat area that carries something: a card, a button, a badge, the coloured half of a picture. */
export type LayoutPanel = {
  readonly box: Box;
  readonly color: string;
  readonly shape: 'rect' | 'ellipse' | 'other';
  readonly radius: number;
  /** It reaches the picture's edge. */
  readonly open: boolean;
  /** Its corners, clockwise and from 0 to 1 in its box, where it is no rectangle: a dome, a slanted half, an arch. */
  readonly hull?: readonly Point[];
};

/** Something that is neither text nor a flat area. */
export type LayoutPicture = {
  readonly box: Box;
  /** It fills its box to the corners, as a photograph does. */
  readonly fillsBox: boolean;
  /** How much it draws the eye, 0 to 1. */
  readonly salience: number;
  readonly share: number;
};

export type PictureLayout = {
  readonly width: number;
  readonly height: number;
  readonly background: {
    readonly kind: 'solid' | 'gradient' | 'photo';
    readonly colors: readonly string[];
    readonly angle: number;
  };
  readonly palette: readonly PaletteColour[];
  readonly panels: readonly LayoutPanel[];
  readonly lines: readonly LayoutLine[];
  readonly pictures: readonly LayoutPicture[];
};

/** Takes a designed picture, such as an ad, apart. */
export type ReadLayout = (
  picture: Uint8Array,
  options: { readonly languages: readonly string[] },
  call?: PictureCall,
) => Promise<PictureLayout>;

export type PaletteColour = {
  /** As #rrggbb. */
  readonly colour: string;
  readonly share: number;
};

/** The colours that make the picture, the most telling first; transparent pixels do not count. */
export type ReadPalette = (picture: Uint8Array, call?: PictureCall) => Promise<readonly PaletteColour[]>;

export type CropRequest = { readonly width: number; readonly height: number; readonly faces?: readonly Box[] };

/** The largest box of the asked shape that keeps what matters. */
export type FindCrop = (picture: Uint8Array, request: CropRequest, call?: PictureCall) => Promise<Box>;

export type PictureVerdict = {
  readonly safe: boolean;
  /** How surely it is of each kind, 0 to 1; they add up to 1. */
  readonly scores: {
    readonly neutral: number;
    readonly drawing: number;
    readonly suggestive: number;
    readonly explicit: number;
    readonly explicitDrawing: number;
  };
};

/** Looks at what people bring and at what is made, before anybody else sees it. */
export type PictureGuard = { inspect(picture: Uint8Array, call?: PictureCall): Promise<PictureVerdict> };

/** Everything of the above, made once and shared. */
export type Pictures = PictureGuard & {
  readonly cutOut: CutOut;
  /** The engines of it whose weights are on this machine. */
  readonly cutEngines: () => readonly CutEngine[];
  readonly selectPart: SelectPart;
  readonly parsePeople: ParsePeople;
  readonly findFaces: FindFaces;
  readonly trackFace: TrackFace;
  readonly erase: Erase;
  readonly enlarge: Enlarge;
  readonly read: ReadPicture;
  readonly readLayout: ReadLayout;
  readonly readPalette: ReadPalette;
  readonly findCrop: FindCrop;
};
