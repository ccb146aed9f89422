import { saysNow } from '../conditions';
import { definition, fact, prohibition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { contextOf, fits, players } from '../phrases';
import type { Ability, Filter } from '../text/tree';
import { speaksOf } from './609-statements';

/** Is it the moment for cards other than actions (111.1a)? */
export const inMainPhase = (game: LegionsGame, player: number): boolean =>
  game.now.active === player && isMain(game.now.phase) && game.chain.objects.length === 0;

/** Is a phase one of the two main phases of a turn (505.1)? */
export const isMain = (phase: string): boolean =>
  phase === 'prebattle main phase' || phase === 'postbattle main phase';

const inHand = (object: GameObject, player: number): boolean =>
  object.zone.name === 'hand' && object.owner === player;

/** Did an effect give the card something where it is (606.2)? */
export const isGivenSomething = (game: LegionsGame, object: GameObject): boolean =>
  game.effects.some(({ objects }) => objects.includes(object));

/** 400.7f: the abilities of a card that is no permanent, those that an effect has given it among them. */
export const abilitiesToPlay = definition(
  '400.7f',
  'An effect may give a card an ability that lets it be played',
  (game: LegionsGame, object: GameObject): readonly Ability[] =>
    isGivenSomething(game, object) ? game.look(object).abilities : object.card.abilities,
  (_game, object) => object.card.abilities,
);

/** 604.6, 109.4e: text that lets a card be played from another zone. */
export const playableFromElsewhere = fact(
  { number: '604.6', restates: ['109.4e'] },
  'A card may be played from the zone that its text names',
  (game, object: GameObject, player: number) =>
    object.owner === player &&
    abilitiesToPlay(game, object).some(
      (ability) =>
        ability.kind === 'static' &&
        ability.statement.says === 'may play from' &&
        ability.statement.zone === object.zone.name &&
        saysNow(game, ability, contextOf(object, player)),
    ),
);

/** 702.4a: recur. */
export const recur = fact(
  '702.4a',
  'A card with recur may be played from the graveyard',
  (game, object: GameObject, player: number) =>
    object.owner === player &&
    object.zone.name === 'graveyard' &&
    (object.card.subtypes.includes('Recur') ||
      abilitiesToPlay(game, object).some(
        (ability) => ability.kind === 'keyword' && ability.keyword.toLowerCase() === 'recur',
      )),
);

/** Is a card where its player may play it from? */
export const fromAnywhere = (game: LegionsGame, object: GameObject, player: number): boolean =>
  inHand(object, player) || playableFromElsewhere(game, object, player) || recur(game, object, player);

/** 601.2a: choices made during the proposal may change what a prohibition looks at; it is judged after them (601.4). */
export const mayStillChange = fact(
  '601.2a',
  'A choice of X may keep a prohibition from applying',
  (game, object: GameObject, filter: Filter | undefined) =>
    object.zone !== game.chain &&
    object.card.costX > 0 &&
    Boolean(filter?.compare?.some(({ characteristic }) => characteristic === 'resource cost')),
);

export const cantPlayCards = prohibition<GameObject>(
  '601.2',
  'An effect that forbids playing cards takes precedence',
  'play',
  (game, player, object) => {
    for (const { statement, context } of game.activeStatements("player can't"))
      if (
        statement.says === "player can't" &&
        statement.what === 'play cards' &&
        players(game, statement.who, context).includes(player) &&
        !mayStillChange(game, object, statement.filter) &&
        (!statement.filter || fits(game, statement.filter, object, context))
      )
        return true;
    return false;
  },
);

export const cantBePlayed = prohibition<GameObject>(
  '601.2',
  "A card that can't be played isn't played",
  'play',
  (game, player, object) =>
    game
      .activeStatements("can't be played")
      .some(
        (standing) =>
          standing.statement.says === "can't be played" &&
          speaksOf(game, standing, standing.statement.subject, object),
      ) ||
    object.card.abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.statement.says === "can't be played" &&
        ability.statement.subject.ref === 'this' &&
        saysNow(game, ability, contextOf(object, player)),
    ),
);
