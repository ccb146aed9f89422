import type { ObjectView, PendingDecision } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const OFFERED = 'a card that a player may hide';
const HIDDEN = 'a card that was hidden';

/** 106.4, 408, 737.1.b: where cards may be hidden, and that they are. */
export const hiding: Invariant = {
  number: 'R65',
  name: 'hiding',
  rules: ['106.4.a', '106.4.b', '106.4.c', '737.1.b'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'A player is offered to hide only cards with Hidden out of the hand or the Champion Zone, in an open state of the own turn, at a battlefield that the player controls and whose facedown zone is empty; and what a player chooses to hide is told to be hidden before anybody gets priority again. Cards to which something in play gives Hidden count as those that have it.',
  gherkin: 'cards are hidden at battlefields of the own that have an empty facedown zone',
  broken: 'a card may be hidden where it may not, or is not hidden where it was to be',
  mustReach: { [OFFERED]: 3, [HIDDEN]: 1 },
  seldom: true,
  watch: (game) => new Hiding(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['which has a card', '106.4.b'],
  ['which somebody else', '106.4.c'],
  ['and it is not', '106.4.a'],
  ['is offered', '737.1.b'],
];

class Hiding implements Watcher {
  private asked: PendingDecision | undefined;
  /** What is to be hidden. */
  private hiding: ObjectView | undefined;

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    const { decision, lines, hasPriority, objects, reach } = moment;
    const chosen = this.asked?.options[this.game.answers.at(-1)?.[0] ?? -1];
    this.asked = hasPriority ? decision : undefined;
    if (chosen?.action === 'hide') this.hiding = objects.get(chosen.object ?? '') ?? this.hiding;
    const isHidden = lines.some(({ what, kind }) => what === 'event' && kind === 'hide');
    if (isHidden) {
      if (this.hiding) reach.saw(HIDDEN);
      this.hiding = undefined;
    }
    if (!hasPriority || !decision) return undefined;
    if (this.hiding) return `"${this.hiding.name}" was to be hidden, and it is not.`;
    return wrongOffer(decision, moment);
  }
}

function wrongOffer(
  { options, player }: PendingDecision,
  { table, objects, reach }: Moment,
): string | undefined {
  for (const { action, object = '', onto = '' } of options) {
    if (action !== 'hide') continue;
    reach.saw(OFFERED);
    const [card, at] = [objects.get(object), objects.get(onto)];
    const offered = `${table.players[player]?.name} is offered to hide "${card?.name}"`;
    const there = `${offered} at "${at?.name}", which`;
    if (!at?.types.includes('battlefield') || at.controller !== player || !at.statuses.includes('controlled'))
      return `${there} somebody else controls, or nobody.`;
    if (table.objects.some(({ zone, at: base }) => zone === 'facedown zone' && base === onto))
      return `${there} has a card in its facedown zone.`;
    if (card?.zone !== 'hand' && card?.zone !== 'champion zone')
      return `${offered}, which is in the ${card?.zone}.`;
    if (!card.abilities.some((text) => text.includes('[Hidden]'))) return `${offered}, which has no Hidden.`;
    if (table.activePlayer !== player || !table.state?.endsWith('open'))
      return `${offered} in a ${table.state} state of ${table.players[table.activePlayer]?.name}'s turn.`;
  }
  return undefined;
}
