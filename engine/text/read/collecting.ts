import type { ActionDict, Grammar, Node, Semantics } from 'ohm-js';

/** Rules that bring an object up; of a zone change, what "it" is afterwards is known only to the event. */
const MENTIONS = [
  'Self',
  'Target',
  'Choice',
  'Every',
  'Top',
  'Subject_nouns',
  'Subject_opponents',
  'WouldEvent',
];

/** What of a game's grammar speaks of objects, and where its targets are. */
interface Mentioning {
  readonly mentions: readonly string[];
  readonly targets: ActionDict<Node[]>;
}

/** The targets of a text, and the zones it says its card is in; those of quoted and delayed abilities are their own. */
export function collecting(grammar: Grammar, game: Mentioning): Semantics {
  const mentioned = new Set([...MENTIONS, ...game.mentions]);
  const through = (name: string): ActionDict<Node[]> => ({
    _nonterminal: (...children) => children.flatMap((child) => child[name]()),
    _iter: (...children) => children.flatMap((child) => child[name]()),
    _terminal: () => [],
    QuotedAbility: (_ability) => [],
  });
  return grammar
    .createSemantics()
    .addOperation<Node[]>('targetNodes', {
      ...through('targetNodes'),
      Target(target) {
        return [this, ...target.targetNodes()];
      },
      TargetPlayer(_player) {
        return [this];
      },
      // What is delayed chooses its targets when its time has come.
      DelayedSentence: (_sentence) => [],
      ...game.targets,
    })
    .addOperation<Node[]>('mentionNodes', {
      ...through('mentionNodes'),
      _nonterminal(...children) {
        const deeper = children.flatMap((child) => child.mentionNodes());
        return mentioned.has(this.ctorName) ? [this, ...deeper] : deeper;
      },
    })
    .addOperation<Node[]>('zoneNodes', {
      ...through('zoneNodes'),
      FromZone(_from, _zone) {
        return [this];
      },
    });
}
