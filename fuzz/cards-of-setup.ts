import type { CardSpecification, SetupRequest } from '../port/contract';

/** Every card of a setup, wherever it is. */
export const cardsOfSetup = ({ players }: SetupRequest): readonly CardSpecification[] =>
  players.flatMap(
    ({ bases, permanents = [], zones = {}, deck = [], hand = [], graveyard = [], expelled = [] }) => [
      ...[...bases, ...permanents].flatMap(({ card, attached = [] }) => [
        card,
        ...attached.map((held) => held.card),
      ]),
      ...[deck, hand, graveyard, expelled, ...Object.values(zones)].flat(),
    ],
  );
