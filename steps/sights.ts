import type { ObjectView, TraceLine } from '../port/contract';
import type { Position, Session } from './play/session';

/** An event since the step before, with names instead of ids. */
interface SeenEvent {
  readonly rule?: string;
  readonly text: string;
  readonly kind: string;
  readonly about: readonly string[];
  readonly amount?: number;
}

/** What was to be seen after a step, in names: the same on every engine that plays as the rulebook says. */
export interface Sight {
  /** What is looked at, and what is seen, in the order in which they tell most. */
  readonly facts: Readonly<Record<string, string>>;
  readonly events: readonly SeenEvent[];
  /** The rule of the decision that is open. */
  readonly asks?: string;
}

/** Looks at the table after a step. `from`: how long the trace was after the step before. */
export function sightOf(session: Session, from: number): Sight {
  const { position } = session;
  const { decision, trace } = position;
  return {
    facts: factsOf(session, position),
    events: trace
      .slice(from)
      .filter(({ what }) => what === 'event')
      .map((line) => eventOf(session, line)),
    ...(decision === undefined ? {} : { asks: decision.rule }),
  };
}

function eventOf(session: Session, { rule, text, kind, player, object, amount }: TraceLine): SeenEvent {
  const name = object === undefined ? undefined : session.identities.nameOf(object);
  const about = [
    ...(player === undefined ? [] : [session.nameOf(player)]),
    ...(name === undefined ? [] : [name]),
  ];
  return {
    ...(rule === undefined ? {} : { rule }),
    text,
    kind,
    about,
    ...(amount === undefined ? {} : { amount }),
  };
}

function factsOf(session: Session, { observation, decision }: Position): Readonly<Record<string, string>> {
  const { over, drawn, activePlayer, step, state, players, objects } = observation;
  const { piles, stack, playerStatuses } = session.terms;
  const facts: Record<string, string> = {
    'How the game ends.': over ? (drawn ? 'a draw' : 'over') : 'not over',
    'What part of whose turn it is.': `${session.nameOf(activePlayer)}'s ${step}`,
    ...(state === undefined ? {} : { 'The state of the turn.': state }),
  };
  for (const { status, has } of playerStatuses)
    facts[`Who ${has}.`] = session.nameOf(
      players.find(({ statuses = [] }) => statuses.includes(status))?.seat,
    );
  for (const { name, won, lost, resources } of players) {
    facts[`How ${name} fares.`] = won ? 'has won' : lost ? 'has lost' : 'plays';
    facts[`What ${name} has some of.`] = sorted(
      Object.entries(resources).flatMap(([kind, amount]) => (amount === 0 ? [] : [`${amount} ${kind}`])),
    );
  }
  for (const [name, count] of counted(objects.map(({ owner, zone }) => `${session.nameOf(owner)}'s ${zone}`)))
    facts[`How many cards ${name} holds.`] = String(count);
  const onStack = objects.filter(({ zone }) => zone === stack);
  facts[`What the ${stack} holds, from the top.`] = onStack.map((each) => nameOn(session, each)).join(', ');
  const open = objects.filter(
    ({ zone, name }) => !piles.includes(zone) && zone !== stack && name !== undefined,
  );
  for (const name of [...new Set(open.map((each) => each.name ?? ''))].sort())
    facts[`What "${name}" is.`] = sorted(
      open.filter((each) => each.name === name).map((each) => described(session, each, objects)),
    );
  facts['Who is asked.'] = session.nameOf(decision?.player);
  facts['What is asked.'] = decision?.purpose ?? 'nothing';
  return facts;
}

function described(session: Session, object: ObjectView, objects: readonly ObjectView[]): string {
  const name = (id: string | undefined): string => objects.find((each) => each.id === id)?.name ?? '';
  const {
    zone,
    controller,
    damage,
    counters,
    statuses,
    characteristics,
    at: base,
    attachedTo,
    attacking,
  } = object;
  return [
    `${session.nameOf(controller ?? object.owner)}'s, ${zone}${base === undefined ? '' : ` at ${name(base)}`}`,
    ...(attachedTo === undefined ? [] : [`attached to ${name(attachedTo)}`]),
    ...(attacking === undefined ? [] : [`attacking ${name(attacking)}`]),
    ...object.blocking.map((id) => `blocking ${name(id)}`),
    ...[...statuses].sort(),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...Object.entries(counters).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : [])),
    ...Object.entries(characteristics).map(([kind, value]) => `${kind} ${value}`),
  ].join(', ');
}

const nameOn = (session: Session, { name, source }: ObjectView): string =>
  name ??
  (source === undefined ? 'a card' : `the ability of ${session.identities.nameOf(source) ?? 'something'}`);

const sorted = (texts: readonly string[]): string => [...texts].sort().join('; ');

function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of [...texts].sort()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
