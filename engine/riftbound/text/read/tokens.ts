import type { Node } from 'ohm-js';
import { members, numberAmount, optional, optionalProperty } from '../../../text';
import type { Effect, Place, Token, Who } from '../tree';
import { placeOf } from './objects';
import type { Reader } from './reader';

/** What can be played without more being known of it. */
const A_UNIT = '“1 [M] … unit token”';

/** Tokens that a player plays; `state` is a word for how they enter the board, where the text says one. */
export function tokensPlayed(
  read: Reader,
  who: Who,
  count: Node,
  token: Node,
  place: Node,
  state: string | undefined,
): Effect {
  return {
    do: 'play token',
    who,
    amount: numberAmount(read.number(count)),
    token: tokenOf(token, read),
    ...(state === undefined ? {} : { enters: state === 'ready' ? 'ready' : 'exhausted' }),
    ...optionalProperty(
      'to',
      optional(place, (node): Place => {
        const form = node.child(0);
        return form.ctorName === 'TokenPlace_there'
          ? { place: 'chosen', battlefield: { ref: 'that' } }
          : placeOf(form.child(1), read);
      }),
    ),
  };
}

function tokenOf(node: Node, read: Reader): Token {
  const form = node.child(0);
  const unit = form.ctorName === 'Token_unit';
  const [tags, type, withWords] = unit
    ? [form.child(2), form.child(3), form.child(5)]
    : [form.child(0), form.child(1), form.child(3)];
  const named = (tags?.children ?? []).map(read.word);
  const keywords = withWords?.children[0];
  const types = type?.ctorName === 'typeName' ? [read.word(type)] : (type?.children ?? []).map(read.word);
  // What its text doesn't say of a token, the rules must list (181).
  if (!unit && types.includes('unit'))
    throw read.misread(node, [A_UNIT], 'as a token unit has a Might (179.1.b)');
  if (!unit && !keywords) throw read.misread(node, [A_UNIT], 'as no rule lists what such a token has (181)');
  return {
    types: types.length > 0 ? types : ['unit'],
    tags: named,
    name: named.join(' '),
    ...(unit ? { might: read.number(form.child(0)) } : {}),
    abilities: keywords ? members(keywords.child(1)).map(read.ability) : [],
  };
}
