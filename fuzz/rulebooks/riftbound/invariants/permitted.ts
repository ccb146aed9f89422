import type { ObjectView, Observation, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { energyOf, poolOf } from '../players';
import { isOnlyKeywords } from './all-said';
import { CardsPlayed } from './cards-played';
import { powerIn } from './means';
import { isInPlay } from './object-phrases';
import { spokenIn } from './spoken';
import { UNCHOSEN } from './unchosen';

const OFFERED = 'a move or a card that a player may choose, and is offered';
const RUNE = 'a rune that a player may use, and is offered';

/** 143.1.a, 143.4, 307, 107.2.c, 160.2: what players may do with priority. */
export const permitted: Invariant = {
  number: 'R63',
  name: 'permitted',
  rules: [
    '143.1.a',
    '143.4.a',
    '143.4.b',
    '736.1.b',
    '308.1',
    '155.2',
    '408.1',
    '737.1.b',
    '107.2.c',
    '160.2',
    '371',
  ],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'Whoever has priority in the own Action Phase and a neutral open state is offered to move each ready unit of the own, from the base to each battlefield and from a battlefield to the base, or with Ganking to another one, and to play every unit and gear in the hand and the Champion Zone, and every spell for which nobody has to choose anything, that the Energy in the rune pool pays for and that costs no Power; in other states spells with Action or Reaction; and abilities for which nobody chooses anything, whose costs are to exhaust their object and Energy, with Legion once their player has played a card in the turn. In an open state of the own turn a card with Hidden may be hidden at each battlefield of the own with an empty facedown zone, with Power in the pool, and a unit that was facedown as the turn began may be played at any time. Whoever has priority at all is offered the abilities of each rune of the own, that of exhausting it only while it is ready; and every rune has both. Where something in play, or that ever was on the chain, speaks of costs, or says what can’t be done or only sometimes, nothing is looked at but runes.',
  gherkin: 'players are offered all that they may do with priority',
  broken: 'a player may do something with priority, and is not offered it',
  mustReach: { [OFFERED]: 20, [RUNE]: 20 },
  watch: (game) => new Permitted(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['from the Champion Zone', '107.2.c'],
  ['when it may be played', '155.2'],
  ['was hidden', '737.1.b'],
  ['to hide', '408.1'],
  ['to play', '308.1'],
  ['with Ganking', '736.1.b'],
  ['back from', '143.4.b'],
  ['to move', '143.4.a'],
  ['a rune that', '160.2'],
  ['to activate', '371'],
];

/** What may keep a player from something, or let it cost something; on what an ability triggers does neither. */
const forbids = rememberingTexts((text) =>
  /\bcosts?\b|\bcan't\b|\bonly\b/i.test(text.replace(/^(?:when|at the|the first time) [^,]*,/i, '')),
);

class Permitted implements Watcher {
  private readonly spoken: Spoken;
  private readonly played: CardsPlayed;
  /** The cards that were facedown as the turn began. */
  private hidden: ReadonlySet<string> = new Set();

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(table, forbids);
    this.played = new CardsPlayed(table);
  }

  look(moment: Moment): string | undefined {
    const { lines, table, decision, hasPriority, reach } = moment;
    this.spoken.hear(lines);
    for (const line of lines) this.played.hear(line);
    if (lines.some(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase'))
      this.hidden = new Set(table.objects.flatMap(({ zone, id }) => (zone === FACEDOWN ? [id] : [])));
    if (!hasPriority || !decision) return undefined;
    const { player, options } = decision;
    const isMyTurn = table.activePlayer === player && table.phase === 'action phase';
    const isTimed = isMyTurn ? table.state !== undefined : table.state !== 'neutral open';
    const isFree = isTimed && !this.spoken.isSaid && !this.spoken.isOn(table);
    const hasPlayed = this.played.isSome(player);
    for (const object of table.objects) {
      if ((object.controller ?? object.owner) !== player) continue;
      const silent = isRune(object) ? withoutAbilities(object) : undefined;
      if (silent !== undefined) return silent;
      for (const due of isFree
        ? [...ofRune(object), ...inState(object, table, hasPlayed), ...ofHidden(object, table, this.hidden)]
        : ofRune(object)) {
        reach.saw(due.action === 'activate' ? RUNE : OFFERED);
        if (!isOffered(due, object, options))
          return `${table.players[player]?.name} is not offered to ${due.deed(object)}.`;
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
  /** What is to be offered with the object, in words. */
  readonly deed: (object: ObjectView) => string;
}

const NOTHING: readonly Due[] = [];

const isOffered = (
  { action, index, onto }: Due,
  { id }: ObjectView,
  options: PendingDecision['options'],
): boolean =>
  options.some(
    (option) =>
      option.object === id &&
      option.action === action &&
      (index === undefined || option.index === index) &&
      (onto === undefined || option.onto === onto),
  );

const isRune = ({ types, zone }: ObjectView): boolean => zone === 'board' && types.includes('rune');

const exhaustsForEnergy = rememberingTexts((text): boolean => /^\[E\].*Add \[1\]/.test(text));
const recyclesForPower = rememberingTexts((text): boolean => /^Recycle this.*Add \[C\]/.test(text));

/** 160.2.a, 160.2.b: a rune that lacks one of the abilities that each one has. */
const withoutAbilities = ({ name, abilities }: ObjectView): string | undefined =>
  abilities.some(exhaustsForEnergy) && abilities.some(recyclesForPower)
    ? undefined
    : `"${name}" is a rune that doesn't have both abilities of a rune.`;

/** What a rune with such a text lets its player do. */
const ofRuneThatSays = rememberingTexts((said): readonly [exhausts: boolean, deed: Due['deed']] => [
  said.startsWith('[E]'),
  ({ name }) => `activate "${name}", a rune that says "${said}"`,
]);

/** 160.2: a rune is exhausted for Energy, and recycled for Power. */
function ofRune(rune: ObjectView): readonly Due[] {
  if (!isRune(rune)) return NOTHING;
  const isExhausted = rune.statuses.includes('exhausted');
  return rune.abilities.flatMap((text, index) => {
    const [exhausts, deed] = ofRuneThatSays(text);
    return exhausts && isExhausted ? NOTHING : [{ action: 'activate', index, deed }];
  });
}

/** 308, 325: what a player may do in the state that the turn is in, if nothing says otherwise. */
function inState(object: ObjectView, table: Observation, hasPlayed: boolean): readonly Due[] {
  const isOwnTime = table.phase === 'action phase' && table.state === 'neutral open';
  const timed = TIMED[table.state ?? ''];
  const energy = energyOf(table.players[object.controller ?? object.owner]);
  const activated = object.abilities.flatMap((text, index): readonly Due[] => {
    const cost = activationOf(text);
    return cost &&
      isInPlay(object) &&
      (!cost.hasLegion || hasPlayed) &&
      (!cost.exhausts || object.statuses.includes('ready')) &&
      cost.energy <= energy &&
      (timed?.test(cost.tags) ?? true)
      ? [{ action: 'activate', index, deed: ({ name }) => `activate "${name}", which says "${text}"` }]
      : NOTHING;
  });
  return [
    ...activated,
    ...(isOwnTime ? moved(object, table) : []),
    ...played(object, energy, isOwnTime ? undefined : timed),
  ];
}

const FACEDOWN = 'facedown zone';

/** 737.1.b: what may be hidden, for [A], and what was hidden in an earlier turn and may be played for nothing. */
function ofHidden(
  object: ObjectView,
  { players, objects, activePlayer, state = '' }: Observation,
  hidden: ReadonlySet<string>,
): readonly Due[] {
  const { id, name, zone, owner, types, abilities } = object;
  if (zone !== FACEDOWN && zone !== 'hand') return NOTHING;
  if (abilities.some(forbids)) return NOTHING;
  if (zone === FACEDOWN)
    return hidden.has(id) && types.includes('unit')
      ? [{ action: 'play', deed: () => `play "${name}", which was hidden in an earlier turn` }]
      : NOTHING;
  const isHidable = abilities.some((text) => isOnlyKeywords(text) && text.includes('[Hidden]'));
  if (!isHidable || owner !== activePlayer || !state.endsWith('open')) return NOTHING;
  if (powerIn(poolOf(players[owner])) === 0) return NOTHING;
  const taken = new Set(objects.flatMap((each) => (each.zone === FACEDOWN ? [each.at] : [])));
  return objects
    .filter(({ statuses, controller }) => statuses.includes('controlled') && controller === owner)
    .filter((battlefield) => battlefield.types.includes('battlefield') && !taken.has(battlefield.id))
    .map(({ id: onto, name: at }) => ({ action: 'hide', onto, deed: () => `hide "${name}" at "${at}"` }));
}

/** 155.2.a.1, 155.2.b.2: the tags that permit what can otherwise be done only in the own Action Phase. */
const TIMED: Readonly<Record<string, RegExp>> = {
  'showdown open': /\[(?:Action|Reaction)\]/,
  'showdown closed': /\[Reaction\]/,
  'neutral closed': /\[Reaction\]/,
};

/** An activated ability of which nobody has to choose anything: its costs, and its tags. */
const ACTIVATED = new RegExp(
  String.raw`^(\[Legion\] - )?((?:\[(?:E|\d)\](?:, )?){1,2}): ((?:\[\w+\] - )?)(?:${UNCHOSEN})\.$`,
  'i',
);

/** What an ability costs that nobody has to choose anything for; null for any other text. */
const activationOf = rememberingTexts((text) => {
  const [, legion = '', costs = '', tags = ''] = ACTIVATED.exec(text) ?? [];
  const energy = Number(/\[(\d)\]/.exec(costs)?.[1] ?? 0);
  return costs === '' ? null : { hasLegion: legion !== '', exhausts: costs.includes('[E]'), energy, tags };
});

function moved(
  { zone, types, statuses, name = '', at: base, attachedTo, abilities }: ObjectView,
  { objects }: Observation,
): readonly Due[] {
  if (zone !== 'board' || !types.includes('unit') || attachedTo !== undefined || !statuses.includes('ready'))
    return NOTHING;
  const battlefields = objects.filter((each) => each.types.includes('battlefield') && each.zone === 'board');
  const isAway = battlefields.some(({ id }) => id === base);
  const back: Due = { action: 'move a unit', deed: () => `move "${name}" back from a battlefield` };
  if (isAway && !abilities.some((text) => isOnlyKeywords(text) && text.includes('[Ganking]'))) return [back];
  const others = battlefields.filter(({ id }) => id !== base);
  const there = others.map(({ id, name: to }) => ({
    action: 'move a unit',
    onto: id,
    deed: () => `move "${name}" ${isAway ? 'with Ganking ' : ''}to "${to}"`,
  }));
  return isAway ? [back, ...there] : there;
}

/** A spell whose text lets nobody choose anything. */
const PLAIN_SPELL = new RegExp(String.raw`^((?:\[(?:Action|Reaction|Hidden)\]\s?)*)(?:${UNCHOSEN})\.$`, 'i');

/** The tags of a spell whose text lets nobody choose anything; null for any other text. */
const tagsOfPlain = rememberingTexts((text): string | null => PLAIN_SPELL.exec(text)?.[1] ?? null);

const PLAYED: ReadonlySet<string> = new Set(['unit', 'gear', 'spell']);

/** @param timed the tags that it must have; left out: it may be played without any */
function played(object: ObjectView, resource: number, timed: RegExp | undefined): readonly Due[] {
  const { zone, types, name, abilities, characteristics } = object;
  if ((zone !== 'hand' && zone !== 'champion zone') || types.length !== 1) return NOTHING;
  const { 'energy cost': energy = 0, 'power cost': power = 0 } = characteristics;
  if (power > 0 || energy > resource || abilities.some(forbids)) return NOTHING;
  const tags = types.includes('spell') ? tagsOfPlain(abilities.join(' ')) : '';
  if (tags === null || (timed && !timed.test(tags))) return NOTHING;
  if (!PLAYED.has(types[0] ?? '')) return NOTHING;
  const from = zone === 'hand' ? '' : ' from the Champion Zone';
  const when = timed ? ', which says when it may be played' : '';
  return [
    {
      action: 'play',
      deed: () => `play "${name}"${from}, which costs ${energy}, with ${resource} Energy${when}`,
    },
  ];
}
