import type { EnginePort, ObjectView, Observation, SetupRequest } from '../../../port/contract';
import { PassedOn } from '../../../port/passed-on';
import { printedNumber } from '../../../port/printed';
import { upsideDown } from '../../canaries/of-hands-and-chains';
import { type Saboteurs, saboteurOf, saboteursOfEveryGame } from '../../saboteurs';

/** Has every base hold a permanent less than it shows. */
class HoldsTooFew extends PassedOn {
  private readonly smaller = new Set<string>();

  override setup(request: SetupRequest): void {
    this.smaller.clear();
    const players = request.players.map((player) => ({
      ...player,
      permanents: (player.permanents ?? []).map((base) => {
        const { name } = base.card;
        const capacity = printedNumber(base.card, 'capacity') ?? 0;
        if (capacity === 0) return base;
        this.smaller.add(name);
        return { ...base, card: { ...base.card, fields: { ...base.card.fields, capacity: capacity - 1 } } };
      }),
    }));
    super.setup({ ...request, players });
  }
  override observe(viewer?: number): Observation {
    const seen = super.observe(viewer);
    const shown = (object: ObjectView): ObjectView => {
      const { capacity } = object.characteristics;
      return capacity === undefined || !object.types.includes('base') || !this.smaller.has(object.name ?? '')
        ? object
        : { ...object, characteristics: { ...object.characteristics, capacity: capacity + 1 } };
    };
    return { ...seen, objects: seen.objects.map(shown) };
  }
}

/** Engines for Legions of Will with a fault, by what they do wrong. */
export const saboteurs: Saboteurs = {
  'the chain of events lies upside down': upsideDown('chain of events'),
  ...saboteursOfEveryGame({ deck: 'deck', priority: '111.1', draw: '103.4b' }),
  'bases hold a permanent less than they show': (inner) => new HoldsTooFew(inner),
};

/** The saboteur with a name. Throws a RangeError where there is none. */
export const saboteur = (name: string): ((inner: EnginePort) => EnginePort) => saboteurOf(saboteurs, name);
