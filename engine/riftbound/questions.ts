import { type Question, questionsOf } from '../card-game/questions';

/** Every question of Riftbound. */
export const questions: readonly Question[] = questionsOf({
  priority: 'which action the player with priority or focus takes, or to pass',
  mulligan: 'which cards go back at the beginning (110)',
  'choose where the … begins': 'at which battlefield a showdown or combat that is due begins first (326)',
  'move other units along': 'which other units move to the same place (139)',
  'choose a location': 'where a unit is played (350)',
  'choose a location for a token': 'where a token is played (173)',
  'choose modes': 'the modes of what is played (350)',
  'choose costs': 'additional costs of what is played (350)',
  'choose targets': 'the targets of what is played or triggers (350)',
  'choose X': 'the value of X (350)',
  'choose which targets remain': 'which targets stay, of those that were chosen in advance (350)',
  'split damage': 'how damage is split among targets (350)',
  'order discounts': 'in which order costs are lowered (350)',
  'add resources': 'which resources are added before a cost is paid (350)',
  'choose which Power pays': 'which Power a cost is paid with (350)',
  'pay: …': 'what a cost is paid with: the cost’s word follows, as in `pay: kill` (350)',
  may: 'whether to do what may be done, or to pay for it',
  'choose a replacement effect': 'which of several effects replaces an event first (364)',
  'order triggered abilities': 'in which order triggered abilities go on the chain (375)',
  'choose what it triggers on': 'which of several things a delayed trigger takes (375)',
  'assign combat damage': 'the next unit that combat damage is assigned to (441)',
  'assign excess damage': 'which unit takes what is left of combat damage (441)',
  discard: 'what is discarded (409)',
  'choose what to …':
    'what an instruction is done to: its word in the [ability tree](card-text-riftbound.md) follows, as in `choose what to kill`',
  'choose an opponent': 'who scores as a player burns out (418)',
  'choose a buff to spend': 'which buff is spent (701)',
  'order what is recycled': 'in which order cards are recycled (403)',
  'order what detaches': 'in which order attached cards leave (716)',
});
