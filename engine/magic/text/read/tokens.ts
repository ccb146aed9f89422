import type { Node } from 'ohm-js';
import { optional, optionalProperty, present } from '../../../text';
import type { TokenKind } from '../tree';
import { amountOf } from './amounts';
import type { Dictionaries, Reader } from './reader';

/** Tokens that are put into play, and what they are. */
export function tokenInstructions(read: Reader): Partial<Dictionaries['instruction']> {
  return {
    Verb_token: (_put, count, kind, _token, traits, _into, under, arriving, more, each) => (who) => ({
      do: 'put token into play',
      who: optional(under, (node) => read.who(node.child(1))) ?? who,
      amount: amountOf(read, count, each),
      token: tokenIn(kind, [...traits.children, ...more.children]),
      ...optional(arriving, soArriving),
    }),
    Verb_create: (_create, count, tapped, kind, _token, traits, each, arriving) => (who) => ({
      do: 'put token into play',
      who,
      amount: amountOf(read, count, each),
      token: tokenIn(kind, traits.children),
      ...(present(tapped) ? { tapped: true } : {}),
      ...optional(arriving, (node) => soArriving(node.child(1))),
    }),
  };

  function coloursIn(colored: Node | undefined): readonly string[] | undefined {
    const [first, _and, second] = colored?.children ?? [];
    if (!colored || !first || colored.ctorName === 'TokenColor_none') return undefined;
    return second ? [read.word(first), read.word(second)] : [read.word(colored)];
  }

  function tokenIn(kind: Node, traits: readonly Node[]): TokenKind {
    const [power, _slash, toughness, color, subtypes, artifact] = kind.children;
    const said = (name: string): readonly Node[] =>
      traits.filter((trait) => trait.child(0).ctorName === name).map((trait) => trait.child(0));
    const [named] = said('TokenTrait_name');
    const keywords = said('TokenTrait_keywords').flatMap((trait) => [
      read.word(trait.child(1)),
      ...trait.child(3).children.map(read.word),
    ]);
    const numberOf = (node: Node | undefined): number => node?.children.map(read.number)[0] ?? 0;
    const colored = color?.children[0]?.child(0);
    const quoted = [
      ...said('TokenTrait_ability').map((trait) => trait.child(1)),
      ...said('TokenTrait_keywords').flatMap((trait) => trait.child(5).children),
    ];
    const abilities = quoted.map((each) => read.ability(each));
    return {
      power: numberOf(power),
      toughness: numberOf(toughness),
      types: artifact && present(artifact) ? ['artifact', 'creature'] : ['creature'],
      subtypes: subtypes?.children.map(read.word) ?? [],
      keywords,
      ...optionalProperty('colours', coloursIn(colored)),
      ...(abilities.length > 0 ? { abilities } : {}),
      ...(named ? { name: read.printed(named.child(1)) } : {}),
    };
  }
}

/** How a token comes into play. */
const soArriving = (arriving: Node): { tapped: true; attacking?: true } => ({
  tapped: true,
  ...(present(arriving.child(1)) ? { attacking: true as const } : {}),
});
