import type { Observation } from '../../../port/contract';
import { PassedOn } from '../../../port/passed-on';
import { type Saboteurs, saboteursOfEveryGame } from '../../saboteurs';

/** Shows whoever hid a card as the other one of two players. */
class HiddenByTheOther extends PassedOn {
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    return {
      ...seen,
      objects: seen.objects.map((object) =>
        object.zone === 'facedown zone' && object.controller !== undefined
          ? { ...object, controller: 1 - object.controller }
          : object,
      ),
    };
  }
}

/** Engines for Riftbound's duel with a fault, by what they do wrong. */
export const saboteurs: Saboteurs = {
  ...saboteursOfEveryGame({ deck: 'main deck', priority: '312' }),
  'hidden cards are shown as somebody else hid them': (inner) => new HiddenByTheOther(inner),
};
