/**
 * The types of a game's ability trees, by the place where their nodes stand.
 *
 * What all games say alike is in this folder, written in terms of the whole tree (`T['effect']` is any effect of the
 * game), and a game closes the circle: its effects are the shared ones and its own. So the tree of one game has no node
 * of another, and nothing here knows a game.
 */
export interface Tree {
  who: { readonly who: string };
  object: { readonly ref: string };
  filter: object;
  amount: { readonly amount: string };
  target: { readonly text: string; readonly minimum: number | 'X' };
  cost: { readonly cost: string };
  trigger: { readonly on: string };
  condition: { readonly if: string };
  duration: string;
  effect: { readonly do: string };
  modification: { readonly change: string };
  statement: { readonly says: string };
  event: { readonly would: string };
  destination: { readonly zone: string };
  ability: { readonly kind: string; readonly targets: readonly { readonly text: string }[] };
}
