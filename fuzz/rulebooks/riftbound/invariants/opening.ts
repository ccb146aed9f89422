import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const OPENED = 'a player who has begun a game';

/** 111 to 118: how a game begins. */
export const opening: Invariant = {
  number: 'R66',
  name: 'opening',
  rules: ['111', '112', '114', '115.1.b.1', '116', '117', '117.1', '117.2', '117.3', '118', '462.5'],
  ruleOf: (message) => RULES.find(([says]) => message.includes(says))?.[1],
  cost: 'cheap',
  documentation:
    'Before the first turn of a game that is played from its beginning each player has shuffled before drawing anything; has a legend in the Legend Zone, a card in the Champion Zone and one battlefield on the board, at the first moment of the game; has drawn four cards, has been asked once, in turn order, for at most two cards to set aside, and then draws as many and recycles them. The first turn is that of the first player.',
  gherkin: 'every game begins as the rulebook says',
  broken: 'a game begins otherwise than the rulebook says',
  mustReach: { [OPENED]: 10 },
  seldom: true,
  watch: (game) => new Opening(game),
};

const RULES: readonly (readonly [says: string, rule: string])[] = [
  ['shuffled', '114'],
  ['Legend Zone', '111'],
  ['Champion Zone', '112'],
  ['battlefields of', '462.5'],
  ['before the mulligan', '116'],
  ['mulligan before', '117'],
  ['mulligans', '117'],
  ['aside in the mulligan', '117.1'],
  ['recycles', '117.3'],
  ['sets aside', '117.2'],
  ['first turn', '118'],
];

/** 116, 117.1. */
const HAND = 4;
const MOST_ASIDE = 2;

/** What a player has done so far. */
class Share {
  shuffled = 0;
  drawn = 0;
  /** How many cards were set aside; undefined: the player has not been asked. */
  aside: number | undefined;
  drawnAfter = 0;
  recycled = 0;
}

class Opening implements Watcher {
  private isOver: boolean;
  private first: number | undefined;
  private readonly shares = new Map<number, Share>();
  private isPlaced = false;

  constructor({ table }: WatchedGame) {
    this.isOver = table.from !== 'the beginning';
  }

  look(moment: Moment): string | undefined {
    for (const line of this.isOver ? [] : moment.lines) {
      const wrong = this.happened(line, moment);
      if (wrong !== undefined || this.isOver) return wrong;
    }
    if (this.isOver || this.isPlaced) return undefined;
    this.isPlaced = true;
    return wronglyPlaced(moment);
  }

  private happened(line: TraceLine, moment: Moment): string | undefined {
    const { what, kind, player = -1, detail } = line;
    if (kind === 'begin') {
      this.isOver = true;
      return detail === 'awaken phase' ? this.begun(player, moment) : undefined;
    }
    const share = this.shares.get(player) ?? new Share();
    this.shares.set(player, share);
    const name = moment.table.players[player]?.name ?? 'Somebody';
    if (what === 'decision') return kind === 'mulligan' ? this.setsAside(line, share, name) : undefined;
    if (kind === 'shuffle') share.shuffled += 1;
    else if (kind === 'determine the first player') this.first = player;
    else if (kind === 'recycle') share.recycled += 1;
    else if (kind === 'draw') {
      if (share.shuffled === 0) return `${name} draws, and has not shuffled.`;
      if (share.aside === undefined) share.drawn += 1;
      else share.drawnAfter += 1;
    }
    return undefined;
  }

  private setsAside({ player = -1, text }: TraceLine, share: Share, name: string): string | undefined {
    const chosen = /: mulligan: (.*?)(?: \(the only way\))?$/.exec(text)?.[1] ?? '';
    if (share.aside !== undefined) return `${name} mulligans once more.`;
    share.aside = (chosen.match(/ \[\d+\]/g) ?? []).length;
    if (share.aside > MOST_ASIDE) return `${name} sets ${share.aside} cards aside in the mulligan.`;
    if (share.drawn !== HAND) return `${name} has drawn ${share.drawn} cards before the mulligan.`;
    const isFirst = [...this.shares.values()].every((other) => other === share || other.aside === undefined);
    return this.first === undefined || isFirst === (player === this.first)
      ? undefined
      : `${name} takes the mulligan before whoever comes first.`;
  }

  /** What is wrong as the first turn begins. */
  private begun(player: number, { table, reach }: Moment): string | undefined {
    if (this.first !== undefined && player !== this.first)
      return `The first turn is ${table.players[player]?.name}'s, and ${table.players[this.first]?.name} is the first player.`;
    for (const { seat, name } of table.players) {
      const { shuffled, aside, drawnAfter, recycled } = this.shares.get(seat) ?? new Share();
      reach.saw(OPENED);
      if (shuffled === 0) return `${name} begins, and has not shuffled.`;
      if (aside === undefined) return `${name} was not asked for a mulligan before the first turn.`;
      if (drawnAfter !== aside) return `${name} sets aside ${aside} cards, and draws ${drawnAfter}.`;
      if (recycled !== aside) return `${name} sets aside ${aside} cards, and recycles ${recycled}.`;
    }
    return undefined;
  }
}

/** What lies wrongly at the first moment of a game. */
function wronglyPlaced({ table }: Moment): string | undefined {
  for (const { seat, name } of table.players) {
    const count = (isIt: (object: ObjectView) => boolean): number =>
      table.objects.filter((object) => object.owner === seat && isIt(object)).length;
    const legends = count(({ zone, types }) => zone === 'legend zone' && types.includes('legend'));
    if (legends !== 1) return `There are ${legends} legends in ${name}'s Legend Zone.`;
    const champions = count(({ zone }) => zone === 'champion zone');
    if (champions !== 1) return `There are ${champions} cards in ${name}'s Champion Zone.`;
    const battlefields = count(({ zone, types }) => zone === 'board' && types.includes('battlefield'));
    if (battlefields !== 1) return `There are ${battlefields} battlefields of ${name}'s on the board.`;
  }
  return undefined;
}
