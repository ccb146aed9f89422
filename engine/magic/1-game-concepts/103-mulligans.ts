import {
  assumed,
  choosing,
  column,
  concatMap,
  type Offer,
  type Procedure,
  procedure,
  type Step,
  slot,
  step,
} from '../../kernel';
import type { MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import { mulliganOrKeep, mulligansFollow, takeMulligans } from '../p-phases/P.1-mulligans';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { followInstructions } from '../t-timing/T.6-resolution';
import { contextOf } from '../text/phrases';
import type { Statement } from '../text/tree';

const NUMBERS = { '2013': '103.4', '2025': assumed('103.4', { from: '2013' }) };

interface Rounds {
  /** Place of the player in turn order who declares. */
  at: number;
  /** Seats of the players who have declared a mulligan in this round. */
  again: readonly number[];
  /** Seats of those who have kept their hands. */
  kept: readonly number[];
}

type Allowing = Extract<Statement, { says: 'may as one could mulligan' }>;

/** What a card says that its player may do while it is in the hand. */
const allowedBy = column(({ abilities }: Card): readonly Allowing[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.statement.says === 'may as one could mulligan'
      ? [ability.statement]
      : [],
  ),
);

interface Allowed {
  readonly object: MagicObject;
  readonly said: Allowing;
}

/** 103.4a: in whichever round, and as often as the cards in hand allow it; then the player declares. */
export const actingBeforeDeclaring: Step<MagicGame, Rounds> = choosing(
  { '2013': '103.4a', '2025': assumed('103.4a', { from: '2013' }) },
  'Who is about to declare may do what a card allows any time one could mulligan',
  (game, { at, kept }: Rounds) => {
    const player = activePlayerFirst(game)[at];
    if (player === undefined || kept.includes(player)) return undefined;
    const offers = concatMap(game.player(player).hand.objects, (object) =>
      allowedBy(object.card).map((said): Offer<Allowed> => {
        const label = `act with ${object.card.name} [${object.id}]`;
        return { label, action: 'act', object, value: { object, said } };
      }),
    );
    if (offers.length === 0) return undefined;
    return { player, purpose: 'act before a mulligan', offers, minimum: 0, maximum: 1 };
  },
  (game, _data, [allowed]) => {
    if (!allowed) return undefined;
    const { object, said } = allowed;
    const context = contextOf(object, object.owner);
    game.call(followInstructions, { effects: [said.effect], at: 0, context });
    return 'again';
  },
);

/** 103.4: all declare, then all mulligans of the round are taken, until nobody takes any. */
export const mulligansInRounds: Procedure<MagicGame, Rounds> = procedure('rounds of mulligans', [
  actingBeforeDeclaring,
  choosing(
    NUMBERS,
    'Players declare in turn order whether they mulligan',
    (game, { at, kept }: Rounds) => {
      const player = activePlayerFirst(game)[at];
      return player === undefined || kept.includes(player) ? undefined : mulliganOrKeep(game, player);
    },
    (game, data, [again = false]) => {
      const player = activePlayerFirst(game)[data.at] ?? 0;
      if (again) game.set(data, 'again', [...data.again, player]);
      else game.set(data, 'kept', [...data.kept, player]);
    },
  ),
  step(NUMBERS, 'Once all have declared, the mulligans are taken at the same time', (game, data) => {
    game.set(data, 'at', data.at + 1);
    if (data.at < game.players.length) return 'restart';
    if (data.again.length === 0) return undefined;
    takeMulligans(game, data.again);
    game.set(data, 'again', []);
    game.set(data, 'at', 0);
    return 'restart';
  }),
]);

const takenInRounds = step<MagicGame, object>(NUMBERS, 'Players may mulligan, round by round', (game) => {
  game.call(mulligansInRounds, { at: 0, again: [], kept: [] });
});

export const mulligans = slot('mulligans', {
  '2003': mulligansFollow,
  '2013': takenInRounds,
  '2025': takenInRounds,
});
