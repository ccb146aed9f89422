import type { EnginePort, PendingDecision, SetupRequest, TraceLine } from '../../port/contract';
import { answerFor, deedOf, type Names } from '../shrink/deed';

/** One of two engines that are compared, and what it is called. */
export interface Side {
  readonly name: string;
  readonly port: EnginePort;
  /** Rules that are switched off on this side only: two rulesets of one engine are compared so. */
  readonly off?: readonly string[];
}

/** The first difference between two engines that play the same game. */
interface Difference {
  /** In what they differ: what is offered, the table, what happened, what is refused, or that one breaks. */
  readonly about: 'decisions' | 'table' | 'events' | 'answers' | 'breakdown';
  /** One sentence: what each of the two says. */
  readonly message: string;
}

/** How a game was played on two engines. */
export interface Compared {
  readonly difference: Difference | undefined;
  /** The answers that were given on the first engine, until the difference. */
  readonly answers: readonly (readonly number[])[];
}

/** What is compared of them, and for how long. */
export interface Lockstep {
  /** Answers the decisions, as the first engine asks them. */
  readonly answer: (decision: PendingDecision) => readonly number[];
  /** A game that isn't over after so many decisions is left. */
  readonly most: number;
  /** Are the rules that are cited for events compared, too? Engines may cite others for the same. */
  readonly rules?: boolean;
}

/** Plays one game on two engines, decision by decision, until they differ. Ids are each engine's own: names are compared. */
export function compareGames(
  first: Side,
  second: Side,
  table: SetupRequest,
  { answer, most, rules = false }: Lockstep,
): Compared {
  const answers: (readonly number[])[] = [];
  const differs = (about: Difference['about'], one: string, other: string): Compared => ({
    difference: { about, message: `${first.name}: ${one}; ${second.name}: ${other}.` },
    answers,
  });
  const sides = [new Followed(first), new Followed(second)] as const;
  const [here, there] = sides;
  for (let made = 0; ; made += 1) {
    const begun = made === 0 ? sides.map((side) => attempted(() => side.setUp(table))) : [];
    const [broken, alsoBroken] = begun;
    if (broken !== undefined || alsoBroken !== undefined) {
      if (broken !== undefined && alsoBroken !== undefined) return { difference: undefined, answers };
      return differs('breakdown', broken ?? 'the table is set up', alsoBroken ?? 'the table is set up');
    }
    for (const about of ['events', 'table', 'decisions'] as const) {
      const [one, other] = [here.said(about, rules), there.said(about, rules)];
      const place = one.findIndex((line, at) => line !== other[at]);
      if (place >= 0 || other.length > one.length) {
        const at = place >= 0 ? place : one.length;
        return differs(about, one[at] ?? 'nothing more', other[at] ?? 'nothing more');
      }
    }
    const decision = here.decision();
    const same = there.decision();
    if (!decision || !same || made >= most) return { difference: undefined, answers };
    const given = answer(decision);
    answers.push(given);
    const deed = deedOf(decision, given, here.names());
    const theirs = answerFor(deed, same, () => there.names());
    const one = attempted(() => here.act(given));
    const other = attempted(() => (theirs ? there.act(theirs) : 'it has no such option'));
    if (one !== other) return differs('answers', one ?? 'done', other ?? 'done');
    if (one !== undefined) return { difference: undefined, answers };
  }
}

/** What went wrong; undefined where nothing did. */
function attempted(body: () => string | undefined): string | undefined {
  try {
    return body();
  } catch (error) {
    return `it breaks: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}`;
  }
}

/** One engine, and what it says in words that another one could use as well. */
class Followed {
  private readonly objects = new Map<string, string>();
  private table: SetupRequest | undefined;
  private lines = 0;

  constructor(private readonly side: Side) {}

  setUp(table: SetupRequest): undefined {
    const { port, off } = this.side;
    this.table = off === undefined ? table : { ...table, off: [...(table.off ?? []), ...off] };
    port.setup(this.table);
  }

  decision(): PendingDecision | undefined {
    return this.side.port.legal();
  }

  act(answer: readonly number[]): string | undefined {
    const result = this.side.port.act({ do: 'answer', answer });
    return result.done ? undefined : 'it refuses a legal answer';
  }

  names(): Names {
    for (const { id, name } of this.side.port.observe().objects)
      if (name !== undefined) this.objects.set(id, name);
    return {
      player: (seat) => this.table?.players[seat]?.name ?? '',
      object: (id) => this.objects.get(id),
    };
  }

  /** What is to be compared, line by line. */
  said(about: 'events' | 'table' | 'decisions', rules: boolean): readonly string[] {
    const names = this.names();
    if (about === 'events') {
      const news = this.side.port.trace(this.lines).filter(({ what }) => what === 'event');
      this.lines = this.side.port.trace().length;
      return news.map((line) => eventIn(line, names, rules));
    }
    return about === 'table' ? this.tableLines(names) : decisionLines(this.decision(), names);
  }

  private tableLines(names: Names): readonly string[] {
    const { objects, players, activePlayer, step, turn, over, drawn } = this.side.port.observe();
    const called = (id: string | undefined): string =>
      id === undefined ? 'nothing' : (names.object(id) ?? 'something');
    return [
      `turn ${turn}, ${names.player(activePlayer)}'s ${step}${over ? ', over' : ''}${drawn ? ', a draw' : ''}`,
      ...players.map(
        ({ name, resource, inGame, won, lost }) =>
          `${name} has ${resource} resource${inGame ? '' : ', is out'}${won ? ', has won' : ''}${lost ? ', has lost' : ''}`,
      ),
      ...objects
        .map((object) =>
          [
            `"${object.name ?? called(object.source)}" of ${names.player(object.owner)} is in the ${object.zone}`,
            ...(object.controller === undefined ? [] : [`controlled by ${names.player(object.controller)}`]),
            ...[...object.statuses].sort(),
            ...Object.entries(object.characteristics)
              .map(([what, value]) => `${what} ${value}`)
              .sort(),
            ...Object.entries(object.counters)
              .map(([what, count]) => `${count} ${what}`)
              .sort(),
            ...(object.damage > 0 ? [`${object.damage} damage`] : []),
            ...(object.base === undefined ? [] : [`in ${called(object.base)}`]),
            ...(object.attacking === undefined ? [] : [`attacks ${called(object.attacking)}`]),
          ].join(', '),
        )
        .sort(),
    ];
  }
}

function eventIn(
  { kind, player, object, amount, detail, rule }: TraceLine,
  names: Names,
  rules: boolean,
): string {
  const parts = [
    kind,
    ...(player === undefined ? [] : [names.player(player)]),
    ...(object === undefined ? [] : [`"${names.object(object) ?? 'something'}"`]),
    ...(amount === undefined ? [] : [String(amount)]),
    ...(detail === undefined ? [] : [detail]),
    ...(rules && rule !== undefined ? [`(${rule})`] : []),
  ];
  return parts.join(' ');
}

function decisionLines(decision: PendingDecision | undefined, names: Names): readonly string[] {
  if (!decision) return ['nobody is asked anything'];
  const { player, purpose, kind, minimum, maximum, amount, options } = decision;
  const offered = options.map((_, place) => {
    const [thing] = deedOf({ ...decision, kind: 'choose' }, [place], names).things;
    const { action, object, onto, player: whom, label } = thing ?? { label: '' };
    return ['offered:', action, object ?? whom ?? label, onto].filter((part) => part !== undefined).join(' ');
  });
  return [
    `${names.player(player)} is asked to ${purpose} (${kind} ${minimum}-${maximum}, ${amount})`,
    ...offered.sort(),
  ];
}
