/** What some cards let players do with them from their opening hands (103.5). */
import { actingFromHands, actingGoesOn, type Opening } from '../../card-game/turn/opening-hands';
import { assumed, concatMap, type Offer, type Procedure, procedure, step } from '../../kernel';
import { endShowing, reveal } from '../g-glossary/G.31-showing';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { followInstructions } from '../t-timing/T.6-resolution';
import { contextOf } from '../text/phrases';
import type { Statement } from '../text/tree';
import { move } from '../z-zones/Z.1-zones-of-play';

const NUMBERS = { '2013': '103.5', '2025': assumed('103.5', { from: '2013' }) };

type Said = Extract<Statement, { says: 'may begin in play' | 'may reveal from opening hand' }>;

interface OpeningAction {
  readonly object: MagicObject;
  readonly said: Said;
}

interface Acting extends Opening<OpeningAction> {
  /** Cards that were revealed: each once (103.5b). */
  revealed: readonly MagicObject[];
}

const saidOfOpening = ({ card: { abilities } }: MagicObject): readonly Said[] =>
  abilities.flatMap((ability) => {
    if (ability.kind !== 'static') return [];
    const { statement } = ability;
    return statement.says === 'may begin in play' || statement.says === 'may reveal from opening hand'
      ? [statement]
      : [];
  });

const actions = (game: MagicGame, { revealed }: Acting, seat: number): readonly Offer<OpeningAction>[] =>
  concatMap(game.player(seat).hand.objects, (object) =>
    saidOfOpening(object).flatMap((said): readonly Offer<OpeningAction>[] => {
      const label = `${object.card.name} [${object.id}]`;
      if (said.says === 'may begin in play')
        return [{ label: `begin with ${label}`, action: 'begin', object, value: { object, said } }];
      return game.isOn(revealing) && !revealed.includes(object)
        ? [{ label: `reveal ${label}`, action: 'reveal', object, value: { object, said } }]
        : [];
    }),
  );

const rules = { choosingOrder: activePlayerFirst, actions };

const revealing = step<MagicGame, Acting>(
  { '2013': '103.5b', '2025': assumed('103.5b', { from: '2013' }) },
  'A card that is revealed from an opening hand stays so until the first turn begins, and is revealed once',
  (game, data) => {
    const { chosen } = data;
    if (chosen?.said.says !== 'may reveal from opening hand') return;
    const { object, said } = chosen;
    game.set(data, 'revealed', [...data.revealed, object]);
    if (said.then)
      game.call(followInstructions, {
        effects: [said.then],
        at: 0,
        context: contextOf(object, object.owner),
      });
    game.propose(reveal(object));
  },
);

/** 103.5 */
export const actingInTheOpening: Procedure<MagicGame, Acting> = procedure('opening hands', [
  actingFromHands<MagicTypes, OpeningAction, Acting>(
    NUMBERS,
    'The starting player, then the other one, may act with cards from the opening hand',
    rules,
  ),
  step(NUMBERS, 'A card that the game may begin with is put into play', (game, { chosen }) => {
    if (chosen?.said.says !== 'may begin in play') return;
    const { object } = chosen;
    game.propose(move(object, 'come into play', { zone: 'in play', controller: object.owner }));
  }),
  revealing,
  actingGoesOn<MagicTypes, OpeningAction, Acting>(
    NUMBERS,
    'It goes on until nobody acts any more',
    rules,
    (game, { revealed }) => endShowing(game, revealed),
  ),
]);

/** What is done once all have kept their hands. */
export const openingHands = step<MagicGame, object>(
  NUMBERS,
  'Players may act with cards from their opening hands, once all have kept them',
  (game) => {
    const canAct = game.players.some(({ hand }) =>
      hand.objects.some((each) => saidOfOpening(each).length > 0),
    );
    if (canAct) game.call(actingInTheOpening, { at: 0, chosen: undefined, revealed: [] });
  },
);
