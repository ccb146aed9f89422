import type { Trigger } from '../text/tree';

/** Kinds of event that a trigger can be about: these; whatever moves an object; any; none, as it is looked for elsewhere. */
const heard: Readonly<Record<Trigger['on'], readonly string[] | 'moves' | 'any' | 'none'>> = {
  'enters the battlefield': 'moves',
  'leaves the battlefield': 'moves',
  'put into a graveyard': 'moves',
  'becomes unattached': 'any',
  'loses control': 'any',
  'prevented from resolving': 'any',
  'damage is prevented': ['prevent damage'],
  destroyed: ['destroy'],
  attacks: ['attack'],
  'attack together': ['attack'],
  'enters a base': 'any',
  'any of': 'none',
  'attacks alone': ['attack'],
  'is attacked': ['attack'],
  'player attacks': ['attack'],
  'attacks and is not blocked': ['become unblocked'],
  blocks: ['block', 'enter blocking'],
  'becomes blocked': ['become blocked', 'block', 'enter blocking'],
  'deals damage': ['deal damage'],
  'is dealt damage': ['deal damage'],
  'becomes rested': ['become rested'],
  'becomes reset': ['become reset'],
  'becomes the target': ['become the target'],
  'moves between bases': ['move between bases'],
  'turned face up': ['turn face up'],
  'turned face down': ['turn face down', 'destroy'],
  'counters put': ['put counters', 'enter the battlefield'],
  'draws a card': ['draw a card'],
  'discards a card': 'moves',
  'gains resource': ['gain resource'],
  'loses the game': ['lose the game'],
  'rolls a die': ['roll a die'],
  'shuffles a deck': ['shuffle'],
  plays: ['play'],
  activates: ['activate'],
  'beginning of': ['begin'],
  state: 'none',
  'when you do': 'none',
};

/** Could an event of this kind match the trigger? Asked first, for most events match nothing. */
export function hears(trigger: Trigger, kind: string, moves: boolean): boolean {
  if (trigger.on === 'any of') return trigger.triggers.some((each) => hears(each, kind, moves));
  const kinds = heard[trigger.on];
  if (kinds === 'any' || kinds === 'none') return kinds === 'any';
  return kinds === 'moves' ? moves : kinds.includes(kind);
}
