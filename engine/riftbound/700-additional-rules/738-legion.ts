/** Legion: text that applies only once another card was played this turn (738). */
import { AS_WRITTEN, fact, prohibition, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';

/** 738.1.c.1: of spells and play effects: another card than this one. */
export const anotherWasPlayed = varied(
  fact(
    '738.1.c.1',
    'On spells and play effects, Legion applies if another Main Deck card was played before this turn',
    (game: RiftboundGame, player: number, isCounted: boolean) =>
      game.player(player).cardsPlayed > (isCounted ? 1 : 0),
  ),
  {
    which: {
      'another card': AS_WRITTEN,
      'any card': (game, player, isCounted) => !isCounted || game.player(player).cardsPlayed > 0,
    },
    number: {
      written: 1,
      as: (least) => (game, player, isCounted) =>
        game.player(player).cardsPlayed >= (isCounted ? least + 1 : least),
    },
  },
);

/** 738.1.c.2: of all others: any card. */
export const oneWasPlayed = varied(
  fact(
    '738.1.c.2',
    'On other abilities, Legion applies if a Main Deck card was played this turn',
    (game: RiftboundGame, player: number) => game.player(player).cardsPlayed > 0,
  ),
  {
    number: { written: 1, as: (least) => (game, player) => game.player(player).cardsPlayed >= least },
  },
);

const isPlayEffect = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.trigger.on === 'plays' && ability.trigger.filter.this === true;

/** Does an ability apply, as far as Legion is concerned? A permanent counts as played when its play effects trigger. */
export function appliesWithLegion(game: RiftboundGame, ability: Ability, player: number): boolean {
  if (!ability.legion) return true;
  if (ability.kind === 'spell') return anotherWasPlayed(game, player, false);
  return isPlayEffect(ability) ? anotherWasPlayed(game, player, true) : oneWasPlayed(game, player);
}

/** 738.1.c.4: an activated ability with Legion can't be activated before. */
export const notBeforeAnother = prohibition<{ readonly ability: Ability }>(
  '738.1.c.4',
  'An activated ability with Legion is not activated unless a card was played this turn',
  'activate',
  (game, player, { ability }) => !appliesWithLegion(game, ability, player),
);
