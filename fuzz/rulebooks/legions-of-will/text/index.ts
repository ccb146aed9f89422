import { Templates } from '../../../text/templates';
import { abilities } from './abilities';
import { effects } from './effects';
import { objects } from './objects';
import { statements } from './statements';
import { triggers } from './triggers';

/** Card text of Legions of Will, to be generated: every template of docs/card-text.md that can be told apart. */
export const templates = new Templates({ ...objects, ...effects, ...triggers, ...statements, ...abilities });
