import { type Saboteurs, saboteursOfEveryGame } from '../../saboteurs';

/** Engines for Magic's duel with a fault, by what they do wrong. */
export const saboteurs: Saboteurs = saboteursOfEveryGame({
  deck: 'library',
  priority: 'T.2.2',
  draw: 'G.18.2',
});
