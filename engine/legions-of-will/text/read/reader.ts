import type { DictionariesOf, ReaderOf } from '../../../text';
import type { Effect, LegionsOfWill, Who } from '../tree';

export type Reader = ReaderOf<LegionsOfWill>;
export type Dictionaries = DictionariesOf<LegionsOfWill>;
/** What somebody does, once it is known who: "draws a card". */
export type Instruction = (who: Who) => Effect;
