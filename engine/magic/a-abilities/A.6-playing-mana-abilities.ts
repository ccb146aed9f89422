import type { Resources } from '../../card-game/payment/sources';
import { choosingTargets } from '../../card-game/play/choosing';
import { becomingTargets } from '../../card-game/play/playing';
import { waitNoMore } from '../../card-game/triggers/waiting';
import { assumed, type Procedure, procedure, step } from '../../kernel';
import { payAll } from '../g-glossary/G.6-paying-costs';
import { byKind } from '../g-glossary/G.23-mana-pool';
import { sacrifice } from '../g-glossary/G.33-sacrifice';
import { turn } from '../g-glossary/G.38-tapping';
import type { Activation, MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { announcing, contextFor, type Proposal, targetOffer } from '../t-timing/T.4-announcement';
import { followInstructions } from '../t-timing/T.6-resolution';
import { contextOf } from '../text/phrases';
import { abilityOnStack } from './A.2-on-the-stack';
import { costsOfActivation, isPaidWithItself } from './A.6-mana-abilities';
import { effectOf, resolvesAtOnce, taps } from './A.6-mana-added';

/** A mana ability being played, and what is known of it once its cost is paid. */
interface PlayingManaAbility extends Activation {
  /** What stands for it while its targets are chosen. */
  announced?: MagicObject;
  context?: Context;
  /** How much mana of each kind there was before it added any. */
  before?: Resources;
}

const knownOf = ({ context, source }: PlayingManaAbility): Context => context ?? contextOf(source);

/** A.6.9: as any other's are. */
export const announcingTargets: Procedure<MagicGame, Proposal> = procedure(
  'choosing targets of a mana ability',
  [
    choosingTargets<MagicTypes>(
      { '2003': 'A.6.9' },
      'The targets of a mana ability are chosen as it is announced',
      announcing,
      targetOffer,
    ),
    becomingTargets<MagicTypes>(
      { '2003': 'A.6.9' },
      'What a mana ability targets becomes its target, though it is never on the stack',
      contextFor,
    ),
  ],
);

/** A.6.9: its costs are paid, and it resolves: nobody can respond. */
export const playingAManaAbility: Procedure<MagicGame, PlayingManaAbility> = procedure(
  'playing a mana ability',
  [
    step(
      { '2003': 'A.6.9' },
      'A mana ability that has targets is announced with them',
      (game, activation) => {
        const { source, ability } = activation;
        if (ability.targets.length === 0) return;
        const { controller: player } = contextOf(source);
        const object = abilityOnStack(game, source, player, ability, ability.text);
        const context = contextOf(source, player);
        game.keepBooks('announce', () => game.set(object, 'context', context));
        game.set(activation, 'announced', object);
        game.call(announcingTargets, { player, object, ability, locked: 0, costs: [] });
      },
    ),
    step(
      { '2003': 'A.6.9', '2013': '605.3', '2025': assumed('A.6.9', { from: '2003' }) },
      'The cost of a mana ability is paid as it is announced',
      (game, activation) => {
        const { source, ability } = activation;
        const context = activation.announced?.context ?? contextOf(source);
        game.set(activation, 'context', context);
        game.keepBooks('note what was used', () =>
          game.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]),
        );
        const costs = costsOfActivation(game, activation);
        if (!isPaidWithItself(costs)) {
          payAll(game, {
            player: context.controller,
            costs,
            source,
            context,
            purpose: { abilityOf: source },
            mana: activation,
          });
          return;
        }
        const isSacrificed = ability.costs.some(({ cost }) => cost === 'sacrifice this');
        game.propose(
          ...(taps(ability) ? turn(game, source, true, context.controller) : []),
          ...(isSacrificed ? [sacrifice(source)] : []),
        );
      },
    ),
    step(
      { '2003': 'A.6.2', '2013': '605.3b', '2025': assumed('A.6.2', { from: '2003' }) },
      'A mana ability resolves at once, without the stack',
      (game, activation) => {
        const context = knownOf(activation).copy();
        game.set(activation, 'before', byKind(game.player(context.controller).pool));
        game.call(followInstructions, { effects: [effectOf(game, activation)], at: 0, context });
      },
    ),
    step(
      {
        '2003': 'A.6.8',
        '2013': assumed('A.6.8', { from: '2003' }),
        '2025': assumed('A.6.8', { from: '2003' }),
      },
      'What a mana ability taps has been tapped for mana, however much that was',
      (game, { source, ability, before = {} }) => {
        if (!taps(ability)) return;
        const player = contextOf(source).controller;
        const now = Object.entries(byKind(game.player(player).pool));
        const produced = now.flatMap(([kind, amount]) => (amount > (before[kind] ?? 0) ? [kind] : []));
        game.propose(
          new Occurrence('tap for mana', { object: source, player }, () =>
            game.set(source, 'produced', produced),
          ),
        );
      },
    ),
    step(
      { '2003': 'A.6.4', '2013': '605.4a', '2025': assumed('605.4a', { from: '2013' }) },
      'Mana abilities that triggered resolve right after it',
      (game) => {
        const now = game.waiting.filter((triggered) => resolvesAtOnce(game, triggered));
        waitNoMore(game, now);
        // Procedures called last run first.
        for (const { effect, context } of [...now].reverse())
          game.call(followInstructions, { effects: [effect], at: 0, context: context.copy() });
      },
    ),
  ],
);

/** A mana ability is played in the course of something else, where it could have been played before. */
export function activateManaAbilityWithin(game: MagicGame, activation: Activation): void {
  const { source, ability } = activation;
  game.call(playingAManaAbility, activation, {
    doneBy: {
      player: contextOf(source).controller,
      name: `${source.card.name} [${source.id}]: ${ability.text}`,
      of: source,
    },
  });
}
