import { type Procedure, procedure, step } from '../../kernel';
import type { Ability, ActivatedAbility, Filter, ObjectReference } from '../../text/tree';
import { turnFaceUp } from '../7-additional-rules/701-keywords';
import { fact, permission, prohibition } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import { contextOf, fits, players } from '../phrases';
import { type Card, Piece } from '../piece';
import { afterProposal, type Proposal } from './601-playing-cards';
import { resolving } from './605-resolving-cards-and-abilities';

/** An ability that could be activated, and the object that has it. */
export interface Activation {
  readonly source: Piece;
  readonly ability: ActivatedAbility;
}

/** Makes the object that an activated or triggered ability is on the chain of events (602.2a, 603.3): it has its text and nothing else. */
export function abilityOnChain(
  game: LegionsGame,
  source: Piece,
  controller: number,
  ability: Ability | undefined,
  text: string,
): Piece {
  const card = {
    ...source.card,
    name: `${source.card.name}: ${text}`,
    types: [],
    subtypes: [],
    supertypes: [],
    cost: 0,
    costX: 0,
    abilities: [],
    text,
  };
  const piece = new Piece(game.now.nextId, card, source.owner, game.chain);
  game.set(game.now, 'nextId', game.now.nextId + 1);
  piece.controller = controller;
  piece.ability = ability;
  return piece;
}

const onBattlefield = (game: LegionsGame, { source, ability }: Activation): boolean =>
  source.zone === game.battlefield && ability.zone === undefined;

/** 602.2: only an object's controller activates its abilities; off the battlefield, its owner (109.4). */
export const activateOwn = permission<Activation>(
  ['111.1b', '602.2', '701.2a', '109.3b'],
  'A player with priority may activate an ability of an object that player controls',
  'activate',
  (game, player, activation) => {
    const { source } = activation;
    return (
      onBattlefield(game, activation) &&
      source.controller === player &&
      !(source.faceDown && source.card.types.includes('base')) &&
      !source.card.types.includes('trap')
    );
  },
);

/** 109.4b, 109.4h: an ability that names a zone, or whose cost can be paid only there, functions there. */
export const activateElsewhere = permission<Activation>(
  ['109.4b', '109.4h', '109.4j'],
  'An ability that functions in another zone is activated there by the owner',
  'activate',
  (_game, player, { source, ability }) =>
    ability.zone !== undefined && ability.zone === source.zone.name && source.owner === player,
);

/** 303.5: when a trap's ability can be activated. */
export const activateTraps = permission<Activation>(
  ['303.5', '303.4'],
  'A trap is activated while its base is attacked or targeted',
  'activate',
  (game, player, activation) => {
    const { source } = activation;
    if (
      !onBattlefield(game, activation) ||
      !source.card.types.includes('trap') ||
      source.controller !== player ||
      isUnderWay(game, source)
    )
      return false;
    const base = source.attachedTo;
    if (!base) return false;
    const attacked = game.battlefield.objects.some((piece) => piece.attacking && piece.attackedBase === base);
    return attacked || game.chain.objects.some((piece) => isAgainst(game, piece, base));
  },
);

/** Does an object on the chain of events target the base, or would it destroy it? A card being played into it doesn't. */
function isAgainst(game: LegionsGame, piece: Piece, base: Piece): boolean {
  const settles =
    piece.ability === undefined &&
    !piece.card.types.includes('action') &&
    piece.controller === base.controller;
  if (settles) return false;
  const targets = (piece.context?.targets ?? []).flat();
  if (targets.some((target) => 'piece' in target && target.piece === base)) return true;
  const { context } = piece;
  const instructions = piece.ability ? [piece.ability] : piece.card.abilities;
  return (
    context !== undefined &&
    instructions.some((each) => destroyedBy(each).some((filter) => fits(game, filter, base, context)))
  );
}

const destroying = new WeakMap<Ability, readonly Filter[]>();

/** Everything of what kinds does an ability destroy? */
function destroyedBy(ability: Ability): readonly Filter[] {
  const known = destroying.get(ability);
  if (known) return known;
  const found = destroyedByPart(ability);
  destroying.set(ability, found);
  return found;
}

function destroyedByPart(part: unknown): readonly Filter[] {
  if (typeof part !== 'object' || part === null) return [];
  const here =
    'do' in part && part.do === 'destroy' && 'object' in part && isAll(part.object)
      ? [part.object.filter]
      : [];
  return [...here, ...Object.values(part).flatMap(destroyedByPart)];
}

const isAll = (value: unknown): value is Extract<ObjectReference, { ref: 'all' }> =>
  typeof value === 'object' && value !== null && 'ref' in value && value.ref === 'all';

const isUnderWay = (game: LegionsGame, trap: Piece): boolean =>
  game.chain.objects.some((piece) => piece.ability !== undefined && piece.context?.source === trap);

/** 303.6: a trap that isn't yours. */
export const notOthersTraps = prohibition<Activation>(
  '303.6',
  "Players can't activate a trap they don't control",
  'activate',
  (game, player, { source }) =>
    source.zone === game.battlefield && source.card.types.includes('trap') && source.controller !== player,
);

/** 602.5: what an ability's instructions and effects forbid. */
export const onlyOnceEachTurn = prohibition<Activation>(
  ['602.5a', '602.1b'],
  'An ability with "only once each turn" isn\'t activated again that turn',
  'activate',
  (_game, _player, { source, ability }) =>
    ability.instructions.includes('only once each turn') && source.usedThisTurn.includes(ability),
);
export const onlyOnYourTurn = prohibition<Activation>(
  '602.1b',
  'An ability with "only during your turn" isn\'t activated on another',
  'activate',
  (game, player, { ability }) =>
    ability.instructions.includes('only during your turn') && game.now.active !== player,
);
export const cantActivate = prohibition<Activation>(
  '602.5',
  "A prohibited ability isn't activated",
  'activate',
  (game, player, { source }) =>
    game
      .standing("player can't")
      .some(
        ({ statement, context }) =>
          statement.says === "player can't" &&
          statement.what === 'activate abilities' &&
          players(game, statement.who, context).includes(player) &&
          (!statement.filter || fits(game, statement.filter, source, context)),
      ),
);

/** 303.4: a trap that is activated is turned face up first. */
export const turnsTrapUp = fact(
  '303.4',
  'An activated trap is turned face up',
  (_game, source: Piece) => source.faceDown && source.card.types.includes('trap'),
);

/** 602.2: activating an ability. */
export const activatingAnAbility: Procedure<LegionsGame, Proposal> = procedure('activating an ability', [
  step(['602.2a', '602.1', '406.1'], 'The ability is created on top of the chain of events', (game, data) => {
    const source = data.piece;
    const { ability, player } = data;
    if (ability?.kind !== 'activated') return;
    const piece = abilityOnChain(game, source, player, ability, ability.text);
    game.set(piece, 'context', contextOf(source, player));
    game.set(data, 'piece', piece);
    const put = new Occurrence('put on the chain of events', { piece, source, player }, (on) => {
      on.journal.push(on.chain.objects, piece);
      on.set(source, 'usedThisTurn', [...source.usedThisTurn, ability]);
      on.set(source, 'activated', true);
    });
    game.propose(...(turnsTrapUp(game, source) ? [turnFaceUp(source)] : []), put);
  }),
  ...afterProposal,
  step('406.6c', 'A resource ability resolves immediately', (game, { piece, ability }) => {
    // 303.4 puts a trap's ability onto the chain of events whatever it does.
    if (
      ability &&
      isResourceAbility(ability) &&
      !piece.gone &&
      !piece.context?.source.card.types.includes('trap')
    )
      game.call(resolving, { piece, resolves: true });
  }),
]);

/** Does an ability add resource to a reserve, without targeting anything? */
const isResourceAbility = (ability: Ability): boolean => {
  if (ability.kind !== 'activated' || ability.targets.length > 0) return false;
  const { effect } = ability;
  return (
    effect.do === 'add resource' ||
    (effect.do === 'sequence' && effect.steps.some((each) => each.do === 'add resource'))
  );
};

const elsewhere = new WeakMap<Card, boolean>();

/** 109.4b: has a card an ability that is activated in another zone? */
function functionsElsewhere(card: Card): boolean {
  const known = elsewhere.get(card);
  if (known !== undefined) return known;
  const functions = card.abilities.some(
    (ability) => ability.kind === 'activated' && ability.zone !== undefined,
  );
  elsewhere.set(card, functions);
  return functions;
}

/** The activated abilities that a player could think of: on the battlefield, and where text says that they function. */
export function activations(game: LegionsGame, player: number): readonly Activation[] {
  const found: Activation[] = [];
  const of = (source: Piece, abilities: readonly Ability[]): void => {
    for (const ability of abilities) if (ability.kind === 'activated') found.push({ source, ability });
  };
  const changed = game.changesAbilities;
  for (const piece of changed ? game.battlefield.objects : game.sources)
    if (piece.controller === player) of(piece, changed ? game.look(piece).abilities : piece.card.abilities);
  const { hand, graveyard } = game.player(player);
  for (const zone of [hand, graveyard])
    for (const piece of zone.objects) if (functionsElsewhere(piece.card)) of(piece, piece.card.abilities);
  return found;
}
