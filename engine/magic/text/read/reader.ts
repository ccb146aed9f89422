import type { DictionariesOf, ReaderOf } from '../../../text';
import type { Effect, MagicTree, Who } from '../tree';

export type Reader = ReaderOf<MagicTree>;
export type Dictionaries = DictionariesOf<MagicTree>;
/** What somebody does, once it is known who: "draws a card". */
export type Instruction = (who: Who) => Effect;
