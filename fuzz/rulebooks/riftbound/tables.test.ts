import { describe } from 'node:test';
import { itDealsTables } from '../../test/generated-tables';
import { riftbound } from '.';

describe('generated tables of Riftbound', () => {
  itDealsTables(riftbound);
});
