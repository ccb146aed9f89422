/** What the pages about all games say of one, in Markdown. */
export interface GamePages {
  /** What a scenario doesn't say and is so by default: a paragraph of the vocabulary. */
  readonly usual: string;
  /** The words that scenarios wait for in replies: a table, what is said where. */
  readonly words: string;
  /** What every table holds anyway, one item a line; what engines should know of tables besides; and an example of what one may lack. */
  readonly tables: { readonly items: string; readonly besides?: string; readonly missing?: string };
  /** Where the shape of an ability as a tree is published, and the page about what texts there can be. */
  readonly text: { readonly schema: string; readonly title: string; readonly page: string };
}

/** A conversation that shows the protocol: a table on which no card is left unexplained, and what is said about it, in order. */
export interface ExampleConversation<Plain> {
  readonly table: Plain;
  /** What is to be told of a message, and the message; what every game's says besides is left out. */
  readonly messages: readonly (readonly [
    string,
    Readonly<Record<string, unknown>> & { readonly message: string },
  ])[];
}
