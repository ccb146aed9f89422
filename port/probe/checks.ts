import { isDeepStrictEqual } from 'node:util';
import type { Hello, Observation, PendingDecision, SetupRequest } from '../contract';
import { type Feature, features } from '../protocol/features';
import { broughtTo, hiddenInHand, namesOf, type ProbedGame, partOf, probeTable } from './table';
import type { Talk } from './talk';

/** Something that must be so of every engine. */
export interface Check {
  readonly name: string;
  /** Features without which there is nothing to check. */
  readonly needs?: readonly Feature[];
  /** It plays no game: it can be checked of an engine for which no table can be set up. */
  readonly withoutGame?: true;
  /** The part of docs/protocol.md that explains it. */
  readonly page: string;
  /** Throws where it isn't so. */
  run(talk: Talk, played: ProbedGame): void;
}

/** How many decisions a game of the probe has. */
const DECISIONS = 12;
const SEED = 7;
const PAGE = 'docs/protocol.md';

/** A position, as it can be asked for. */
interface Look {
  readonly decision: PendingDecision | null;
  readonly observation: Observation;
  readonly lines: readonly unknown[];
}

const greet = (talk: Talk): Hello => talk.greet();

function look(talk: Talk): Look {
  const { decision } = talk.get('legal', {});
  const { observation } = talk.get('observe', {});
  const { lines } = talk.get('trace', { from: 0 });
  return { decision, observation, lines };
}

function begin(talk: Talk, table: SetupRequest): Look {
  greet(talk);
  talk.get('setup', { table });
  talk.hasTable = true;
  return look(talk);
}

/** An answer that is legal, taken by turns from the options. */
function answerTo(
  { kind, options, minimum, amount, minimums }: PendingDecision,
  turn: number,
): readonly number[] {
  switch (kind) {
    case 'choose': {
      const first = options.length === 0 ? 0 : turn % options.length;
      return Array.from(
        { length: Math.max(minimum, minimum === 0 ? 0 : 1) },
        (_, place) => (first + place) % options.length,
      );
    }
    case 'order':
      return options.map((_, place) => place);
    case 'number':
      return [minimum];
    case 'distribute': {
      const rest = amount - minimums.reduce((sum, each) => sum + each, 0);
      return minimums.map((least, place) => least + (place === 0 ? rest : 0));
    }
  }
}

/** Plays some decisions; what was seen at each. */
function playSome(talk: Talk, table: SetupRequest): readonly Look[] {
  const seen = [begin(talk, table)];
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    const { decision } = seen[seen.length - 1] ?? {};
    if (!decision) break;
    const reply = talk.ask('act', { act: { do: 'answer', answer: answerTo(decision, turn) } });
    // As far as it can play, and no further.
    if ('unsupported' in reply) break;
    const result = talk.resultIn(reply, 'act');
    if (!result.done) throw talk.fault(`It refuses an answer out of its own options: ${result.reason}.`);
    seen.push(look(talk));
  }
  return seen;
}

const named = ({ objects }: Observation): readonly string[] =>
  objects.flatMap(({ name }) => name ?? []).sort();

/** Everything that an engine is probed for, in the order in which it is best mended. */
export const checks: readonly Check[] = [
  {
    name: 'handshake',
    withoutGame: true,
    page: `${PAGE}#messages`,
    run(talk, { rulebook, edition }) {
      const { rulebooks, features: declared } = greet(talk);
      const known = rulebooks.find(({ id }) => id === rulebook);
      if (!known) throw talk.fault(`It doesn't play ${rulebook}.`);
      if (edition !== undefined && !known.editions?.some(({ name }) => name === edition))
        throw talk.fault(`Its hello names no edition "${edition}" of ${rulebook}.`);
      const said = [...declared.supported, ...declared.missing.map(({ feature }) => feature)];
      const silent = features.filter((feature) => !said.includes(feature));
      if (silent.length > 0)
        throw talk.fault(
          `Its hello says nothing about: ${silent.join(', ')}. Each is either supported or missing.`,
        );
      const twice = said.filter((feature, place) => said.indexOf(feature) !== place);
      if (twice.length > 0)
        throw talk.fault(`Its hello says twice whether it supports: ${twice.join(', ')}.`);
    },
  },
  {
    name: 'the table is as it was set up',
    page: `${PAGE}#a-whole-conversation`,
    run(talk, played) {
      const table = probeTable(played, SEED);
      begin(talk, table);
      const { observation } = talk.get('observe', {});
      if (!isDeepStrictEqual(named(broughtTo(observation, table)), namesOf(table)))
        throw talk.fault(`The objects are not those of the setup: ${namesOf(table).join(', ')}.`);
      for (const [seat, { name, resources = {} }] of table.players.entries()) {
        const shown = observation.players.find((player) => player.seat === seat);
        for (const [kind, amount] of Object.entries(resources)) {
          const has = shown?.resources[kind] ?? 0;
          if (has !== amount)
            throw talk.fault(`${name} was given ${amount} ${kind}, but is shown with ${has}.`);
        }
      }
      if (observation.activePlayer !== 0 || ![observation.step, observation.phase].includes(partOf(table)))
        throw talk.fault("The game doesn't begin in the part of the turn that the setup names.");
    },
  },
  {
    name: 'asking changes nothing, and the trace goes on from the line asked for',
    page: `${PAGE}#messages`,
    run(talk, played) {
      const before = begin(talk, probeTable(played, SEED));
      if (!isDeepStrictEqual(look(talk), before))
        throw talk.fault('Asked twice, it gives different answers.');
      const from = Math.max(0, before.lines.length - 1);
      const { lines } = talk.get('trace', { from });
      if (!isDeepStrictEqual(lines, before.lines.slice(from)))
        throw talk.fault(`Asked for the trace from line ${from} on, it doesn't give just these lines.`);
    },
  },
  {
    name: 'a legal act is done',
    page: `${PAGE}#words-that-scenarios-wait-for`,
    run(talk, played) {
      const { decision } = begin(talk, probeTable(played, SEED));
      if (!decision) throw talk.fault('Nobody is asked anything, although the game has just begun.');
      talk.get('legal', {});
      const play = decision.options.findIndex(({ action }) => action === 'play');
      if (play < 0)
        throw talk.fault(
          'The player who has priority, cards in hand and what they cost is not offered to play one.',
        );
      const result = talk.get('act', { act: { do: 'answer', answer: [play] } });
      if (!result.done) throw talk.fault(`It refuses what it offers: ${result.reason}.`);
      const { observation } = talk.get('observe', {});
      const card = decision.options[play]?.object;
      if (observation.objects.some(({ id, zone }) => id === card && zone === 'hand'))
        throw talk.fault('A card was played, but it is still in the hand.');
    },
  },
  {
    name: 'an illegal act is refused and changes nothing',
    page: `${PAGE}#refusals-and-errors`,
    run(talk, played) {
      const before = begin(talk, probeTable(played, SEED));
      const options = before.decision?.options.length ?? 0;
      const illegal = [[options + 5], [-1], Array.from({ length: options + 1 }, (_, place) => place)];
      for (const answer of illegal) {
        const result = talk.get('act', { act: { do: 'answer', answer } });
        if (result.done) throw talk.fault('It carries out an answer that is none of its options.');
        const { sent, received } = talk;
        if (!isDeepStrictEqual(look(talk), before)) {
          [talk.sent, talk.received] = [sent, received];
          throw talk.fault('A refused act has changed the game.');
        }
      }
    },
  },
  {
    name: 'what is not offered is refused when it is attempted',
    needs: ['attempts'],
    page: `${PAGE}#refusals-and-errors`,
    run(talk, played) {
      const { decision } = begin(talk, probeTable(played, SEED));
      const player = decision?.player === 0 ? 1 : 0;
      const result = talk.get('act', { act: { do: 'attempt', player, action: 'pass' } });
      if (result.done) throw talk.fault(`Player ${player} passes, although the other player decides.`);
    },
  },
  {
    name: 'what is taken back has not happened',
    needs: ['taking back'],
    page: `${PAGE}#features`,
    run(talk, played) {
      const seen = [begin(talk, probeTable(played, SEED))];
      // Two acts, so that taking back too much is seen as well as taking back too little.
      for (const turn of [1, 0]) {
        const { decision } = seen[seen.length - 1] ?? {};
        if (!decision) throw talk.fault('Nobody is asked anything.');
        talk.get('act', { act: { do: 'answer', answer: answerTo(decision, turn) } });
        seen.push(look(talk));
      }
      for (const before of seen.slice(0, -1).reverse()) {
        const result = talk.get('act', { act: { do: 'take back' } });
        if (!result.done) throw talk.fault(`It doesn't take back: ${result.reason}.`);
        if (!isDeepStrictEqual(look(talk), before))
          throw talk.fault('Not everything is as it was before the act.');
      }
    },
  },
  {
    name: 'a hash tells positions apart',
    needs: ['hash', 'taking back'],
    page: `${PAGE}#features`,
    run(talk, played) {
      const { decision } = begin(talk, probeTable(played, SEED));
      if (!decision) throw talk.fault('Nobody is asked anything.');
      const hash = (): string | undefined => talk.get('observe', { hash: true }).hash;
      const before = hash();
      if (before === undefined)
        throw talk.fault("There is no hash, though its hello doesn't list it as missing.");
      talk.get('act', { act: { do: 'answer', answer: answerTo(decision, 1) } });
      if (hash() === before) throw talk.fault('The hash after an act is the same as before it.');
      talk.get('act', { act: { do: 'take back' } });
      if (hash() !== before) throw talk.fault('The hash is another one, though the act was taken back.');
    },
  },
  {
    name: 'after a reset nothing is left of a game',
    page: `${PAGE}#messages`,
    run(talk, played) {
      const fresh = begin(talk, probeTable(played, SEED, 'Weir'));
      playSome(talk, probeTable(played, SEED));
      talk.get('reset', {});
      const reply = talk.ask('legal', {});
      if ('result' in reply) throw talk.fault('After a reset it still has a game.');
      talk.get('setup', { table: probeTable(played, SEED, 'Weir') });
      const again = look(talk);
      if (!isDeepStrictEqual(again, fresh))
        throw talk.fault('The same setup looks different after another game was played and reset.');
    },
  },
  {
    name: 'the same seed and acts make the same game',
    page: `${PAGE}#the-protocol`,
    run(talk, played) {
      const first = playSome(talk, probeTable(played, SEED));
      const second = playSome(talk, probeTable(played, SEED));
      const place = first.findIndex((each, index) => !isDeepStrictEqual(each, second[index]));
      if (place >= 0)
        throw talk.fault(`After ${place} acts, the game differs from the same game played before.`);
    },
  },
  {
    name: 'nobody sees the hidden cards of others',
    page: `${PAGE}#a-whole-conversation`,
    run(talk, played) {
      begin(talk, probeTable(played, SEED));
      for (const [viewer, own, other] of [
        [0, 'Ann', 'Ben'],
        [1, 'Ben', 'Ann'],
      ] as const) {
        const { observation } = talk.get('observe', { viewer });
        if (talk.received.includes(hiddenInHand(other)))
          throw talk.fault(
            `Player ${viewer} sees "${hiddenInHand(other)}", a card in the other player's hand.`,
          );
        if (talk.received.includes('deep secret'))
          throw talk.fault(`Player ${viewer} sees a card in a deck.`);
        if (!named(observation).includes(hiddenInHand(own)))
          throw talk.fault(`Player ${viewer} doesn't see the cards in the own hand.`);
      }
    },
  },
  {
    name: 'an unknown message is refused, and the conversation goes on',
    withoutGame: true,
    page: `${PAGE}#refusals-and-errors`,
    run(talk) {
      greet(talk);
      const answer: unknown = JSON.parse(talk.say({ message: 'no such message' }));
      const refused = typeof answer === 'object' && answer !== null && 'error' in answer;
      if (!refused) throw talk.fault("It answers a message that the protocol doesn't have.");
      greet(talk);
    },
  },
  {
    name: 'it says goodbye',
    withoutGame: true,
    page: `${PAGE}#messages`,
    run(talk) {
      greet(talk);
      talk.get('bye', {});
    },
  },
];
