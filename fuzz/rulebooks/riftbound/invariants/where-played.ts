import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const ASKED = 'a permanent that may be played to several locations';
const PLAYED = 'a permanent that was played to a location';

/** 147.2, 352.2.a: where permanents are played to. */
export const wherePlayed: Invariant = {
  number: 'R74',
  name: 'where played',
  rules: ['147.2', '352.2.a'],
  ruleOf: (message) => (message.includes(', gear,') ? '147.2' : '352.2.a'),
  cost: 'cheap',
  documentation:
    'Gear is played to its player’s base, and a unit there or to a battlefield that its player controls; where its player has units and no one else has, the battlefield is offered whenever a location is to be chosen. Nothing is looked at of what was hidden, nor where anything in play, in that player’s hand or that ever was on the chain says where things are played.',
  gherkin: 'permanents are played to the base, and units to controlled battlefields as well',
  broken: 'a permanent is played, or may be played, elsewhere than the rulebook says',
  mustReach: { [ASKED]: 2, [PLAYED]: 10 },
  watch: (game) => new WherePlayed(game),
};

/** Does a text say where something is played, or who controls what? */
const saysWhere = rememberingTexts((text) =>
  /\bplay(?:ed|s)?\b[^.]*\b(?:to|at|here|from)\b|\[Ambush\]|\bcontrol of\b/i.test(
    text.replace(/^(?:when|whenever) [^,]*,/i, ''),
  ),
);

class WherePlayed implements Watcher {
  private readonly spoken: Spoken;
  private before: Observation | undefined;
  private since: TraceLine[] = [];

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, saysWhere);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision, table, hasPriority } = moment;
    this.spoken.hear(lines);
    for (const line of lines) if (line.what === 'event') this.since.push(line);
    const isSilent = !this.spoken.isSaid && !this.spoken.isOn(table);
    const isDue = decision?.purpose === 'choose a location' || hasPriority;
    const wrong =
      isSilent && isDue && this.before && !this.since.some(({ text }) => text.includes('(facedown zone'))
        ? hasPriority
          ? this.played(this.before, moment)
          : this.asked(moment)
        : undefined;
    if (hasPriority) {
      this.before = table;
      this.since = [];
    }
    return wrong;
  }

  private asked({ decision, table, objects, reach }: Moment): string | undefined {
    const [card, another] = table.objects.filter(
      ({ zone, statuses, source }) =>
        zone === 'chain' && statuses.includes('pending') && source === undefined,
    );
    if (
      !decision ||
      !card ||
      another ||
      card.controller !== decision.player ||
      card.abilities.some(saysWhere)
    )
      return undefined;
    const isPut = this.since.some((line) => line.kind === 'put onto the chain' && nameOn(line) === card.name);
    if (!isPut) return undefined;
    const offered = new Set(decision.options.map(({ object }) => object));
    const called = `"${card.name}"${card.types.includes('unit') ? ', a unit,' : ', gear,'}`;
    reach.saw(ASKED);
    const wrong = [...offered].find((id = '') => !mayBeAt(objects.get(id), card, table));
    if (wrong !== undefined) return `${called} may be played to "${objects.get(wrong)?.name}".`;
    const missing = card.types.includes('unit')
      ? table.objects.find((place) => isHeld(place, decision.player, table) && !offered.has(place.id))
      : undefined;
    return missing && `${called} may not be played to "${missing.name}".`;
  }

  private played(before: Observation, { objects, table, reach }: Moment): string | undefined {
    for (const { kind, object = '' } of this.since) {
      const card = kind === 'play' ? objects.get(object) : undefined;
      if (card?.zone !== 'board' || card.attachedTo !== undefined || card.abilities.some(saysWhere)) continue;
      if (this.since.some((line) => line.object === object && GOES.has(line.kind))) continue;
      reach.saw(PLAYED);
      const place = objects.get(card.at ?? '');
      if (![before, table].some((then) => mayBeAt(place, card, then)))
        return `"${card.name}"${card.types.includes('unit') ? ', a unit,' : ', gear,'} was played to "${place?.name}".`;
    }
    return undefined;
  }
}

const GOES: ReadonlySet<string> = new Set(['move', 'recall', 'attach', 'establish control']);

/** Could a card be played there, as the table was? */
function mayBeAt(
  place: ObjectView | undefined,
  { types, controller }: ObjectView,
  { objects }: Observation,
): boolean {
  if (place?.types.includes('base')) return place.owner === controller;
  const there = objects.find(({ id }) => id === place?.id);
  return types.includes('unit') && there !== undefined && there.controller === controller;
}

/** A battlefield that a player controls, with units of the player's and of nobody else. */
function isHeld({ id, types, controller }: ObjectView, player: number, { objects }: Observation): boolean {
  if (!types.includes('battlefield') || controller !== player) return false;
  const units = objects.filter(
    (each) =>
      each.at === id && each.zone === 'board' && each.types.includes('unit') && each.attachedTo === undefined,
  );
  return units.length > 0 && units.every((each) => each.controller === player);
}
