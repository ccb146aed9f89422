import { type Phrase, phrase, phraseOfGames } from '../phrase';
import type { Deed } from '../phrases/deeds';
import type { ObjectReference } from '../phrases/references';
import type { Quality, State } from '../phrases/states';
import type { Attempted } from '../play/attempted';
import { isOffered, probe } from '../play/attempts';
import { isCitation, needCitedRules } from '../play/cited-rules';
import { passToPlayer } from '../play/passing';
import type { Session } from '../play/session';
import { expectNotQualities, expectNotState, expectQualities, expectState, stateOf } from '../play/states';
import { ExpectationFailed, InputError } from '../problems';
import { words } from '../terms';
import type { Claim } from '../world';

/** What examples call the zone where what is played waits to resolve. */
const [stack = ''] = words(({ stackCalled }) => stackCalled);

const said = (object: ObjectReference): string => object.text;

function refused(
  session: Session,
  { text, offered, result, before, after }: Attempted,
  rule: string | undefined,
): void {
  if (offered)
    throw new ExpectationFailed(`Whether it is legal to ${text}.`, 'not among the legal options', 'offered');
  if (result.done) throw new ExpectationFailed(`What comes of trying to ${text}.`, 'refused', 'carried out');
  if (before !== after)
    throw new ExpectationFailed(
      `What a refused attempt to ${text} leaves behind.`,
      `a state with the hash ${before}`,
      after,
    );
  if (rule !== undefined && !isCitation(session, result.rule, rule))
    throw new ExpectationFailed(
      `Which rule refuses to ${text}.`,
      rule,
      `${result.rule ?? 'none'}: ${result.reason}`,
      'citation',
    );
}

const lastAttempt =
  (rule: string | undefined): Claim =>
  (session) => {
    const { attempted } = session;
    if (!attempted) throw new InputError('Nobody has tried anything: "When Bob tries to play …".');
    attempted.checked = true;
    const { result } = attempted;
    if (rule !== undefined && !result.done && result.rule === undefined) needCitedRules(session);
    refused(session, attempted, rule);
  };

const actionReversed: Claim = ({ attempted }) => {
  if (!attempted) throw new InputError('Nobody has tried anything: "When Bob tries to choose …".');
  attempted.checked = true;
  const { text, offered, result, before, after } = attempted;
  if (!offered)
    throw new ExpectationFailed(`Whether it is legal to ${text}.`, 'among the legal options', 'not offered');
  if (result.done) throw new ExpectationFailed(`What comes of trying to ${text}.`, 'reversed', 'carried out');
  if (before === after)
    throw new ExpectationFailed(
      `What became of the action by trying to ${text}.`,
      'taken back',
      'it goes on',
    );
};

const can =
  (player: string, deed: Deed): Claim =>
  (session, position) => {
    const seat = session.seat(player);
    const isNow = position === session.position;
    const offered = isNow
      ? session.peek(() => {
          if (session.decision?.purpose === 'priority') passToPlayer(session, seat);
          return isOffered(session, deed, seat);
        })
      : deed.do !== 'target' && isOfferedThen(session, deed, seat, position);
    if (!offered)
      throw new ExpectationFailed(`What ${player} can do.`, deed.text, 'not among the legal options');
    if (isNow) lookedAt(session, deed, seat);
  };

const cant =
  (player: string, deed: Deed): Claim =>
  (session) => {
    const seat = session.seat(player);
    refused(session, probe(session, deed, seat), undefined);
    lookedAt(session, deed, seat);
  };

/** What is said of the answers to an open decision is said of that decision: it may stay open. */
function lookedAt(session: Parameters<Claim>[0], { do: what }: Deed, seat: number): void {
  const answers = what === 'choose' || what === 'assign' || what === 'divide';
  if (answers && session.decision?.player === seat) session.acknowledged = true;
}

/** How the port's word for a deed begins. */
const actionOf = (deed: Deed): string =>
  'what' in deed && 'action' in deed.what ? deed.what.action : deed.do;

/** Was a deed among the options of an earlier moment? */
const isOfferedThen: (
  session: Parameters<Claim>[0],
  deed: Deed,
  seat: number,
  position: Parameters<Claim>[1],
) => boolean = (session, deed, seat, { decision }) =>
  decision?.player === seat &&
  'object' in deed &&
  decision.options.some(
    (option) =>
      option.object !== undefined &&
      session.identities.nameOf(option.object) === deed.object.name &&
      option.action?.startsWith(actionOf(deed)) === true &&
      (!('onto' in deed) ||
        deed.onto === undefined ||
        (option.onto !== undefined && session.identities.nameOf(option.onto) === deed.onto.name)),
  );

/** "No damage marked" says of something that it is not so. */
const isNone = (quality: Quality): boolean => 'amount' in quality && quality.amount === 0;

/** Steps that check objects. */
const objects: readonly Phrase[] = [
  phraseOfGames(
    'Then',
    '{object} is {state}',
    'Where or what an object is now, and was not before the first When.',
    (world, object: ObjectReference, state: State) =>
      world.claim((session, position) => expectState(session, object, state, world.stepText, position)),
  ),
  phraseOfGames(
    'Then',
    '{object} is still {state}',
    'The same, where nothing was to change.',
    (world, object: ObjectReference, state: State) =>
      world.unchanged((session, position) => expectState(session, object, state, world.stepText, position)),
  ),
  phraseOfGames(
    'Then',
    '{object} is not {state}',
    'Where or what an object is not.',
    (world, object: ObjectReference, state: State) =>
      world.unchanged((session, position) =>
        expectNotState(session, object, state, world.stepText, position),
      ),
  ),
  phraseOfGames(
    'Then',
    '{object} has {qualities}',
    'Characteristics, damage, counters, abilities.',
    (world, object: ObjectReference, qualities: readonly Quality[]) => {
      const check: Claim = (session, position) => expectQualities(session, object, qualities, position);
      if (qualities.every(isNone)) world.unchanged(check);
      else world.claim(check);
    },
  ),
  phraseOfGames(
    'Then',
    '{object} still has {qualities}',
    'The same, where nothing was to change.',
    (world, object: ObjectReference, qualities: readonly Quality[]) =>
      world.unchanged((session, position) => expectQualities(session, object, qualities, position)),
  ),
  phrase(
    'Then',
    "{object} doesn't have {qualities}",
    'What an object does not have.',
    'Then "Ash Hound" doesn\'t have the ability "Ash Hound can\'t block."',
    (world, object: ObjectReference, qualities: readonly Quality[]) =>
      world.unchanged((session, position) => expectNotQualities(session, object, qualities, position)),
  ),
  phraseOfGames(
    'Then',
    '{int} {string} is/are {state}',
    'How many objects with a name are something.',
    (world, count: number, name: string, state: State) =>
      world.claim((session, position) => {
        const there = session
          .search({ name, ability: false, text: name }, position)
          .filter((object) => stateOf(session, object, state, position).holds);
        if (there.length !== count)
          throw new ExpectationFailed(`How many "${name}" are so.`, String(count), String(there.length));
      }),
  ),
];

const sees =
  (player: string, object: ObjectReference, expected: boolean): Claim =>
  (session, position) => {
    const meant = session.find(object, {}, position);
    const view = position.seenBy(session.seat(player));
    const seen = view.objects.some(
      ({ zone, name, owner, id }) =>
        zone === meant.zone &&
        owner === meant.owner &&
        name === object.name &&
        (session.identities.nameOf(id) === undefined || id === meant.id),
    );
    if (seen !== expected)
      throw new ExpectationFailed(
        `What ${player} sees.`,
        `${expected ? '' : 'not '}${object.text}`,
        seen ? 'seen' : 'not seen',
      );
  };

const holding =
  (expected: readonly ObjectReference[]): Claim =>
  (session, position) => {
    const there = position.observation.objects.filter(({ zone }) => zone === session.terms.stack);
    const right =
      there.length === expected.length &&
      expected.every((object, place) =>
        session.search(object, position).some(({ id }) => id === there[place]?.id),
      );
    if (!right)
      throw new ExpectationFailed(
        `What the ${session.terms.stack} holds, from the top.`,
        expected.map(said).join(', ') || 'nothing',
        there.map(({ name }) => name ?? 'a hidden card').join(', ') || 'nothing',
      );
  };

/** Steps that check what players can do. */
const deeds: readonly Phrase[] = [
  phrase(
    'Then',
    '{player} can {deed}',
    'It is among the legal options that the player has with priority, or an answer to the decision that is open; that may stay open.',
    'Then Alice can play "Spark"',
    (world, player: string, deed: Deed) => world.claim(can(player, deed), { decision: true }),
  ),
  phrase(
    'Then',
    '{player} can still {deed}',
    'The same, where nothing was to change.',
    'Then Alice can still play "Spark"',
    (world, player: string, deed: Deed) => world.unchanged(can(player, deed)),
  ),
  phrase(
    'Then',
    "{player} can't {deed}",
    'It is not among the legal options, in no way through the modes, costs, values of X and other choices of the announcement, and an attempt is refused without a trace; the decision that it would answer may stay open. With too many ways to try them all, it is an error.',
    'Then Alice can\'t target "Ash Hound" with "Spark"',
    (world, player: string, deed: Deed) => world.unchanged(cant(player, deed)),
  ),
  phrase(
    'Then',
    'it is refused',
    'What was tried was not offered, was refused, and changed nothing.',
    'Then it is refused',
    (world) => world.unchanged(lastAttempt(undefined)),
  ),
  phrase(
    'Then',
    'it is refused by rule {rule}',
    'The same, and the engine names the rule.',
    'Then it is refused by rule 305.1',
    (world, rule: string) => world.unchanged(lastAttempt(rule)),
  ),
  phrase(
    'Then',
    'the action is reversed',
    'What was tried was one of the legal options, but the action that it belongs to turned out illegal by it: it was refused, and the whole action was taken back. What a player may let stand of it is asked for next.',
    'Then the action is reversed',
    (world) => world.unchanged(actionReversed),
  ),
  phrase(
    'Then',
    '{player} sees {object}',
    'The player may look at its face.',
    'Then Bob sees "Snare"',
    (world, player: string, object: ObjectReference) => world.claim(sees(player, object, true)),
  ),
  phrase(
    'Then',
    '{player} still sees {object}',
    'The same, where nothing was to change.',
    'Then Bob still sees "Snare"',
    (world, player: string, object: ObjectReference) => world.unchanged(sees(player, object, true)),
  ),
  phrase(
    'Then',
    "{player} doesn't see {object}",
    'The player may not look at its face.',
    'Then Bob doesn\'t see "Snare"',
    (world, player: string, object: ObjectReference) => world.unchanged(sees(player, object, false)),
  ),
  phrase(
    'Then',
    'the {stack} holds {objects}',
    'Everything that waits to resolve, from the top.',
    `Then the ${stack} holds "Spark", the ability of "Ash Hound"`,
    (world, _stack: string, objectsThere: readonly ObjectReference[]) => world.claim(holding(objectsThere)),
  ),
  phrase(
    'Then',
    'the {stack} is empty',
    'Nothing waits to resolve.',
    `Then the ${stack} is empty`,
    (world, _stack: string) => world.unchanged(holding([])),
  ),
];

/** Steps that check objects and what players can do with them. */
export const thenPhrases: readonly Phrase[] = [...objects, ...deeds];
