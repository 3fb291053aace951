import type { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';

export type Props = ToolFormProps<VideoTranslationInput>;

/** Changes the document as it is at that moment, with what another tab has done to it. */
export type Change = (recipe: (before: FilmTranslation) => FilmTranslation) => void;
