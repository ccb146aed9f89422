import { assumed, column } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import type { Statement } from '../text/tree';

type Replaces = Extract<Statement, { says: 'replace' }>;

const saidOfItsGraveyard = column(({ abilities }: Card): readonly Replaces[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static' &&
    ability.statement.says === 'replace' &&
    ability.statement.event.would === 'be put into a graveyard' &&
    ability.statement.event.from === 'anywhere' &&
    ability.statement.event.object.this === true
      ? [ability.statement]
      : [],
  ),
);

/** A.1.3, 112.6b: of what is in play that is said as of everything else there. */
export const replacedWhereItIs = definition(
  { '2003': 'A.1.3', '2013': '112.6b', '2025': assumed('A.1.3', { from: '2003' }) },
  'What a text says of its card being put into a graveyard from anywhere is said wherever the card is',
  (game: MagicGame, { card, zone }: MagicObject): readonly Replaces[] =>
    zone === game.inPlay ? [] : saidOfItsGraveyard(card),
  (): readonly Replaces[] => [],
);
