import type * as layer from '../../card-game/play/reversing';
import { eventsDuring, lettingStand, reversing, takingBack } from '../../card-game/play/reversing';
import { inOrderFrom } from '../../card-game/turn/turn-order';
import { type DoneWithin, type Procedure, slot } from '../../kernel';
import { consequence, definition, fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Occurrence } from '../occurrence';

type Done = DoneWithin<MagicGame>;

/** 717.1: a library that was changed can't be put back as it was. */
const changesALibrary = ({ kind, became, about: { from, what } }: Occurrence): boolean =>
  kind === 'shuffle' ||
  (became.length > 0 &&
    (kind === 'draw a card' || what === 'library' || (from === 'library' && what !== 'stack')));

const showsALibrary = ({ kind, about: { object } }: Occurrence): boolean =>
  kind === 'reveal' && object?.zone.name === 'library';

/** What of mana abilities can not be undone. */
export const cannotBeTakenBack = slot('mana abilities that are not taken back', {
  '2013': fact(
    '717.1',
    'What moved cards to a library, or from it but to the stack, or had it shuffled, is not taken back',
    (_game: MagicGame, done: Done) => eventsDuring<MagicTypes>(done).some(changesALibrary),
  ),
  '2025': fact(
    '731.1',
    'What changed a library, or had cards of it revealed, is not taken back',
    (_game: MagicGame, done: Done) =>
      eventsDuring<MagicTypes>(done).some((event) => changesALibrary(event) || showsALibrary(event)),
  ),
});

/** Who may take mana abilities back, where they are not taken back with the action. */
export const whoTakesManaBack = slot('who may take mana abilities back', {
  '2013': definition(
    '717.1',
    'The player whose action it was may take back the mana abilities that were activated meanwhile',
    (_game: MagicGame, _done: Done, player: number): number => player,
    (_game, done) => done.player,
  ),
  '2025': definition(
    '731.1',
    'Each player may take back the mana abilities that that player activated meanwhile',
    (_game: MagicGame, done: Done, _player: number): number => done.player,
    (_game, _done, player) => player,
  ),
});

/** What is left to do once an action has been taken back. */
export const reversingAnAction: Procedure<MagicGame, layer.Reversing<MagicTypes>> = reversing<MagicTypes>(
  takingBack<MagicTypes>(
    { '2013': '717.1', '2025': '731.1' },
    'Mana abilities that were activated meanwhile may be taken back, too',
    'take back mana abilities',
    {
      whoTakesBack: (game, done, player) => whoTakesManaBack(game, done, player),
      cannotBeTakenBack: (game, done) => cannotBeTakenBack(game, done),
      inOrder: (game) => inOrderFrom(game, game.now.active),
    },
  ),
  lettingStand<MagicTypes>(
    { '2013': '717.1', '2025': '731.1' },
    'Mana abilities that nobody takes back have been activated',
  ),
);

/** T.12.Ruling.6: all of it, mana abilities too. */
const isTakenBackWhole = consequence(
  'T.12.Ruling.6',
  'An action that turns out illegal is taken back as a whole, with what was paid for it and the mana that was made for it',
  (_game: MagicGame, takeBack: () => void, _done: readonly Done[], _player: number) => takeBack(),
);

const takesBackButForMana = (
  game: MagicGame,
  takeBack: () => void,
  done: readonly Done[],
  player: number,
): void => {
  takeBack();
  if (done.length > 0) game.call(reversingAnAction, { player, standing: done, asked: 0 });
};

export const isTakenBack = slot('an action that turns out illegal', {
  '2003': isTakenBackWhole,
  '2013': consequence(
    '717.1',
    'An action that turns out illegal is taken back, with what was paid for it',
    takesBackButForMana,
  ),
  '2025': consequence(
    '731.1',
    'An action that is illegal, or turns out to be, is taken back, with what was paid for it',
    takesBackButForMana,
  ),
});
