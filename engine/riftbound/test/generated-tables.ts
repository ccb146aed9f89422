import fc from 'fast-check';
import { generatedDuel } from '../../../fuzz/rulebooks/riftbound/tables';
import type { SetupRequest } from '../../../port/contract';

/** Tables of cards as the fuzzer generates them, of several catalogues. */
export const generatedTables: fc.Arbitrary<SetupRequest> = fc
  .record({
    shape: fc.nat(),
    deal: fc.nat(99_999),
    things: fc.array(fc.nat(), { minLength: 4, maxLength: 16 }),
    catalogue: fc.nat(4),
  })
  .map(({ catalogue, ...numbers }) => {
    const settings = { deck: 20, swarm: true, catalogue };
    return generatedDuel({ ...numbers, moves: [], rest: 0 }, settings).table;
  });
