import type { ObjectView, Observation } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, Spoken } from '../../../invariants/spoken';

const OFFERED = 'a move or a card that a player may choose, and is offered';
const RUNE = 'a rune that a player may use, and is offered';

/** 143.1.a, 143.4, 307, 107.2.c, 160.2: what players may do with priority. */
export const permitted: Invariant = {
  number: 'R63',
  name: 'permitted',
  rules: ['143.1.a', '143.4.a', '143.4.b', '308.1', '107.2.c', '160.2'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'Whoever has priority in the own Action Phase and a neutral open state is offered to move each ready unit of the own, from the base to each battlefield and from a battlefield to the base, and to play every unit and gear in the hand and the Champion Zone that the Energy in the rune pool pays for and that costs no Power; and whoever has priority at all, the abilities of each rune of the own, that of exhausting it only while it is ready. Where something in play, or that ever was on the chain, speaks of costs, of moving or playing, or says what can’t be done, nothing is looked at but runes.',
  gherkin: 'players are offered all that they may do with priority',
  broken: 'a player may do something with priority, and is not offered it',
  mustReach: { [OFFERED]: 20, [RUNE]: 20 },
  watch: (game) => new Permitted(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['from the Champion Zone', '107.2.c'],
  ['to play', '308.1'],
  ['back from', '143.4.b'],
  ['to move', '143.4.a'],
  ['a rune that', '160.2'],
];

/** What may keep a player from something, or let it cost something. */
const forbids = rememberingTexts((text) =>
  /\bcosts?\b|\bcan't\b|\bmoves?\b|\bplay(?:s|ed)?\b|\bonly\b/i.test(text),
);

class Permitted implements Watcher {
  private readonly spoken: Spoken;

  constructor({ table }: WatchedGame) {
    this.spoken = new Spoken(table, forbids);
  }

  look(moment: Moment): string | undefined {
    const { lines, table, decision, hasPriority, reach } = moment;
    this.spoken.hear(lines);
    if (!hasPriority || !decision) return undefined;
    const { player, options } = decision;
    const isOwnTime =
      table.activePlayer === player && table.phase === 'action phase' && table.state === 'neutral open';
    const isFree = isOwnTime && !this.spoken.isSaid && !this.spoken.isOn(table);
    for (const object of table.objects) {
      if ((object.controller ?? object.owner) !== player) continue;
      for (const { action, index, onto, deed } of isFree
        ? [...ofRune(object), ...atOwnTime(object, table)]
        : ofRune(object)) {
        reach.saw(action === 'activate' ? RUNE : OFFERED);
        const isOffered = options.some(
          (option) =>
            option.action === action &&
            option.object === object.id &&
            (index === undefined || option.index === index) &&
            (onto === undefined || option.onto === onto),
        );
        if (!isOffered) return `${table.players[player]?.name} is not offered to ${deed}.`;
      }
    }
    return undefined;
  }
}

/** Something that is to be offered. */
interface Due {
  readonly action: string;
  readonly index?: number;
  readonly onto?: string;
  readonly deed: string;
}

/** 160.2: a rune is exhausted for Energy, and recycled for Power. */
function ofRune({ types, zone, statuses, name = '', abilities }: ObjectView): readonly Due[] {
  if (zone !== 'board' || !types.includes('rune')) return [];
  return abilities.flatMap((text, index) =>
    /^\[E\]/.test(text) && statuses.includes('exhausted')
      ? []
      : [{ action: 'activate', index, deed: `activate "${name}", a rune that says "${text}"` }],
  );
}

function atOwnTime(object: ObjectView, table: Observation): readonly Due[] {
  const { zone, types, statuses, name = '', base, attachedTo, abilities } = object;
  if (zone === 'board' && types.includes('unit') && attachedTo === undefined && statuses.includes('ready')) {
    const battlefields = table.objects.filter(
      (each) => each.types.includes('battlefield') && each.zone === 'board',
    );
    if (battlefields.some(({ id }) => id === base))
      return [
        {
          action: 'move a unit',
          deed: `move "${name}" back from a battlefield`,
        },
      ];
    return battlefields.map(({ id, name: there }) => ({
      action: 'move a unit',
      onto: id,
      deed: `move "${name}" to "${there}"`,
    }));
  }
  if ((zone !== 'hand' && zone !== 'champion zone') || types.length !== 1) return [];
  if (!types.includes('unit') && !types.includes('gear')) return [];
  const { 'energy cost': energy = 0, 'power cost': power = 0 } = object.characteristics;
  const { resource = 0 } = table.players[object.owner] ?? {};
  if (power > 0 || energy > resource || abilities.some(forbids)) return [];
  const from = zone === 'hand' ? '' : ' from the Champion Zone';
  return [{ action: 'play', deed: `play "${name}"${from}, which costs ${energy}, with ${resource} Energy` }];
}
