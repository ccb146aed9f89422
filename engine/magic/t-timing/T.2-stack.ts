import { actionOffers } from '../../card-game/stack/action-offers';
import {
  actingWithPriority,
  givingPriority,
  type Holding,
  newestResolves,
  type PriorityRules,
  settlingActions,
  settlingTriggers,
} from '../../card-game/stack/priority';
import { nextInTurnOrder, playersLeft } from '../../card-game/turn/turn-order';
import { assumed, type Choice, type Offer, type Procedure, procedure, query } from '../../kernel';
import { playableCards } from '../1-game-concepts/112-abilities';
import { placeOf } from '../a-abilities/A.1-meant-abilities';
import { playingAnAbility } from '../a-abilities/A.2-activated-abilities';
import { putTriggers } from '../a-abilities/A.4-putting-triggers';
import { lookForStates } from '../a-abilities/A.4-triggered-abilities';
import { activationsOf, isManaAbility } from '../a-abilities/A.6-mana-abilities';
import { playingAManaAbility } from '../a-abilities/A.6-playing-mana-abilities';
import { endsItsForm, playedBy } from '../e-extracted-rulings/E.8-enchantment-form';
import { endingAnEffect } from '../e-extracted-rulings/E.8-licids';
import { AS_WRITTEN, fact, timing, varied } from '../forms';
import {
  agreeingOnRounds,
  countRound,
  isToBeAgreed,
  noteChoice,
} from '../g-glossary/G.18-loops-with-choices';
import type { Activation, MagicGame, MagicTypes } from '../game';
import { playingALand } from '../k-card-types/K.15-playing-lands';
import type { MagicObject } from '../object';
import type { ActivatedAbility } from '../text/tree';
import { playingASpell } from './T.4-announcing';
import { resolveTop } from './T.6-resolution';
import { stateBased } from './T.11-state-based-effects';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play'; readonly object: MagicObject }
  | { readonly action: 'activate'; readonly object: MagicObject; readonly ability: ActivatedAbility };

/** T.2.2: the active player, at the beginning. */
export const activePlayerReceives = timing(
  'P.3.2',
  'The active player receives priority first',
  (game: MagicGame): number | undefined => game.now.active,
  (game) => nextInTurnOrder(game, game.now.active),
);

/** Who receives priority where nobody does. */
export const nobodyReceives = (): number | undefined => undefined;

const afterResolving = varied(
  timing(
    'T.2.2',
    'The active player receives priority after something has resolved',
    (game: MagicGame, _before: number): number => game.now.active,
    (game, before) => nextInTurnOrder(game, before),
  ),
  { who: { 'the active player': AS_WRITTEN, 'who passed last': (_game, before) => before } },
);

/** T.5.1 */
const keepsPriority = varied(
  timing(
    'T.5.1',
    'Who has announced something has priority again',
    (_game: MagicGame, holder: number): number => holder,
    (game, holder) => nextInTurnOrder(game, holder),
  ),
  { who: { 'who acted': AS_WRITTEN, 'the active player': (game) => game.now.active } },
);

const keepsPriorityWithoutStack = timing(
  'T.2.Ruling.4',
  'Who has done something without the stack has priority again',
  (_game: MagicGame, holder: number): number => holder,
  (game, holder) => nextInTurnOrder(game, holder),
);

const afterAPass = timing(
  { '2003': 'T.2.2', '2013': '116.3d', '2025': assumed('T.2.2', { from: '2003' }) },
  'After a player has yielded priority, the other receives it',
  (game: MagicGame, holder: number): number => nextInTurnOrder(game, holder),
  (_game, holder) => holder,
);

const allPassed = varied(
  fact(
    'P.3.7',
    'Once all pass in succession, the top of the stack resolves, or the step ends',
    (game: MagicGame, passes: number) => passes >= playersLeft(game),
  ),
  { which: { 'all players': AS_WRITTEN, 'all but one': (game, passes) => passes >= playersLeft(game) - 1 } },
);

export { afterAPass, afterResolving, allPassed, keepsPriority, keepsPriorityWithoutStack };

const named = ({ card, id }: MagicObject): string => `${card.name} [${id}]`;

const { offer } = actionOffers<MagicTypes, Action>((value) => {
  if (value.action === 'pass') return 'pass';
  return value.action === 'play'
    ? `play ${named(value.object)}`
    : `activate ${named(value.object)}: ${value.ability.text}`;
});

/** What must be permitted, and not forbidden, for an action. */
export function judged(action: Action): readonly { readonly action: string; readonly subject: unknown }[] {
  if (action.action === 'pass') return [];
  if (action.action === 'activate') {
    const { object: source, ability } = action;
    return [{ action: playedBy(ability), subject: { source, ability } }];
  }
  return [{ action: isLand(action.object) ? 'play a land' : 'play', subject: action.object }];
}

const isLand = ({ card }: MagicObject): boolean => card.types.includes('land');

/** Is it put on the stack? Lands and mana abilities are not (K.15.3, A.6.1). */
const usesStack = (game: MagicGame, action: Action): boolean =>
  action.action === 'activate'
    ? !isManaAbility(game, action.ability) && !endsItsForm(action.ability)
    : action.action === 'play' && !isLand(action.object);

/** May a player play a card, as a spell or as a land? */
export const mayPlay = query(
  'whether a player may play a card',
  (game: MagicGame, player: number, object: MagicObject): boolean =>
    judged({ action: 'play', object }).every(({ action, subject }) => game.permits(action, player, subject)),
);

/** The cards that a player may play now. */
export const cardsToPlay = query(
  'which cards a player may play',
  (game: MagicGame, player: number): readonly MagicObject[] =>
    playableCards(game, player).filter((object) => mayPlay(game, player, object)),
  { compared: (objects) => objects.map(({ id }) => id) },
);

/** The abilities that a player may play now. */
export const abilitiesToPlay = query(
  'which abilities a player may play',
  (game: MagicGame, player: number): readonly Activation[] => activationsOf(game, player),
  { compared: (activations) => activations.map(({ source, ability }) => [source.id, ability.text]) },
);

/** What a player with priority may do, passing first. */
export const actionsOf = query(
  'what a player with priority may do',
  (game: MagicGame, player: number): Choice<Action> => {
    const offers: Offer<Action>[] = [offer({ action: 'pass' })];
    for (const object of cardsToPlay(game, player)) offers.push(offer({ action: 'play', object }));
    for (const { source: object, ability } of abilitiesToPlay(game, player)) {
      const index = placeOf(game.abilitiesOf(object), ability);
      offers.push(offer({ action: 'activate', object, ability }, { about: ability, index }));
    }
    return { player, purpose: 'priority', offers, isPriority: true };
  },
  // A choice notes the decision that it became.
  { compared: ({ player, offers }) => [player, offers] },
);

/** Starts to play an ability that uses the stack; where that goes once more round a loop, it may first be agreed how often. */
function startActivating(game: MagicGame, player: number, activation: Activation): void {
  const { source: object, ability } = activation;
  const goOn = (): void => {
    countRound(game, player, activation);
    noteChoice(game, player, activation);
    game.call(playingAnAbility, { player, object, ability, locked: 0, costs: [] }, { reversible: true });
  };
  if (isToBeAgreed(game, player, activation))
    game.call(agreeingOnRounds, { ...activation, player, goOn, rounds: undefined, asked: 0 });
  else goOn();
}

/** Starts what a player chose to do with priority. */
export function start(game: MagicGame, player: number, action: Action): void {
  if (action.action === 'pass') return;
  const { object } = action;
  if (action.action === 'activate') {
    const { ability } = action;
    if (isManaAbility(game, ability))
      game.call(playingAManaAbility, { source: object, ability }, { reversible: true });
    else if (endsItsForm(ability))
      game.call(endingAnEffect, { source: object, ability }, { reversible: true });
    else startActivating(game, player, { source: object, ability });
  } else if (isLand(object)) game.call(playingALand, { player, object }, { reversible: true });
  else
    game.call(
      playingASpell,
      { player, object, ability: undefined, locked: 0, costs: [] },
      { reversible: true },
    );
}

const rules: PriorityRules<MagicTypes, Action> = {
  first: (game) => activePlayerReceives(game) ?? game.now.active,
  afterResolving,
  afterActing: (game, holder, action) =>
    usesStack(game, action) ? keepsPriority(game, holder) : keepsPriorityWithoutStack(game, holder),
  afterPassing: afterAPass,
  insteadOf: (_game, holder) => holder,
  allPassed,
  isCutShort: ({ isOver }) => isOver,
  actionsOf,
  start,
  resolve: resolveTop,
  stateBased,
  lookForStates,
  putTriggers,
};

const acting = actingWithPriority<MagicTypes, Action>(
  'T.2.2',
  'Who has priority announces a spell or ability, or yields it',
  rules,
);

/** T.2.2: until all pass in succession with nothing on the stack. */
export const receivingPriority: Procedure<MagicGame, Holding> = procedure('players receive priority', [
  newestResolves<MagicTypes, Action>(
    { '2003': 'T.2.Ruling.2', '2013': '405.2', '2025': assumed('T.2.Ruling.2', { from: '2003' }) },
    'What was put on the stack last resolves first',
    rules,
  ),
  settlingActions<MagicTypes, Action>(
    { '2003': 'T.11.1', '2013': '704.3', '2025': '704.3' },
    'State-based effects apply before anybody receives priority',
    rules,
  ),
  settlingTriggers<MagicTypes, Action>(
    { '2003': 'A.4.3', '2013': '603.3', '2025': '704.3' },
    'What has triggered goes on the stack before anybody receives priority',
    rules,
  ),
  acting,
]);

/** Gives players priority, the active player first. */
export const givePriority = givingPriority<MagicTypes, Action>(receivingPriority, acting, rules);
