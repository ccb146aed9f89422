import type { Canary } from '../rulebooks/fuzzed-rulebook';
import { Misasking, Misreporting } from './faults';

/** The objects of a zone are listed in the other order. */
export const upsideDown =
  (zone: string): Canary['plant'] =>
  (engine) =>
    new Misreporting(engine, (table) => {
      const listed = table.objects.filter((object) => object.zone === zone);
      return listed.length < 2
        ? table
        : {
            ...table,
            objects: table.objects.map((object) =>
              object.zone === zone ? (listed.pop() ?? object) : object,
            ),
          };
    });

/** Who discards is offered a card of another player's hand in place of the first of the own. */
export const strangeDiscards =
  (purposes: ReadonlySet<string>): Canary['plant'] =>
  (engine) =>
    new Misasking(engine, (decision, table) => {
      if (!purposes.has(decision.purpose)) return decision;
      const other = table().objects.find(({ zone, owner }) => zone === 'hand' && owner !== decision.player);
      const [first, ...rest] = decision.options;
      return first && other ? { ...decision, options: [{ ...first, object: other.id }, ...rest] } : decision;
    });
