import { assumed } from '../../kernel';
import { consequence, definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom } from './A.1-keyword-texts';

/** So many of their controller's turns permanents have seen begin, as far as it matters. */
const ENOUGH = 2;

/** A.14.2: noted with the turn, as an upkeep may be skipped. */
export const countsTurns = consequence(
  { '2003': 'A.14.2', '2013': assumed('A.14.2', { from: '2003' }), '2025': '702.30a' },
  'It is known what came under its controller’s control since the last upkeep',
  (game: MagicGame) => {
    for (const object of game.inPlay.objects)
      if (object.controller === game.now.active && object.turnsBegun < ENOUGH)
        game.set(object, 'turnsBegun', object.turnsBegun + 1);
  },
);

/** A.14.1: without a cost of its own it is the mana cost (702.30b). */
const costOf = ({ mana }: KeywordAbility, object: MagicObject | undefined): string => {
  const symbols = mana ?? object?.card.manaCost ?? [];
  return symbols.length === 0 ? '{0}' : symbols.map((symbol) => `{${symbol}}`).join('');
};

const read = new Map<string, readonly Ability[]>();

function asText(keyword: KeywordAbility, object: MagicObject | undefined): readonly Ability[] {
  const cost = costOf(keyword, object);
  const key = `${keyword.text} ${cost}`;
  const abilities =
    read.get(key) ??
    abilitiesFrom(
      `At the beginning of your upkeep, sacrifice this permanent unless you pay ${cost}.`,
      keyword,
    ).map(
      (ability): Ability =>
        ability.kind === 'triggered'
          ? { ...ability, condition: { if: 'came since the last upkeep' } }
          : ability,
    );
  read.set(key, abilities);
  return abilities;
}

/** A.14.2 */
export const echo = definition(
  { '2003': 'A.14.2', '2013': assumed('A.14.2', { from: '2003' }), '2025': '702.30a' },
  'What has echo is paid for once, in the upkeep after it came under somebody’s control, or sacrificed',
  (_game: MagicGame, keyword: KeywordAbility, object: MagicObject | undefined): readonly Ability[] =>
    asText(keyword, object),
  () => [],
);
