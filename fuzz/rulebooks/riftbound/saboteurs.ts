import type { Observation } from '../../../port/contract';
import { PassedOn } from '../../../port/passed-on';
import { misreportingObjects } from '../../canaries/faults';
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
  "units at a base are shown at the other player's": (inner) =>
    misreportingObjects(inner, (object, { objects }) => {
      const bases = objects.filter(({ types }) => types.includes('base'));
      const isHome = object.types.includes('unit') && bases.some(({ id }) => id === object.at);
      const other = bases.find(({ id }) => id !== object.at);
      return isHome && other ? { ...object, at: other.id } : object;
    }),
  'a second card is shown in a champion zone': (inner) =>
    misreportingObjects(inner, (object, { objects }) =>
      object === objects.find(({ zone, owner }) => zone === 'hand' && owner === object.owner)
        ? { ...object, zone: 'champion zone' }
        : object,
    ),
  'hidden cards are shown as somebody else hid them': (inner) => new HiddenByTheOther(inner),
};
