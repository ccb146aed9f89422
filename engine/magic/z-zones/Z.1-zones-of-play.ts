import * as layer from '../../card-game/zones/movement';
import { assumed, type Zone } from '../../kernel';
import { tokenStays } from '../1-game-concepts/110-permanents';
import { comesAttacking } from '../5-turn-structure/506-coming-attacking';
import { joinAttack, leavesCombat } from '../c-combat/C.1-the-combat-phase';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import { controlledAsItEnters } from '../g-glossary/G.5-controller';
import type { MagicGame, MagicTypes } from '../game';
import { keepChanges } from '../k-card-types/K.6-changed-spells';
import { instantStays } from '../k-card-types/K.14-instant';
import { sorceryStays } from '../k-card-types/K.22-sorcery';
import type { MagicObject } from '../object';
import { comingIntoPlay } from './Z.5-coming-into-play';

export type ZoneName = 'library' | 'hand' | 'graveyard' | 'out of game' | 'in play' | 'stack';

/** Where an object is moved to. */
export interface Destination extends layer.Destination {
  readonly zone: ZoneName;
  /** What a local enchantment comes into play on (K.12.3). */
  readonly onto?: MagicObject | undefined;
  /** The seat of the player whom an Aura comes into play on (702.5d). */
  readonly enchants?: number | undefined;
  readonly tapped?: boolean | undefined;
  readonly attacking?: boolean | undefined;
  /** Counters that it comes into play with. */
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** Out of the game: what removed it, and whether only until that leaves play. */
  readonly exiledWith?: MagicObject | undefined;
  readonly comesBack?: boolean | undefined;
  /** In play: what put it there. */
  readonly putWith?: MagicObject | undefined;
  /** With which abilities of that (607.4). */
  readonly link?: number | undefined;
}

/** Z.1.5 */
export const ownersZone = varied(
  definition(
    'Z.1.5',
    'A hand, graveyard or library that a card goes to is its owner’s',
    (_game: MagicGame, { owner }: MagicObject): number => owner,
    (_game, { controller, owner }) => controller ?? owner,
  ),
  { whose: { owner: AS_WRITTEN, controller: (_game, { controller, owner }) => controller ?? owner } },
);

/** Z.1.3: the layer makes the new object, and hands on what it was where this is off. */
export const forgets = fact(
  { '2003': 'Z.1.3', '2013': '400.7', '2025': assumed('400.7', { from: '2013' }) },
  'What changes zones forgets what it was',
  () => true,
);

/** Z.1.Ruling.4 */
export const staysInItsZone = fact(
  'Z.1.Ruling.4',
  'Nothing happens to a card that is put into the zone where it is',
  (game: MagicGame, object: MagicObject, to: Destination) => zoneOf(game, object, to) === object.zone,
);

function zoneOf(game: MagicGame, object: MagicObject, { zone }: Destination): Zone<MagicObject> {
  if (zone === 'in play') return game.inPlay;
  if (zone === 'stack') return game.stack;
  const player = game.player(ownersZone(game, object));
  return zone === 'out of game' ? player.removed : player[zone];
}

/** How objects of this game change zones. */
export const { move, cease, renew } = layer.movement<MagicTypes, Destination>({
  zoneOf,
  stays: (game, object, to) =>
    staysInItsZone(game, object, to) ||
    tokenStays(game, object) ||
    instantStays(game, object, to.zone) ||
    sorceryStays(game, object, to.zone),
  isNew: forgets,
  remember: (from, arrived) => {
    arrived.damage = from.damage;
    arrived.counters = from.counters;
    arrived.tapped = from.tapped;
  },
  arrive: (game, from, arrived, to) => {
    const {
      controller,
      onto = from.comesOnto,
      enchants,
      tapped,
      attacking,
      counters,
      exiledWith,
      comesBack,
      putWith,
      link,
    } = to;
    const { zone } = arrived;
    if (from.zone === game.inPlay) arrived.wasInPlay = from;
    const { unbestowed, faceUp } = from.card;
    if (faceUp) arrived.card = faceUp;
    if (unbestowed && zone !== game.stack && zone !== game.inPlay) arrived.card = unbestowed;
    arrived.exiledWith = exiledWith;
    arrived.putWith = putWith;
    if (link !== undefined) arrived.link = link;
    if (comesBack) arrived.comesBack = true;
    if (zone === game.stack) arrived.controller = controller ?? from.owner;
    else if (zone === game.inPlay) {
      arrived.controller = controlledAsItEnters(game, from, from.comesUnder ?? controller);
      arrived.firstController = arrived.controller;
      keepChanges(game, from, arrived);
      comingIntoPlay(game, arrived, from);
      arrived.enchants = enchants;
      if (tapped) arrived.tapped = true;
      if (attacking && comesAttacking(game, arrived)) joinAttack(game, arrived);
      if (counters) arrived.counters = { ...arrived.counters, ...counters };
      if (onto) {
        arrived.attachedTo = onto;
        game.journal.push(onto.attached, arrived);
      }
    }
  },
  leave: (game, object) => {
    if (object.zone === game.inPlay) leavesCombat(game, object);
  },
});
