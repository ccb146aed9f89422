import type { ChoiceToMake } from '../../kernel';
import { concatMap, draft } from '../../kernel';
import { opponentsOf } from '../1-game-concepts/101-players';
import { faceUpBasesOf } from '../1-game-concepts/108-permanents';
import { move } from '../4-zones/400-general';
import { removeFromBattle } from '../4-zones/battle-state';
import { asItIsTurned } from '../6-actions-abilities-effects/609-timestamps';
import {
  AS_WRITTEN,
  consequence,
  definition,
  fact,
  prohibition,
  stateBasedActionOnObjects,
  varied,
} from '../forms';
import type { LegionsGame } from '../game';
import { type Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';

export const cantPlayBases = prohibition<GameObject>(
  '301.1',
  "Bases can't be played",
  'play',
  (_game, _player, object) => object.isBase,
);

/** 301.1: a base never leaves the battlefield. */
export const baseStays = fact(
  '301.1',
  'Base cards never leave the battlefield',
  (_game, object: GameObject) => object.isBase,
);

export const movable = (game: LegionsGame, objects: readonly GameObject[]): readonly GameObject[] =>
  objects.filter(
    (object) => !object.ceased && !(object.zone === game.battlefield && baseStays(game, object)),
  );

/** 301.1b, 301.5b: only one's own. */
export const onlyOwnBases = prohibition<GameObject>(
  { number: '301.1b', restates: ['301.5b'] },
  "Players can't activate a base they don't own",
  'turn up a base',
  (_game, player, base) => base.owner !== player,
);
/** 301.3a, 404.2a: has a base room for so many permanents more? */
export const hasCapacity = varied(
  definition(
    { number: '301.3a', restates: ['404.2a'] },
    'A base holds as many permanents as its capacity',
    (game: LegionsGame, base: GameObject, more: number) =>
      !base.faceDown && base.attached.length + more <= game.look(base).capacity,
    (_game, base) => !base.faceDown,
  ),
  {
    'how many': {
      'as many as its capacity': AS_WRITTEN,
      'one more': (game, base, more) =>
        !base.faceDown && base.attached.length + more <= game.look(base).capacity + 1,
      'one less': (game, base, more) =>
        !base.faceDown && base.attached.length + more < game.look(base).capacity,
    },
  },
);

/** 301.3b, 108.2c, 404.2d: what a base holds beyond its capacity goes, its controller choosing. */
export const beyondCapacity = stateBasedActionOnObjects(
  { number: '301.3b', restates: ['108.2c', '404.2d'] },
  'Permanents beyond capacity are put into the graveyard',
  (game, base) => base.isBase && excess(game, base) > 0,
  (base, game) => giveUpExcess(game, base),
);

const giveUpExcess = (game: LegionsGame, base: GameObject): ChoiceToMake<LegionsGame> => ({
  player: base.controller ?? base.owner,
  purpose: 'choose permanents beyond capacity',
  minimum: excess(game, base),
  maximum: excess(game, base),
  options: base.attached.map((object) => ({
    label: object.card.name,
    object,
    events: () => [move(object, 'put into a graveyard', { zone: 'graveyard' })],
  })),
});

const excess = (game: LegionsGame, base: GameObject): number =>
  base.faceDown || base.attached.length === 0
    ? 0
    : base.attached.length - Math.max(0, game.look(base).capacity);

/** 301.4a, 210.1: what a player's face-up bases produce. */
export const production = definition(
  '301.4a',
  "A base produces its resource production in its controller's turn",
  (game: LegionsGame, seat: number) =>
    faceUpBasesOf(game, seat).reduce((sum, base) => sum + Math.max(0, game.look(base).production), 0),
  () => 0,
);

/** 301.6: the bases that a player can attack. */
export const attackableBases = definition(
  '301.6',
  'Bases can be attacked',
  (game: LegionsGame, player: number): readonly GameObject[] =>
    concatMap(opponentsOf(game, player), (seat) => faceUpBasesOf(game, seat)),
  () => [],
);

/** 301.7: damage stays marked on a base. */
export const marksDamageOnBases = consequence(
  '301.7',
  'Damage dealt to a base is marked on it',
  (game, base: GameObject, amount: number) => game.set(base, 'damage', base.damage + amount),
);

/** 301.10, 301.10a: a base is its owner's, always. */
export const staysItsOwners = fact(
  '301.10a',
  "A base never leaves its owner's control",
  (_game, object: GameObject) => object.isBase,
);

/** 301.12: who may look at a base's face while it is face down. */
export const looksAtOwnBases = fact(
  { number: '301.12', restates: ['402.4'] },
  'A player may look at face-down bases of their own, and at no others',
  (_game, object: GameObject, viewer: number) => object.isBase && object.owner === viewer,
);

/**
 * 301.11: nothing of what was on the base or applied to it remains. What waits on the chain of events, to be put there or to
 * trigger keeps hold of the former object, which is no more: it finds neither the base nor what it is turned up to be (400.7,
 * 603.6c, 605.2b).
 */
export const becomesNew = consequence(
  '301.11',
  'What a base was is over as it is turned face down',
  (game, object: GameObject, former: GameObject) => {
    game.set(object, 'counters', {});
    game.set(object, 'usedThisTurn', []);
    for (const effect of [...game.effects]) {
      if (!effect.objects.includes(object)) continue;
      game.journal.remove(game.effects, effect);
      const objects = effect.objects.filter((each) => each !== object);
      if (objects.length > 0) game.journal.push(game.effects, { ...effect, objects });
    }
    for (const each of game.chain.objects)
      if (each.context) game.set(each, 'context', withFormer(each.context, object, former));
    for (const each of [...game.waiting]) {
      game.journal.remove(game.waiting, each);
      game.journal.push(game.waiting, { ...each, context: withFormer(each.context, object, former) });
    }
    for (const each of [...game.delayed]) {
      game.journal.remove(game.delayed, each);
      game.journal.push(game.delayed, { ...each, context: withFormer(each.context, object, former) });
    }
  },
);

/** The object that a base ceases to be, as it last was. It bears the base's id, by which it was known. */
function asItWas(game: LegionsGame, object: GameObject): GameObject {
  const former = draft(new GameObject(object.id, object.card, object.owner, object.zone));
  former.lastKnown = game.look(object);
  former.lastController = object.controller;
  former.counters = object.counters;
  former.damage = object.damage;
  return former;
}

function withFormer(context: Context, object: GameObject, former: GameObject): Context {
  const held = (each: GameObject): GameObject => (each === object ? former : each);
  return context.with({
    source: held(context.source),
    that: context.that.map(held),
    targets: context.targets.map((targets) =>
      targets.map((target) => ('object' in target ? { object: held(target.object) } : target)),
    ),
  });
}

/** A base that is destroyed is turned face down (301.7, 301.8). */
export const destroyBase = (object: GameObject): Occurrence => turnFaceDown(object, 'destroy');

export const turnFaceDown = (object: GameObject, kind = 'turn face down'): Occurrence =>
  new Occurrence(kind, { object }, (game) => {
    removeFromBattle(game, object);
    const former = asItWas(game, object);
    game.set(object, 'faceDown', true);
    game.set(object, 'damage', 0);
    becomesNew(game, object, former);
    game.set(object, 'timestamp', asItIsTurned(game, game.timestamp(), object));
    for (const attacker of game.battlefield.objects)
      if (attacker.attackedBase === object) game.set(attacker, 'attackedBase', undefined);
  });
