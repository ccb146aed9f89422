import type { SetupRequest } from './contract';
import { ReferenceEngine } from './in-process';
import { playable } from './in-process/games';
import { withTrees } from './process/with-trees';
import { PROTOCOL } from './protocol/messages';
import { Server } from './serve';

/** One message of the example on the protocol's page, and what it gets for a reply. */
export interface Exchange {
  readonly says: string;
  readonly sent: string;
  readonly received: string;
}

/** What the runner says beside a message's name, as the game's example leaves it to the protocol. */
const more = (message: string, table: SetupRequest): Readonly<Record<string, unknown>> => {
  if (message === 'hello') return { protocol: PROTOCOL };
  return message === 'setup' ? { table } : {};
};

/** A whole conversation with the reference engine, in the first game that has an example. Throws RangeError where none has. */
export function exampleConversation(): readonly Exchange[] {
  const game = playable.find(({ example }) => example !== undefined);
  if (!game?.example) throw new RangeError('No game has an example of a conversation.');
  const { table, messages } = game.example;
  const { rulebook } = game.description;
  const request: SetupRequest = { rulebook, ...table, seed: 1, stops: 'every priority' };
  const sent = withTrees(request, (card) => (card.text === undefined ? undefined : game.readText(card)));
  const server = new Server(new ReferenceEngine());
  return messages.map(([says, { message, ...rest }], place) => {
    const line = JSON.stringify({ id: place + 1, message, ...more(message, sent), ...rest });
    return { says, sent: line, received: server.reply(line) };
  });
}
