import type { ObjectView, Observation, PendingDecision, SetupRequest, TraceLine } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { type Invariant, Moment, Reach } from '../invariant';
import { seeded } from '../numbers';

/** An object of a made-up table: its id is its name, unless said otherwise. */
export type StagedObject = Partial<ObjectView> & Pick<ObjectView, 'id'>;

/** A line of a made-up trace. */
export type StagedLine = Partial<TraceLine> & Pick<TraceLine, 'kind'>;

/** A made-up moment of a game. */
export interface StagedMoment {
  /** What happened since the moment before. */
  readonly lines?: readonly StagedLine[];
  /** What is asked, or that nobody is; left out: Alice has priority, and can only pass. */
  readonly asked?: Partial<PendingDecision> | 'nobody';
  /** What there is on the table; left out: what there was. */
  readonly objects?: readonly StagedObject[];
  /** What else is so of the table. */
  readonly table?: Partial<Observation>;
  /** What was answered since the moment before. */
  readonly answer?: readonly number[];
}

/** Alice and Bob with so much of a resource each, as a table shows them. */
export const seated = (amount: number, resource = 'resource'): Observation['players'] =>
  ['Alice', 'Bob'].map((name, seat) => ({
    ...{ name, seat, resources: { [resource]: amount } },
    ...{ inGame: true, won: false, lost: false },
  }));

class Stage extends PassedOn {
  shown: Observation = {
    over: false,
    drawn: false,
    activePlayer: 0,
    phase: '',
    step: '',
    turn: 1,
    players: seated(0),
    objects: [],
  };

  override observe(): Observation {
    return this.shown;
  }
}

const nobodysCards: SetupRequest = {
  rulebook: 'any',
  seed: 1,
  from: { activePlayer: 0, part: 'main phase', turn: 1 },
  players: ['Alice', 'Bob'].map((name) => ({ name })),
};

/**
 * What an invariant says of a game of Alice's and Bob's that no engine plays: it is told moment by moment.
 *
 * @param table what the game was set up with; left out: nobody has any cards
 * @returns the first thing that is wrong; undefined where nothing is
 */
export function saidOf(
  { watch }: Invariant,
  moments: readonly StagedMoment[],
  table: SetupRequest = nobodysCards,
): string | undefined {
  const port = new Stage(new ReferenceEngine());
  const answers: (readonly number[])[] = [];
  const watcher = watch({ port, table, chance: seeded(1), every: 1, another: undefined, answers });
  for (const { lines = [], asked = {}, objects, table: rest = {}, answer } of moments) {
    if (answer) answers.push(answer);
    const shown = objects ? { objects: objects.map(objectOf) } : {};
    port.shown = { ...port.shown, ...shown, ...rest };
    const wrong = watcher.look(
      new Moment(
        port,
        asked === 'nobody' ? undefined : { ...priority, ...asked },
        lines.map((line) => ({ what: 'event', text: line.kind, ...line })),
        new Reach(),
      ),
    );
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const priority: PendingDecision = {
  player: 0,
  kind: 'choose',
  purpose: 'priority',
  rule: '1.1',
  options: [{ label: 'pass', action: 'pass' }],
  minimum: 1,
  maximum: 1,
  amount: 0,
  minimums: [],
};

const objectOf = ({ id, ...view }: StagedObject): ObjectView => ({
  id,
  name: id,
  owner: view.controller ?? 0,
  zone: 'board',
  types: [],
  subtypes: [],
  supertypes: [],
  characteristics: {},
  statuses: [],
  damage: 0,
  counters: {},
  blocking: [],
  abilities: [],
  targets: [],
  ...view,
});
