import type { ObjectView } from '../../../../port/contract';
import type { Invariant } from '../../../invariant';
import { type Forestalls, Replaced } from '../../../invariants/replaced';
import { words } from './spoken';

const JUDGED = 'a time in which something in play replaced things';

/** 610.6: an event that is replaced never happens. */
export const replaced: Invariant = {
  number: 'L69',
  name: 'replaced',
  rules: ['610.6', '610.1'],
  cost: 'cheap',
  documentation:
    'Where one thing in play says that something would happen to units, to players or to cards, and what is done instead, and has said so ever since somebody last had priority, no such event happens; what is changed in number (resource that is gained, counters that are put) happens in no number that can’t come of it. Nothing is looked at where something else in play replaces things, or anything that ever was on the chain of events did so for a while.',
  gherkin: 'what is replaced never happens',
  broken: 'something happens although another thing is to happen instead',
  mustReach: { [JUDGED]: 2 },
  seldom: true,
  watch: (game) => new Replaced(game, { reads, counts, reached: JUDGED, words }),
};

const counts = ({ zone, statuses }: ObjectView): boolean =>
  zone === 'battlefield' && !statuses.includes('face down');

const OF_UNITS =
  /^if (?<whose>this unit|a unit|a unit you control|another unit you control|a unit an opponent controls) would (?<be>be destroyed|be expelled|be put into a graveyard|be dealt damage), .* instead\.?$/i;
const OF_PLAYERS =
  /^if (?<who>you|an opponent) would (?<deed>draw a card|gain resource|lose the game), (?<instead>.*) instead\.?$/i;

const KINDS: Readonly<Record<string, string>> = {
  'be destroyed': 'destroy',
  'be expelled': 'expel',
  'be dealt damage': 'deal damage',
};

const kept = new Map<string, Forestalls | undefined>();

function reads(text: string): Forestalls | undefined {
  if (!kept.has(text)) kept.set(text, ofUnits(text) ?? ofPlayers(text) ?? ofCards(text));
  return kept.get(text);
}

function ofUnits(text: string): Forestalls | undefined {
  const { whose = '', be = '' } = OF_UNITS.exec(text)?.groups ?? {};
  const isMeant = MEANT[whose.toLowerCase()];
  if (!isMeant) return undefined;
  const kind = KINDS[be];
  return ({ line, was, source }) => {
    if (kind === undefined ? line.detail !== 'graveyard' : line.kind !== kind) return false;
    return (
      line.amount !== 0 && was?.zone === 'battlefield' && was.types.includes('unit') && isMeant(was, source)
    );
  };
}

const MEANT: Readonly<Record<string, (unit: ObjectView, source: ObjectView) => boolean>> = {
  'this unit': ({ id }, source) => id === source.id,
  'a unit': () => true,
  'a unit you control': ({ controller }, source) => controller === source.controller,
  'another unit you control': ({ controller, id }, source) =>
    controller === source.controller && id !== source.id,
  'a unit an opponent controls': ({ controller }, source) => controller !== source.controller,
};

function ofPlayers(text: string): Forestalls | undefined {
  const { who = '', deed, instead = '' } = OF_PLAYERS.exec(text)?.groups ?? {};
  if (deed === undefined) return undefined;
  return ({ line, source }) => {
    if (line.kind !== deed || line.player === undefined) return false;
    if ((line.player === source.controller) !== (who.toLowerCase() === 'you')) return false;
    const { amount = 1 } = line;
    if (/twice that much/.test(instead)) return amount % 2 !== 0;
    return /that much/.test(instead) ? amount < 2 : true;
  };
}

const ofCards = (text: string): Forestalls | undefined =>
  /^if a card would be discarded, expel it instead\.?$/i.test(text)
    ? ({ line }) => line.kind === 'discard a card'
    : undefined;
