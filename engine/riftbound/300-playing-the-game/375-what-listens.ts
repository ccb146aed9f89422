/** Which triggered abilities listen, and to what (376.2, 377, 378). */

import { column, query } from '../../kernel';
import { hearsItsOwnDiscard } from '../400-types-of-actions/409-when-discarded';
import { sourcesOf } from '../400-types-of-actions/450-continuous-effects';
import { withMeanings } from '../700-additional-rules/726-keywords';
import type { Card } from '../card';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability, Trigger, TriggeredAbility } from '../text/tree/index';
import { severalAbilities } from './307-states-of-the-turn';
import { eventKindsOf } from './375-trigger-words';

/** Does a card have a triggered ability that works in a zone outside the board? */
export const hearsElsewhere = column(({ abilities }: Card) =>
  abilities.some((ability) => ability.kind === 'triggered' && ability.zone !== undefined),
);

/** 378: cards elsewhere, whose abilities say so. */
export const elsewhere = query('what listens elsewhere than on the board', (game: RiftboundGame) => {
  const found: GameObject[] = [];
  for (const { trash, hand, banishment, champion } of game.players)
    for (const { objects } of [trash, hand, banishment, champion])
      for (const object of objects) if (hearsElsewhere(object.card)) found.push(object);
  return found;
});

/** 377.2: the abilities of permanents, and of battlefields, are active on the board. */
export const isActiveOnTheBoard = fact(
  '377.2',
  'Triggered abilities are active on the board',
  (game: RiftboundGame, source: GameObject) => source.zone === game.board,
);

/** 170.7: those of legends where these are. */
export const isActiveOfLegends = fact(
  '170.7',
  'Triggered abilities of legends are active in the Legend Zone',
  (_game: RiftboundGame, source: GameObject) => source.zone.name === 'legend zone',
);

/** 378.2: those that say so are active elsewhere. */
export const isActiveElsewhere = fact(
  '378.2',
  'Triggered abilities that say in what zone they work are active there',
  (_game: RiftboundGame, { zone }: Ability, source: GameObject) => source.zone.name === zone,
);

/** Is an ability active where its object is? */
const isActiveThere = (game: RiftboundGame, ability: Ability, source: GameObject): boolean =>
  ability.zone === undefined
    ? isActiveOnTheBoard(game, source) || isActiveOfLegends(game, source)
    : isActiveElsewhere(game, ability, source);

/** 376.2.c.2: what leaves as something happens doesn't see it, but its own death. Deathknell doesn't look back (734.1.d.2). */
export const looksBack = fact(
  '376.2.c.2',
  'What leaves the board at the same time triggers on its own death only',
  (_game, { trigger, keyword }: TriggeredAbility) =>
    keyword !== 'deathknell' && anyOf(trigger).some((each) => 'object' in each && each.object.this === true),
);

export const anyOf = (trigger: Trigger): readonly Trigger[] =>
  trigger.on === 'any of'
    ? trigger.triggers
    : trigger.on === 'nth time' || trigger.on === 'one or more'
      ? anyOf(trigger.trigger)
      : [trigger];

const triggeredAmong = column((abilities: readonly Ability[]) =>
  abilities.filter((ability): ability is TriggeredAbility => ability.kind === 'triggered'),
);

/** The triggered abilities of an object that are active where it is, or may look back from where it has gone. */
export function triggeredAbilitiesOf(game: RiftboundGame, source: GameObject): readonly TriggeredAbility[] {
  const own = game.abilitiesOf(source);
  return source.zone === game.board && !source.ceased
    ? activeOnTheBoard(game, source, own)
    : activeAmong(game, source, own);
}

/** On the board, which of an object's abilities are active follows from the abilities alone. */
export const activeOnTheBoard = query(
  'which triggered abilities are active on the board',
  (game: RiftboundGame, source: GameObject, own: readonly Ability[]): readonly TriggeredAbility[] =>
    activeAmong(game, source, own),
);

function activeAmong(
  game: RiftboundGame,
  source: GameObject,
  own: readonly Ability[],
): readonly TriggeredAbility[] {
  const all = triggeredAmong(withMeanings(game, severalAbilities(game, own)));
  if (all.length === 0) return all;
  return all.filter((ability) => {
    if (source.ceased) return looksBack(game, ability);
    const isDiscarded = source.zone.name === 'trash' && hearsItsOwnDiscard(game, ability);
    return isDiscarded || isActiveThere(game, ability, source);
  });
}

interface Listening {
  readonly source: GameObject;
  readonly abilities: readonly TriggeredAbility[];
}

/** The objects on the table with triggered abilities, and the kinds of event that any of those hears. */
export const listening = query(
  'what listens on the table, and to what',
  (game: RiftboundGame): { readonly objects: readonly Listening[]; readonly kinds: ReadonlySet<string> } => {
    const objects: Listening[] = [];
    const kinds = new Set<string>();
    for (const source of sourcesOf(game)) {
      const abilities = triggeredAbilitiesOf(game, source);
      if (abilities.length === 0) continue;
      objects.push({ source, abilities });
      for (const { trigger: wanted } of abilities) for (const kind of eventKindsOf(wanted)) kinds.add(kind);
    }
    return { objects, kinds };
  },
);
