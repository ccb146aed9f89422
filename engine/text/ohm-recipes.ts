// Ohm can write a grammar down and load it again; its typings leave both functions out.
import type {} from 'ohm-js';

declare module 'ohm-js' {
  interface Grammar {
    /** The grammar as JSON. */
    toRecipe(): string;
  }
  /** The grammar that a recipe describes. */
  function makeRecipe(recipe: unknown): Grammar;
}
