import { serveModels } from '@adwright/model-host/serve-models.ts';
import { speechTasks } from './speech-tasks.ts';

serveModels(speechTasks);
