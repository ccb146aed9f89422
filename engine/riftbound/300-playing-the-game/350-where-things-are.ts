/** Which zone a word of card text means unless the text says where else (352.8.a). */
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';

const everywhere = (game: RiftboundGame): readonly GameObject[] => [
  ...game.board.objects,
  ...game.chain.objects,
  ...game.players.flatMap(({ zones }) => zones.flatMap(({ objects }) => objects)),
];

/** 106.4.e: is what lies in a facedown zone at the battlefield? */
export const facedownIsNowhere = fact(
  '106.4.e',
  'A facedown zone is no location, and what lies there is at none',
  () => true,
);

/** 106.5.b: is a legend at a location? */
export const legendsAreNowhere = fact(
  '106.5.b',
  'The Legend Zone is no location, and a legend is at none',
  () => true,
);

function atLocations(game: RiftboundGame): readonly GameObject[] {
  const facedown = facedownIsNowhere(game) ? NONE : facedownCards(game);
  const legends = legendsAreNowhere(game) ? NONE : game.players.flatMap(({ legend }) => legend.objects);
  const { objects } = game.board;
  return facedown.length + legends.length === 0 ? objects : [...objects, ...facedown, ...legends];
}

const NONE: readonly GameObject[] = [];
const facedownCards = (game: RiftboundGame): readonly GameObject[] =>
  game.battlefields.flatMap(({ facedown }) => facedown?.objects ?? []);

/** 352.8.a.1: what "unit", "gear" and "rune" refer to. Switched off, to any of them anywhere. */
export const onTheBoard = definition(
  '352.8.a.1',
  '"Unit", "gear" and "rune" refer to objects on the board',
  atLocations,
  everywhere,
);

/** 352.8.a.2: what "spell" and "ability" refer to. */
export const onTheChain = definition(
  '352.8.a.2',
  '"Spell" and "ability" refer to objects on the chain',
  (game: RiftboundGame): readonly GameObject[] => game.chain.objects,
  everywhere,
);

/** 352.8.a.4: what "legend" refers to. */
export const inLegendZones = definition(
  '352.8.a.4',
  '"Legend" refers to a legend in a Legend Zone',
  (game: RiftboundGame): readonly GameObject[] => game.players.flatMap(({ legend }) => legend.objects),
  (game): readonly GameObject[] => game.board.objects,
);

/** 352.8.a.5: what "in the Champion Zone" refers to. Switched off, to units on the board. */
export const inChampionZones = definition(
  '352.8.a.5',
  '"Unit in the Champion Zone" refers to a unit there',
  (game: RiftboundGame): readonly GameObject[] => game.players.flatMap(({ champion }) => champion.objects),
  (game): readonly GameObject[] => game.board.objects,
);

/** 352.8.a.3: facedown cards are those in facedown zones, which are public ones (352.10.a.1). */
export const areFacedown = fact('352.8.a.3', 'A facedown card is one in a facedown zone', () => true);
