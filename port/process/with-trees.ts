import type { CardSpecification, PermanentSetup, SetupRequest } from '../contract';

/** The table with each card's abilities beside its text. */
export function withTrees(
  request: SetupRequest,
  treesOf: (card: CardSpecification) => CardSpecification['abilities'],
): SetupRequest {
  const read = (card: CardSpecification): CardSpecification => ({ ...card, abilities: treesOf(card) });
  const permanent = (each: PermanentSetup): PermanentSetup => ({
    ...each,
    card: read(each.card),
    ...(each.attached ? { attached: each.attached.map((held) => ({ ...held, card: read(held.card) })) } : {}),
  });
  return {
    ...request,
    players: request.players.map((player) => ({
      ...player,
      ...(player.permanents ? { permanents: player.permanents.map(permanent) } : {}),
      ...(player.zones
        ? {
            zones: Object.fromEntries(
              Object.entries(player.zones).map(([zone, cards]) => [zone, cards.map(read)]),
            ),
          }
        : {}),
    })),
  };
}
