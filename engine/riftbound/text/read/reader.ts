import type { DictionariesOf, ReaderOf } from '../../../text';
import type { Riftbound } from '../tree';

export type Reader = ReaderOf<Riftbound>;
export type Dictionaries = DictionariesOf<Riftbound>;
