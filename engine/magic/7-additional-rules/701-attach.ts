import { doneToEach } from '../../card-game/keywords/done-to-each';
import { assumed } from '../../kernel';
import { formOf } from '../e-extracted-rulings/E.8-enchantment-form';
import { consequence, fact, stateBasedActionOnObjects } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import { canEnchant } from '../k-card-types/K.12-illegal-enchantments';
import { enchantable } from '../k-card-types/K.12-local-enchantments';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { fits, objects, phrases, players } from '../text/phrases';
import { noCreatureWhileAttached } from './702-attaching-keywords';
import { cantBeEquippedBy } from './702-equip';

/** What Equipment and Fortifications are attached to, by their subtypes. */
const HOSTS: readonly (readonly [subtype: string, host: string])[] = [
  ['Equipment', 'creature'],
  ['Fortification', 'land'],
];

const hostOf = (game: MagicGame, object: MagicObject): string | undefined => {
  const { subtypes } = game.look(object);
  return HOSTS.find(([subtype]) => subtypes.includes(subtype))?.[1];
};

const isIn = (game: MagicGame, object: MagicObject): boolean => !object.ceased && object.zone === game.inPlay;

/** Can what is attached be on an object? What is neither Aura nor Equipment nor Fortification is on nothing. */
function fitsOn(game: MagicGame, object: MagicObject, to: MagicObject): boolean {
  if (!isIn(game, to) || to === object) return false;
  if (enchantable(game, formOf(game, object))) return canEnchant(game, object, to);
  const host = hostOf(game, object);
  return host !== undefined && game.look(to).types.includes(host) && !cantBeEquippedBy(game, to, object);
}

/** 701.3b */
export const staysWhereItIs = fact(
  { '2003': 'E.9.4', '2013': assumed('701.3b', { from: '2025' }), '2025': '701.3b' },
  'What can not be attached to something, or is attached to it already, does not move',
  (game: MagicGame, object: MagicObject, to: MagicObject) =>
    !fitsOn(game, object, to) || object.attachedTo === to,
);

/** 701.3c */
export const newTimestamp = consequence(
  { '2003': 'E.9.2', '2013': assumed('701.3c', { from: '2025' }), '2025': '701.3c' },
  'What becomes attached to another object has a new timestamp',
  (game: MagicGame, object: MagicObject) => game.set(object, 'timestamp', game.timestamp()),
);

function detached(game: MagicGame, object: MagicObject): void {
  if (object.attachedTo) game.journal.remove(object.attachedTo.attached, object);
}

/** The event of something being put onto something else, whether it can be there or not. */
export const attach = (object: MagicObject, onto: MagicObject): Occurrence =>
  new Occurrence('attach', { object, onto }, (game) => {
    detached(game, object);
    game.set(object, 'attachedTo', onto);
    newTimestamp(game, object);
    game.journal.push(onto.attached, object);
    noCreatureWhileAttached(game, object);
  });

/** The event of something becoming unattached. */
export const unattach = (object: MagicObject): Occurrence =>
  new Occurrence('become unattached', { object }, (game) => {
    detached(game, object);
    game.set(object, 'attachedTo', undefined);
  });

export const attaching = instruction(
  { '2003': 'E.9.1', '2013': '701.3a', '2025': '701.3a' },
  'To attach something takes it from where it is and puts it onto an object',
  'attach',
  {
    // Of what is chosen there is only what it could be moved onto (E.9.4).
    choices: (game, { object, to }, context) => {
      if (to.ref !== 'choice') return [];
      const moved = objects(game, object, context).filter((each) => isIn(game, each));
      const offered = game.inPlay.objects.filter(
        (each) =>
          fits(game, to.filter, each, context) && moved.some((one) => !staysWhereItIs(game, one, each)),
      );
      const most = Math.min(1, offered.length);
      return players(game, to.who, context).map((player) => ({
        player,
        purpose: 'attach',
        objects: offered,
        minimum: most,
        maximum: most,
      }));
    },
    perform: (game, effect, context, { chosen }) => {
      const [onto] = objects(game, effect.to, context, chosen);
      if (!onto) return [];
      return objects(game, effect.object, context, chosen)
        .filter((object) => isIn(game, object) && !staysWhereItIs(game, object, onto))
        .map((object) => attach(object, onto));
    },
  },
);

export const unattaching = instruction(
  { '2013': assumed('701.3d', { from: '2025' }), '2025': '701.3d' },
  'To unattach something moves it away, and it stays in play',
  'unattach',
  doneToEach<MagicTypes>(phrases, (_game, object) => (object.attachedTo ? [unattach(object)] : [])),
);

/** 704.5p: switched off, what is attached may be anything. */
export const attachedThoughItCanNot = stateBasedActionOnObjects(
  { '2025': '704.5p' },
  'A creature that is attached, and what is neither Aura nor Equipment nor Fortification, becomes unattached',
  (game, object) =>
    object.attachedTo !== undefined &&
    (game.look(object).types.includes('creature') ||
      (hostOf(game, object) === undefined &&
        !game.look(object).subtypes.includes('Aura') &&
        !enchantable(game, object.card))),
  unattach,
);

/** 704.5n */
export const illegallyEquipping = stateBasedActionOnObjects(
  { '2013': assumed('704.5p', { from: ['2025', '704.5n'] }), '2025': '704.5n' },
  'Equipment on what it can not equip becomes unattached, and stays in play',
  (game, object) =>
    object.attachedTo !== undefined &&
    hostOf(game, object) !== undefined &&
    !fitsOn(game, object, object.attachedTo),
  unattach,
);
