import type { Canary } from '../rulebooks/fuzzed-rulebook';
import {
  AcceptsAll,
  AnyonesTurn,
  Forgetful,
  LastOptionMissing,
  Misreporting,
  Mistracing,
  misreportingObjects,
  RemembersGames,
  RestlessHash,
  StaleOption,
  TakesBackTooMuch,
  WithoutRules,
} from './faults';

/** Switches rules off. */
export const without =
  (...off: readonly string[]): Canary['plant'] =>
  (engine) =>
    new WithoutRules(engine, off);

/** Shows the names of cards in a zone to players who may not see them. */
export const leaking =
  (hidden: string): Canary['plant'] =>
  (engine) =>
    new Misreporting(engine, (table, viewer) => {
      if (viewer === undefined) return table;
      const whole = engine.observe();
      return {
        ...table,
        objects: table.objects.map((object, place) =>
          object.zone === hidden ? { ...object, name: whole.objects[place]?.name } : object,
        ),
      };
    });

/** The first card of a deck bears the id of one in its owner's hand. */
export const inTwoPlaces =
  (deck: string): Canary['plant'] =>
  (engine) =>
    misreportingObjects(engine, (object, { objects }) => {
      const first = objects.find(({ zone }) => zone === deck);
      const held = objects.find(({ zone, owner }) => zone === 'hand' && owner === object.owner);
      return object === first && held ? { ...object, id: held.id } : object;
    });

/** Events of one kind cite no rule. */
export const withoutRule =
  (event: string): Canary['plant'] =>
  (engine) =>
    new Mistracing(engine, (lines) =>
      lines.map((line) => (line.kind === event ? { ...line, text: line.text, rule: undefined } : line)),
    );

/** Every turn is told of as the first player's. */
export const turnsOfOne =
  (turnBegins: string): Canary['plant'] =>
  (engine) =>
    new Mistracing(engine, (lines) =>
      lines.map((line) =>
        line.kind === 'begin' && line.detail === turnBegins ? { ...line, text: line.text, player: 0 } : line,
      ),
    );

/** Objects of a type are shown with more of a characteristic than they have, once a turn has begun in the game. */
export const lasting =
  (type: string, characteristic: string): Canary['plant'] =>
  (engine) =>
    misreportingObjects(engine, (object, { turn }) => {
      const { [characteristic]: value } = object.characteristics;
      return value === undefined || turn <= FIRST_TURN || !object.types.includes(type)
        ? object
        : { ...object, characteristics: { ...object.characteristics, [characteristic]: value + 1 } };
    });

/** Tables that games are joined on are in this turn. */
const FIRST_TURN = 3;

/**
 * Faults that an engine for any game can have.
 *
 * @param offers the numbers of the game's own invariants about what is offered
 */
export const canariesOfEveryGame = (...offers: readonly string[]): readonly Canary[] => [
  {
    name: 'undo takes back too much',
    documentation: 'The third answer taken back in a row takes another one with it.',
    foundBy: ['G6'],
    budget: 4000,
    plant: (engine) => new TakesBackTooMuch(engine),
  },
  {
    name: 'a legal option is missing',
    documentation: 'The last of several things that a player could do with priority is not offered.',
    foundBy: ['G2', ...offers],
    budget: 12_000,
    plant: (engine) => new LastOptionMissing(engine),
  },
  {
    name: 'an illegal option is offered',
    documentation: 'What a player could do a moment ago is offered once more.',
    foundBy: ['G1', 'G2', ...offers],
    budget: 4000,
    plant: (engine) => new StaleOption(engine),
  },
  {
    name: 'everything is accepted',
    documentation: 'An answer that fits no decision is taken for the first one that does.',
    foundBy: ['G2'],
    budget: 4000,
    plant: (engine) => new AcceptsAll(engine),
  },
  {
    name: "anybody acts in anybody's place",
    documentation: 'What is offered to one player can be done by another.',
    foundBy: ['G2'],
    budget: 4000,
    plant: (engine) => new AnyonesTurn(engine),
  },
  {
    name: 'the hash is not deterministic',
    documentation: 'One hash in fifty is another for the same position.',
    foundBy: ['G1', 'G2', 'G6', 'G7', 'G8'],
    budget: 4000,
    plant: (engine) => new RestlessHash(engine),
  },
  {
    name: 'a game depends on games before it',
    documentation: 'Chance begins elsewhere in each engine, whatever the seed says.',
    foundBy: ['G7'],
    budget: 8000,
    plant: (engine) => new RemembersGames(engine),
  },
  {
    name: 'the full trace leaves something out',
    documentation: 'The last change to a list that the full trace tells is missing in it.',
    foundBy: ['G11'],
    budget: 8000,
    plant: (engine) => new Forgetful(engine),
  },
];
