import Redis from 'ioredis';

/** A queue can't be used: why, and what to do. */
export class QueueProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueueProblem';
  }
}

const PATIENCE_MILLISECONDS = 5000;

/**
 * Connects to the Redis or Valkey server at a URL.
 *
 * @param isPatient does it wait for ever when the server is away, as one who waits for work does?
 * @throws QueueProblem for a URL of something else, or where no server answers
 */
export async function connectTo(url: string, isPatient: boolean): Promise<Redis> {
  if (!/^rediss?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    throw new QueueProblem(
      `"${url}" is no address of a queue: it is like redis://host:6379 (or rediss:// for TLS).`,
    );
  await knockAt(url);
  const client = new Redis(url, {
    maxRetriesPerRequest: isPatient ? null : 3,
    connectTimeout: PATIENCE_MILLISECONDS,
  });
  // Without a listener an error would end the process; what it means shows where the connection is used.
  client.on('error', () => {});
  return client;
}

/** Throws QueueProblem where no server answers. */
async function knockAt(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: PATIENCE_MILLISECONDS,
    retryStrategy: () => null,
  });
  let why = '';
  client.on('error', (error) => {
    why ||= error.message;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    why ||= error instanceof Error ? error.message : String(error);
    throw new QueueProblem(
      `No Redis or Valkey server answers at "${url}" (${why}): start one there, or give another address.`,
    );
  } finally {
    client.disconnect();
  }
}
