import { amountOf } from '../../port/amounts';
import { isQuestion } from '../../port/in-process-games';
import { type Phrase, phrase, phraseOfGames } from '../phrase';
import { nearestOf } from '../play/introduced';
import { ownPlayerStatus } from '../play/own-sentences';
import type { Session } from '../play/session';
import { type Axis, ExpectationFailed, InputError } from '../problems';
import { type PlayerStatusSentence, playerStatuses, words } from '../terms';
import type { Claim, RulesWorld, Subject } from '../world';

const equal = (what: string, expected: string | number, actual: string | number): void => {
  if (expected !== actual) throw new ExpectationFailed(what, String(expected), String(actual));
};

const supply =
  (player: string, amount: number, resource: string): Claim =>
  (session, { observation }) => {
    const there = observation.players[session.seat(player)];
    equal(`How much ${resource} ${player} has.`, amount, amountOf(there, resource));
  };

/** An amount that a player has of something: what happens to it is told with the player and its name. */
const changing = (player: string, name: string): Subject => ({
  changes: (session, { kind, detail, player: seat, amount = 0 }) =>
    amount > 0 &&
    seat === session.seat(player) &&
    [kind, detail].some((words) => words?.split(' ').includes(name)),
});

const inState =
  (state: string): Claim =>
  (_session, { observation }) =>
    equal('The state of the turn.', state, observation.state ?? 'the rulebook has none');

const count =
  (player: string, pile: string, cards: number): Claim =>
  (session, { observation }) =>
    equal(
      `How many cards ${player}'s ${pile} holds.`,
      cards,
      observation.objects.filter(({ zone, owner }) => zone === pile && owner === session.seat(player)).length,
    );

const at =
  (player: string, part: string): Claim =>
  (session, { observation }) =>
    equal(
      'What part of whose turn it is.',
      `${player}'s ${part}`,
      `${session.nameOf(observation.activePlayer)}'s ${observation.step}`,
    );

const priority =
  (player: string): Claim =>
  (session, { decision }) => {
    const actual = decision
      ? `${session.nameOf(decision.player)} is asked: ${decision.purpose}`
      : 'the game is over';
    equal('Who has priority.', `${session.nameOf(session.seat(player))} is asked: priority`, actual);
  };

/** The right player is asked by a name that the game doesn't have: in more than the words nothing is seen to differ. */
function axisOf(session: Session, { decision }: Parameters<Claim>[1], player: string): Axis {
  if (!decision || decision.player !== session.seat(player)) return 'behaviour';
  return isQuestion(decision.purpose, session.terms.questions) ? 'behaviour' : 'wording';
}

/** A question that the game never asks can't be expected of any engine. */
function refuseUnknown(question: string, { terms }: Session): void {
  if (isQuestion(question, terms.questions)) return;
  const nearest = nearestOf(
    question,
    terms.questions.map(({ name }) => name),
  );
  throw new InputError(
    `${terms.game} has no question "${question}"${nearest === undefined ? '' : `; perhaps "${nearest}"`}: docs/vocabulary.md lists them.`,
  );
}

const asked =
  (player: string, question: string): Claim =>
  (session, position) => {
    refuseUnknown(question, session);
    const { decision } = position;
    const actual = decision
      ? `${session.nameOf(decision.player)} is asked to ${decision.purpose}`
      : 'the game is over';
    const expected = `${player} is asked to ${question}`;
    if (actual !== expected)
      throw new ExpectationFailed('Who is asked what.', expected, actual, axisOf(session, position, player));
    if (position === session.position) session.acknowledged = true;
  };

const ending =
  (what: string, holds: (session: Session, position: Parameters<Claim>[1]) => boolean): Claim =>
  (session, position) => {
    if (holds(session, position)) return;
    const { players, over, drawn } = position.observation;
    const actual = players
      .map(({ name, won, lost }) => `${name} ${won ? 'has won' : lost ? 'has lost' : 'plays'}`)
      .join(', ');
    throw new ExpectationFailed(
      'How the game ends.',
      what,
      `${actual}; ${drawn ? 'a draw' : over ? 'over' : 'not over'}`,
    );
  };

/** In a Given it arranges the table, in a Then it is claimed. */
function either(world: RulesWorld, given: () => void, claim: Claim, subject?: Subject): void {
  if (world.stepType === 'Outcome') world.claim(claim, subject);
  else given();
}

/** The steps about something that is so of one player at a time. */
function ofOnePlayer(sentence: PlayerStatusSentence): readonly Phrase[] {
  const { has, meaning, ofNobody } = sentence;
  const whose = (expected: string): Claim => {
    const about = `Who ${has}.`;
    return (session, { observation }) => {
      const { status } = ownPlayerStatus(sentence, session.terms);
      const holder = observation.players.find(({ statuses = [] }) => statuses.includes(status));
      equal(about, expected, session.nameOf(holder?.seat));
    };
  };
  return [
    phrase('Then', `{player} ${has}`, meaning, `Then Bob ${has}`, (world, player: string) =>
      world.claim(whose(player), { decision: true }),
    ),
    phrase('Then', `nobody ${has}`, ofNobody, `Then nobody ${has}`, (world) =>
      world.unchanged(whose('nobody')),
    ),
  ];
}

const [anyState] = words(({ turnStates }) => turnStates);

/** The step about the state that a turn is in, where some game has several. */
const ofTurnStates: readonly Phrase[] =
  anyState === undefined
    ? []
    : [
        phrase(
          'Then',
          'the turn is in a(n) {turnstate} state',
          'What state the turn is in, where the rulebook has several.',
          `Then the turn is in a ${anyState} state`,
          (world, state: string) => world.unchanged(inState(state)),
        ),
      ];

/** Steps that check players, the turn, and how the game ends. */
export const thenGamePhrases: readonly Phrase[] = [
  phraseOfGames(
    'Given or Then',
    '{player} has {int} {resource}',
    'What a player has of something: to pay with, or to win or lose by.',
    (world, player: string, amount: number, resource: string) =>
      either(
        world,
        () => world.arrange().supply(player, resource, amount),
        supply(player, amount, resource),
        changing(player, resource),
      ),
  ),
  phraseOfGames(
    'Then',
    '{player} still has {int} {resource}',
    'The same, where nothing was to change.',
    (world, player: string, amount: number, resource: string) =>
      world.unchanged(supply(player, amount, resource)),
  ),
  ...playerStatuses.flatMap(ofOnePlayer),
  ...ofTurnStates,
  phraseOfGames(
    'Given or Then',
    "{player}'s {pile} holds {int} card(s)",
    'How many cards there are in all; as the table is arranged, blank ones make up the number.',
    (world, player: string, pile: string, cards: number) =>
      either(world, () => world.arrange().hold(player, pile, cards), count(player, pile, cards)),
  ),
  phrase(
    'Given or Then',
    '{player} has {int} card(s) {place}',
    'The same, said of a hand, a deck or another pile.',
    'Then Alice has 2 cards in her hand',
    (world, player: string, cards: number, pile: string) =>
      either(world, () => world.arrange().hold(player, pile, cards), count(player, pile, cards)),
  ),
  phrase(
    'Then',
    '{player} still has {int} card(s) {place}',
    'The same, where nothing was to change.',
    'Then Alice still has 2 cards in her hand',
    (world, player: string, cards: number, pile: string) => world.unchanged(count(player, pile, cards)),
  ),
  phraseOfGames(
    'Then',
    "{player}'s {pile} still holds {int} card(s)",
    'The same, where nothing was to change.',
    (world, player: string, pile: string, cards: number) => world.unchanged(count(player, pile, cards)),
  ),
  phraseOfGames(
    'Given or Then',
    "it is {player}'s {part}",
    'Whose turn it is, and what part of it.',
    (world, player: string, part: string) =>
      either(world, () => world.arrange().begin(player, part), at(player, part)),
  ),
  phraseOfGames(
    'Then',
    "it is still {player}'s {part}",
    'The same, where nothing was to change.',
    (world, player: string, part: string) => world.unchanged(at(player, part)),
  ),
  phrase(
    'Then',
    '{player} has priority',
    'The game waits for the player to act or pass.',
    'Then Bob has priority',
    (world, player: string) => world.claim(priority(player), { decision: true }),
  ),
  phrase(
    'Then',
    '{player} still has priority',
    'The same, where nothing was to change.',
    'Then Alice still has priority',
    (world, player: string) => world.unchanged(priority(player)),
  ),
  phrase(
    'Then',
    '{player} is asked to {question}',
    'The decision that is open; it may stay open.',
    'Then Bob is asked to choose targets',
    (world, player: string, question: string) =>
      world.claim(asked(player, question), { decision: true }, ({ purpose }) => purpose === question),
  ),
  phrase(
    'Then',
    '{player} wins the game',
    'The game is over and the player has won.',
    'Then Alice wins the game',
    (world, player: string) =>
      world.claim(
        ending(
          `${player} has won`,
          (session, { observation }) =>
            observation.over && observation.players[session.seat(player)]?.won === true,
        ),
      ),
  ),
  phrase(
    'Then',
    '{player} loses the game',
    'The player has lost.',
    'Then Bob loses the game',
    (world, player: string) =>
      world.claim(
        ending(
          `${player} has lost`,
          (session, { observation }) => observation.players[session.seat(player)]?.lost === true,
        ),
      ),
  ),
  phrase('Then', 'the game is a draw', 'The game is over and drawn.', 'Then the game is a draw', (world) =>
    world.claim(ending('a draw', (_session, { observation }) => observation.over && observation.drawn)),
  ),
  phrase('Then', 'the game is not over', 'The game goes on.', 'Then the game is not over', (world) =>
    world.unchanged(ending('not over', (_session, { observation }) => !observation.over)),
  ),
];
