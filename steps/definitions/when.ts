import type { DataTable } from '@cucumber/cucumber';
import { type Phrase, phrase, phraseOfGames } from '../phrase';
import type { Choices } from '../phrases/choices';
import type { AbilityReference, Deed } from '../phrases/deeds';
import { OBJECT, type ObjectReference, readReference } from '../phrases/references';
import type { Chosen, Share } from '../phrases/shares';
import { act, moveTo } from '../play/acts';
import { asksFor, choose, decide, distribute, order } from '../play/answers';
import { attempt, attemptToConcede } from '../play/attempts';
import { type Declared, declare } from '../play/declarations';
import { ownAction, ownDeclaration } from '../play/own-sentences';
import { ending, endingNothingElse } from '../play/parts-ended';
import { allPass, goTo, pass } from '../play/passing';
import { propose } from '../play/proposals';
import type { Session } from '../play/session';
import { ExpectationFailed, InputError } from '../problems';
import {
  type ActionSentence,
  actions,
  type DeclarationSentence,
  declarations,
  games,
  type Terms,
  type TogetherSentence,
  words,
} from '../terms';
import type { RulesWorld } from '../world';

function objectIn(row: Readonly<Record<string, string>>, column: string): ObjectReference {
  const text = row[column];
  if (text === undefined) throw new InputError(`The table needs a column "${column}".`);
  const [, name, number = ''] = /^(.*?)( \(\d+\))?$/.exec(text) ?? [];
  return readReference(new RegExp(`^${OBJECT}$`).test(text) ? text : `"${name}"${number}`);
}

/** The rows of a table of several, whose columns are called as the game in play calls those who fight. */
const declaredIn = (
  table: DataTable,
  { fighters: [fighter = ''] }: Terms,
  { onto, together }: DeclarationSentence,
): readonly Declared[] =>
  table.hashes().map((row) => ({
    fighter: objectIn(row, fighter),
    onto: onto === undefined ? undefined : objectIn(row, onto),
    group: together && (row[together.column] || undefined),
  }));
const all = (fighters: readonly ObjectReference[], onto: ObjectReference): readonly Declared[] =>
  fighters.map((fighter) => ({ fighter, onto }));

/** The step of an action that has a sentence of its own. */
function inOwnWords(sentence: ActionSentence): Phrase {
  const { does, onto: word, meaning, example } = sentence;
  const actionIn = ({ terms }: Session): string => ownAction(sentence, terms).action;
  return word === undefined
    ? phrase(
        'When',
        `{player} ${does} {object}`,
        meaning,
        `When ${example}`,
        (world, player: string, object: ObjectReference) =>
          world.act((session) => act(session, session.seat(player), actionIn(session), object)),
      )
    : phrase(
        'When',
        `{player} ${does} {object} ${word} {object}`,
        meaning,
        `When ${example}`,
        (world, player: string, object: ObjectReference, onto: ObjectReference) =>
          world.act((session) =>
            act(session, session.seat(player), actionIn(session), object, { onto: session.find(onto).id }),
          ),
      );
}

/** Declares who fights where no object is named against which: in the group of that name, or each alone. */
const declaringThese =
  (declaration: DeclarationSentence, group?: string) =>
  (world: RulesWorld, player: string, fighters: readonly ObjectReference[]) =>
    world.act((session) =>
      declare(
        session,
        session.seat(player),
        ownDeclaration(declaration, session.terms),
        fighters.map((fighter) => ({ fighter, onto: undefined, ...(group === undefined ? {} : { group }) })),
      ),
    );

/** The steps of a declaration that is made against no object. */
const declaringAgainstNobody = (declaration: DeclarationSentence): readonly Phrase[] => [
  phrase(
    'When',
    `{player} ${declaration.does} with {objects}`,
    `Declares who ${declaration.does}, and no others, where no object is named against which; everybody passes until then.`,
    `When Alice ${declaration.example}`,
    declaringThese(declaration),
  ),
  ...(declaration.together ? [declaringTogether(declaration, declaration.together)] : []),
];

/** The step in which all who are declared belong together. */
const declaringTogether = (declaration: DeclarationSentence, { as, column }: TogetherSentence): Phrase =>
  phrase(
    'When',
    `{player} ${declaration.does} with {objects} ${as}`,
    `The same, all of them ${as}. Of several, or with others besides, a table says it ("${declaration.does} with:"): its column ${column} holds the same number for those of one.`,
    `When Alice ${declaration.example} ${as}`,
    declaringThese(declaration, as),
  );

/** The steps of one declaration of a fight. */
function declaring(declaration: DeclarationSentence): readonly Phrase[] {
  const { does, none, onto, question, example, several } = declaration;
  if (onto === undefined) return declaringAgainstNobody(declaration);
  const [fighter = ''] = games.find(({ declarations: own }) => own.includes(declaration))?.fighters ?? [];
  const own = ({ terms }: Session): DeclarationSentence => ownDeclaration(declaration, terms);
  return [
    phrase(
      'When',
      `{player} ${does} {object} with {objects}`,
      `Declares who ${does}, and no others; everybody passes until then.`,
      `When Alice ${example}`,
      (world, player: string, against: ObjectReference, fighters: readonly ObjectReference[]) =>
        world.act((session) => declare(session, session.seat(player), own(session), all(fighters, against))),
    ),
    phrase(
      'When',
      `{player} ${does} with:`,
      `The same, against several: a table with the columns ${fighter} and ${onto}.`,
      `When Alice ${does} with:\n${several}`,
      (world, player: string, table: DataTable) =>
        world.act((session) =>
          declare(
            session,
            session.seat(player),
            own(session),
            declaredIn(table, session.terms, own(session)),
          ),
        ),
    ),
    phrase(
      'When',
      `{player} declares ${none}`,
      `Is asked to ${question}, and declares none.`,
      `When Alice declares ${none}`,
      (world, player: string) =>
        world.act((session) => declare(session, session.seat(player), own(session), [])),
    ),
  ];
}

/** Steps in which players act with priority. */
const withPriority: readonly Phrase[] = [
  phrase(
    'When',
    '{player} plays/casts {object}{choices}',
    'Plays a card. Those who have priority before pass.',
    'When Bob plays "Spark" targeting "Ash Hound"',
    (world, player: string, object: ObjectReference, choices: Choices) =>
      world.act((session) => propose(session, session.seat(player), 'play', object, choices)),
  ),
  phrase(
    'When',
    '{player} activates {ability}{choices}',
    'Activates an ability.',
    'When Alice activates the second ability of "Kiln" targeting Bob',
    (world, player: string, ability: AbilityReference, choices: Choices) =>
      world.act((session) =>
        propose(session, session.seat(player), 'activate', ability.object, choices, ability.index),
      ),
  ),
  ...actions.map(inOwnWords),
  phrase(
    'When',
    '{player} moves {objects} to {object}',
    'Moves an object, or several at once where the game has that, to another place.',
    'When Alice moves "Ash Hound" to "Kiln"',
    (world, player: string, objects: readonly ObjectReference[], place: ObjectReference) =>
      world.act((session) => moveTo(session, session.seat(player), objects, place)),
  ),
  phrase(
    'When',
    '{player} passes',
    'The player with priority passes. One who passes alone may end the turn; of several who pass one after the other, what comes of it is as with "all players pass".',
    'When Alice passes',
    (world, player: string) =>
      world.act((session) => {
        session.decisionOf(session.seat(player));
        if (world.narrative.inTurn) endingNothingElse(session, world.narrative, () => pass(session));
        else pass(session);
      }),
  ),
  phrase(
    'When',
    'all players pass',
    'Everybody passes in succession: the top of what waits to resolve does so or, if nothing waits, what goes on ends, or a part of the turn that the scenario names (a fight is named by who fights). The turn ends only where the next claim says what part of which turn it is.',
    'When all players pass',
    (world) => world.act((session) => endingNothingElse(session, world.narrative, () => allPass(session))),
  ),
  phraseOfGames(
    'When',
    'all players pass, which ends the {part}',
    'The same, and that part of the turn must end with it.',
    (world, part: string) => world.act((session) => ending(session, part, () => allPass(session))),
  ),
  phrase(
    'When',
    'all players pass, which ends the turn',
    'The same, and the turn must end with it.',
    'When all players pass, which ends the turn',
    (world) => world.act((session) => ending(session, undefined, () => allPass(session))),
  ),
  phraseOfGames(
    'When',
    'the game goes to the {part}',
    'Everybody passes priority and declares nothing until the next such part of a turn; it may have begun with what was done last.',
    (world, part: string) => world.act((session) => goTo(session, part, undefined)),
  ),
  phraseOfGames(
    'When',
    "the game goes to {player}'s {part}",
    'The same, for the next such part of a turn of that player.',
    (world, player: string, part: string) =>
      world.act((session) => goTo(session, part, session.seat(player))),
  ),
  phrase('When', '{player} concedes', 'Concedes the game.', 'When Alice concedes', (world, player: string) =>
    world.act((session) => {
      const result = session.submit({ do: 'concede', player: session.seat(player) });
      if (!result.done) throw new ExpectationFailed(`${player} concedes.`, 'possible', result.reason);
    }),
  ),
  phrase(
    'When',
    '{player} tries to concede',
    'Tries to concede where that is not allowed. Look at what came of it with "it is refused".',
    'When Alice tries to concede',
    (world, player: string) => world.act((session) => attemptToConcede(session, session.seat(player))),
  ),
  phrase(
    'When',
    '{player} tries to {deed}',
    'Tries something that is not allowed, where it would be: those before pass, or the declaration is reached, and exactly those that are named are declared. Look at what came of it with "it is refused".',
    'When Bob tries to play "Ash Hound"',
    (world, player: string, deed: Deed) =>
      world.act(
        (session) => attempt(session, deed, session.seat(player)),
        (decision, session) =>
          deed.do === 'choose' && asksFor(session, session.seat(player), deed.chosen)(decision),
      ),
  ),
];

/** Steps in which players fight. */
const fights: readonly Phrase[] = [
  ...declarations.flatMap(declaring),
  phrase(
    'When',
    '{player} orders the {fighters} fighting {object} as {objects}',
    'Announces a damage assignment order, first to last.',
    `When Alice orders the ${words((terms) => terms.fighters.slice(1))[0] ?? ''} fighting "Ash Hound" as "Imp", "Drone"`,
    (world, player: string, _fighters: string, about: ObjectReference, objects: readonly ObjectReference[]) =>
      world.act((session) => order(session, session.seat(player), objects, about)),
  ),
  phrase(
    'When',
    '{player} assigns {damage}',
    'Assigns the damage of one that fights.',
    'When Alice assigns 7 damage of "Ash Hound" to "Imp" and 1 to "Drone"',
    (
      world,
      player: string,
      damage: { readonly source: ObjectReference; readonly shares: readonly Share[] },
    ) => world.act((session) => distribute(session, session.seat(player), damage.shares, damage.source)),
  ),
];

/** Steps in which players answer what they are asked. */
const answers: readonly Phrase[] = [
  phrase(
    'When',
    '{player} chooses {chosen}',
    'Answers a question: objects, players, modes, a number, a word in quotes, or nothing.',
    'When Alice chooses "Ash Hound" and "Imp"',
    (world, player: string, chosen: Chosen) =>
      world.act(
        (session) => choose(session, session.seat(player), chosen),
        () => true,
      ),
  ),
  phrase(
    'When',
    '{player} accepts',
    'Does what "may" be done.',
    'When Alice accepts',
    (world, player: string) => world.act((session) => decide(session, session.seat(player), 'accept')),
  ),
  phrase(
    'When',
    '{player} declines',
    'Does not do what "may" be done.',
    'When Alice declines',
    (world, player: string) => world.act((session) => decide(session, session.seat(player), 'decline')),
  ),
  phrase(
    'When',
    '{player} orders {objects}',
    'Puts triggered abilities (by the objects they come from) or other things in order: of abilities, the first is put first; of cards that arrive in a pile together, the first lies lowest.',
    'When Alice orders "Ash Hound", "Imp"',
    (world, player: string, objects: readonly ObjectReference[]) =>
      world.act(
        (session) => order(session, session.seat(player), objects),
        () => true,
      ),
  ),
  phrase(
    'When',
    '{player} divides {shares}',
    'Splits an amount over several.',
    'When Alice divides 2 to "Imp" and 1 to "Drone"',
    (world, player: string, shares: readonly Share[]) =>
      world.act((session) => distribute(session, session.seat(player), shares)),
  ),
];

/** Steps in which players act. */
export const whenPhrases: readonly Phrase[] = [...withPriority, ...fights, ...answers];
