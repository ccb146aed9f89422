import { abilitiesFrom, standingFor } from '../a-abilities/A.1-keyword-texts';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { amount } from '../text/phrases';
import type { Ability, Effect, KeywordAbility } from '../text/tree';

/** 702.21b: as the ability resolves, and not as it triggers. */
export const valueOfX = instruction(
  { '2003': 'K.28.Ruling.3', '2013': '107.3c', '2025': '702.21b' },
  'X that a text defines is worked out as what it says is done',
  'with X',
  {
    perform: (game, effect, context, { follow }) => {
      follow([effect.effect], context.with({ x: amount(game, effect.amount, context) }));
      return [];
    },
  },
);

const withX = ({ x }: KeywordAbility, effect: Effect): Effect =>
  x === undefined ? effect : { do: 'with X', amount: x, effect };

const text = standingFor((keyword) =>
  abilitiesFrom(
    'Whenever this permanent becomes the target of a spell or ability an opponent controls, counter it unless that player pays {0}.',
    keyword,
  ).map(
    (ability): Ability =>
      ability.kind === 'triggered' && ability.effect.do === 'unless'
        ? { ...ability, effect: withX(keyword, { ...ability.effect, costs: keyword.costs ?? [] }) }
        : ability,
  ),
);

/** 702.21a */
export const ward = definition(
  { '2025': '702.21a' },
  'What an opponent aims at a permanent with ward is countered unless that player pays for it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
