/** Additional costs: those that must be paid, and those that may be (353.2). */
import { column, concatMap } from '../../kernel';
import { accelerateCosts } from '../700-additional-rules/731-accelerate';
import { deflectCosts } from '../700-additional-rules/735-deflect';
import { appliesWithLegion } from '../700-additional-rules/738-legion';
import { repeatCosts } from '../700-additional-rules/746-repeat';
import type { Card } from '../card';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, Context, GameObject } from '../object';
import { contextOf, holds } from '../phrases';
import type { Statement } from '../text/tree/index';

type Said = Extract<Statement, { says: 'additional cost' }>;

/** The passive abilities of a card that speak of additional costs: hardly any card has one. */
const speakingOfCosts = column((card: Card) =>
  card.abilities.filter(
    (ability) => ability.kind === 'static' && ability.statement.says === 'additional cost',
  ),
);
const NONE: readonly AdditionalCost[] = [];

/** What a card's own passive abilities say of additional costs to play it (363.2.a: in any zone). */
function printed(game: RiftboundGame, object: GameObject, optional: boolean): readonly AdditionalCost[] {
  const speaking = speakingOfCosts(object.card);
  if (speaking.length === 0) return NONE;
  return concatMap(speaking, (ability): readonly AdditionalCost[] => {
    if (ability.kind !== 'static' || ability.statement.says !== 'additional cost') return [];
    const { statement }: { readonly statement: Said } = { statement: ability.statement };
    if (statement.optional !== optional) return [];
    const context = contextOf(object);
    if (ability.condition && !holds(game, ability.condition, context)) return [];
    if (!appliesWithLegion(game, ability, context.controller)) return [];
    const { costs, then, effect } = statement;
    return [
      {
        costs,
        label: ability.text,
        ...(then ? { statement: then } : {}),
        ...(then?.says === 'enters' && then.how === 'ready' ? { entersReady: true } : {}),
        ...(effect ? { effect, targets: ability.targets } : {}),
      },
    ];
  });
}

/** Some costs and others: most of the time there are none of either. */
export const together = (
  some: readonly AdditionalCost[],
  others: readonly AdditionalCost[],
): readonly AdditionalCost[] =>
  some.length === 0 ? others : others.length === 0 ? some : [...some, ...others];

/** 353.2.a: the additional costs that must be paid to play something. */
export const mandatoryCosts = definition(
  '353.2.a.1',
  'An additional cost that does not say "may" must be paid',
  (
    game: RiftboundGame,
    object: GameObject,
    context: Context | undefined = object.context,
  ): readonly AdditionalCost[] => together(printed(game, object, false), deflectCosts(game, context)),
  (): readonly AdditionalCost[] => NONE,
);

/** 353.4.d.1: "if you do": whatever was paid in the end. */
export const countsAsPaid = fact(
  '353.4.d.1',
  'An optional additional cost was paid if the player decided to pay it',
  () => true,
);

/** 353.2.b: the additional costs that may be paid. */
export const optionalCosts = definition(
  '353.2.b',
  'An additional cost that says "may" is paid only if the player chooses to',
  (game: RiftboundGame, object: GameObject): readonly AdditionalCost[] =>
    together(together(printed(game, object, true), accelerateCosts(game, object)), repeatCosts(game, object)),
  (): readonly AdditionalCost[] => NONE,
);
