/** What some cards let players do with them in their opening hands (102.5). */
import { actingFromHands, actingGoesOn, type Opening } from '../../card-game/turn/opening-hands';
import { choosing, type Offer, type Procedure, procedure, step } from '../../kernel';
import { hasCapacity } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { followInstructions } from '../6-actions-abilities-effects/605-following-instructions';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { contextOf } from '../phrases';
import type { Effect } from '../text/tree';
import { activePlayerFirst } from './101-players';
import { faceUpBasesOf } from './108-permanents';

type OpeningAction =
  | { readonly does: 'begin'; readonly object: GameObject }
  | { readonly does: 'reveal'; readonly object: GameObject; readonly effect: Effect | undefined };

interface Acting extends Opening<OpeningAction> {
  /** Cards that were revealed: each once (102.5b). */
  revealed: readonly GameObject[];
}

const openBases = (game: LegionsGame, seat: number): readonly GameObject[] =>
  faceUpBasesOf(game, seat).filter((base) => hasCapacity(game, base, 1));

/** The actions that the cards in a player's hand allow. */
function actions(game: LegionsGame, data: Acting, seat: number): readonly Offer<OpeningAction>[] {
  const offers: Offer<OpeningAction>[] = [];
  for (const object of game.player(seat).hand.objects) {
    for (const ability of object.card.abilities) {
      if (ability.kind !== 'static') continue;
      const { statement } = ability;
      const label = `${object.card.name} [${object.id}]`;
      if (
        statement.says === 'may begin on the battlefield' &&
        game.isOn(beginning) &&
        openBases(game, seat).length > 0
      )
        offers.push({
          label: `begin with ${label}`,
          action: 'begin',
          object,
          value: { does: 'begin', object },
        });
      if (
        statement.says === 'may reveal from opening hand' &&
        game.isOn(revealing) &&
        !data.revealed.includes(object)
      )
        offers.push({
          label: `reveal ${label}`,
          action: 'reveal',
          object,
          value: { does: 'reveal', object, effect: statement.then },
        });
    }
  }
  return offers;
}

/** 102.5a: the card is put onto the battlefield, in a base of its player's. */
const beginning = choosing<LegionsGame, Acting, GameObject>(
  '102.5a',
  'A card that the game may begin with is put onto the battlefield',
  (game, { chosen }) =>
    chosen?.does !== 'begin'
      ? undefined
      : {
          player: chosen.object.owner,
          purpose: 'choose a base',
          offers: openBases(game, chosen.object.owner).map((value) => ({
            label: value.card.name,
            object: value,
            value,
          })),
        },
  (game, { chosen }, [base]) => {
    if (chosen && base)
      game.propose(
        move(chosen.object, 'begin the game on the battlefield', {
          zone: 'battlefield',
          base,
          controller: chosen.object.owner,
        }),
      );
  },
);

/** 102.5b: the card is shown to all players until the first turn begins. */
const revealing = step<LegionsGame, Acting>(
  '102.5b',
  'A card revealed from an opening hand stays revealed until the first turn begins',
  (game, data) => {
    const { chosen } = data;
    if (chosen?.does !== 'reveal') return;
    const { object, effect } = chosen;
    game.set(data, 'revealed', [...data.revealed, object]);
    game.keepBooks('be shown', () => game.set(object, 'shownTo', 'all players'));
    if (effect)
      game.call(followInstructions, { effects: [effect], at: 0, context: contextOf(object, object.owner) });
    game.propose(new Occurrence('reveal', { object, player: object.owner }, () => undefined));
  },
);

const rules = { choosingOrder: activePlayerFirst, actions };

export const openingHands: Procedure<LegionsGame, Acting> = procedure('opening hands', [
  actingFromHands<LegionsTypes, OpeningAction, Acting>(
    '102.5',
    'The starting player, then each other player, may act with cards from the opening hand',
    rules,
  ),
  beginning,
  revealing,
  actingGoesOn<LegionsTypes, OpeningAction, Acting>(
    '102.5',
    'It goes on until nobody acts any more; then the first turn begins',
    rules,
    (game, { revealed }) => {
      if (revealed.length > 0)
        game.keepBooks('be shown no more', () => {
          for (const object of revealed) game.set(object, 'shownTo', undefined);
        });
    },
  ),
]);
